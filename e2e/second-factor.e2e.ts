import { panel as en } from '@metade/i18n/en/panel.ts';
import { panel as es } from '@metade/i18n/es/panel.ts';
import { panel as pt } from '@metade/i18n/pt/panel.ts';
import { codeOf, newlyAppointed } from './support/admins.ts';
import { checkWidth, expectAccessible } from './support/accessible.ts';
import { aPassword } from './support/people.ts';
import { picture } from './support/picture.ts';
import { anyWidth, expect, pt as site, test } from './support/test.ts';

const words = { pt, en, es };

const appointed = { pt: 'admin', en: 'franchisee', es: 'admin' } as const;

for (const locale of ['pt', 'en', 'es'] as const)
  test.describe(locale, () => {
    test.use({ locale });

    test(`${appointed[locale]} is led to the second step at the first log-in, and to what is behind it, in ${locale} ${anyWidth}`, async ({
      page,
    }) => {
      const m = words[locale];
      const { email } = await newlyAppointed(appointed[locale]);
      await page.goto('/panel/');
      await page.getByLabel(m.logIn.email).fill(email);
      await page.getByLabel(m.logIn.password).fill(aPassword);
      await page.getByRole('button', { name: m.logIn.submit }).click();
      await expect(page.getByRole('heading', { level: 1, name: m.secondFactor.title })).toBeVisible();
      // No address leads past it.
      await page.goto('/panel/users');
      await expect(page.getByRole('heading', { level: 1, name: m.secondFactor.title })).toBeVisible();
      await page.getByRole('button', { name: m.secondFactor.start }).click();
      await expect(page.getByText(m.secondFactor.passwordMissing)).toBeVisible();
      await page.getByLabel(m.secondFactor.password).fill(aPassword);
      await page.getByRole('button', { name: m.secondFactor.start }).click();
      const key = (await page.locator('code').innerText()).replace(/\s/g, '');
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await checkWidth(page);
        await picture(page, `second-factor-${locale}-${width}`);
      }
      await expectAccessible(page);
      await page.getByLabel(m.secondFactor.code).fill(codeOf(key));
      await page.getByRole('button', { name: m.secondFactor.confirm }).click();
      await expect(page.getByRole('heading', { level: 1, name: m.secondFactor.recoveryTitle })).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveCount(10);
      await page.getByRole('button', { name: m.secondFactor.kept }).click();
      await expect(page.getByRole('navigation', { name: m.mainNavigation })).toBeVisible();
    });
  });

test('an admin who signs in on the site is led to the second step there, from any page, and turns it off with a code', {
  tag: anyWidth,
}, async ({ page, context, baseURL }) => {
  const { token } = await newlyAppointed('admin');
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '', httpOnly: true, sameSite: 'Lax' }]);
  for (const path of ['/', '/profile/edit', '/reserve']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/profile\/two-factor$/);
  }
  await expect(page.getByText(site.profile.twoFactorDue)).toBeVisible();
  await page.getByLabel(site.profile.currentPassword).fill(aPassword);
  await page.getByRole('button', { name: site.profile.twoFactorSetUp }).click();
  const key = (await page.locator('code').first().innerText()).replace(/\s/g, '');
  await page.getByLabel(site.profile.twoFactorCode).fill(codeOf(key));
  await page.getByRole('button', { name: site.profile.twoFactorConfirm }).click();
  const recovery = await page.getByRole('listitem').locator('code').first().innerText();
  await page.getByRole('link', { name: site.profile.recoveryKept }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await page.goto('/profile/two-factor');
  await page.getByLabel(site.profile.twoFactorEndCode).fill('000000');
  await page.getByRole('button', { name: site.profile.twoFactorOff }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel(site.profile.twoFactorEndCode).fill(recovery);
  await page.getByRole('button', { name: site.profile.twoFactorOff }).click();
  await expect(page.getByText(site.profile.twoFactorDue)).toBeVisible();
});
