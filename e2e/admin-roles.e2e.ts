import { panel } from '@metade/i18n/pt/panel.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsAdmin, goToPlace, newAdmin } from './support/admins.ts';
import { openPanel } from './support/log-in.ts';
import { registerDiner } from './support/people.ts';
import { rows } from './support/database.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

const { people, areas, desk, admin } = panel;

test('support sees its areas and no others, whatever the address says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await openPanel(page, { ...(await newAdmin(['support'])), group: 'admin' }, '/panel/');
  const rail = page.getByRole('navigation', { name: panel.mainNavigation });
  await expect(rail.getByRole('link', { name: areas.people })).toBeVisible();
  for (const hidden of [areas.coupons, areas.content, areas.licences])
    await expect(rail.getByRole('link', { name: hidden })).toHaveCount(0);
  await page.goto('/panel/coupons');
  await expect(rail).toBeVisible();
  await expect(page.getByRole('heading', { name: panel.coupons.title })).toHaveCount(0);
  await page.goto('/panel/refunds');
  await expect(rail).toBeVisible();
  await expect(page.getByRole('heading', { name: desk.refundRequests })).toHaveCount(0);
});

test('an owner appoints an admin, changes the roles and takes them away', async ({ page }) => {
  const { email } = await registerDiner();
  await rows('update app_user set email_verified_at = now() where email = $1', [email]);
  await enterAsAdmin(page, panel);
  await goToPlace(page, panel, 'admins');
  const form = page.getByRole('form', { name: people.appoint });
  await form.getByLabel(people.email).fill(email);
  await form.getByLabel(new RegExp(`^${people.roles.finance}`)).check();
  await form.getByLabel(admin.reason).fill('Trata das devoluções');
  await form.getByRole('button', { name: people.appointDo }).click();
  await expect(page.getByText(people.appointed(email))).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(people.roles.support);
  await expect(row).toContainText(people.noSecondFactor);
  await expectAccessible(page);

  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(`^${people.roles.support}`)).uncheck();
  await dialog.getByLabel(admin.reason).fill('Só finanças');
  await dialog.getByRole('button', { name: people.save }).click();
  await expect(row).not.toContainText(people.roles.support);
  await expect(row).toContainText(people.roles.finance);

  await row.getByRole('button').click();
  await dialog.getByLabel(admin.reason).fill('Saiu da equipa');
  await dialog.getByRole('button', { name: people.remove }).click();
  await expect(row).toHaveCount(0);
});
