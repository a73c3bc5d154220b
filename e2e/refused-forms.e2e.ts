import { randomUUID } from 'node:crypto';
import { type RegistrationStep, stepNames } from '@metade/domain/registration.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import type { Locator, Page } from '@playwright/test';
import { book, holdTable, openBookingBox, payButton } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { coverOfFocus } from './support/in-sight.ts';
import { enterAsDiner, enterAsHost, enterAsNewOwner, enterPanel } from './support/people.ts';
import { findTable, pageOf } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { panel, spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { account, checkout, content, gift, profile, register, restaurant, reviews, search, site, trouble } = words;

/** Sends a form that will be refused: the focus is at its first wrong field, in sight, and the count is said and on the button. */
async function refused(page: Page, button: Locator, words = site.toCorrect): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.click();
  const wrong = page.locator('form :is([aria-invalid=true], [data-invalid])');
  await expect(wrong.first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const first = document.querySelector('form :is([aria-invalid=true], [data-invalid])');
        return first !== null && (first === document.activeElement || first.contains(document.activeElement));
      }),
    )
    .toBe(true);
  expect(await coverOfFocus(page)).toMatchObject({ cover: null });
  const groups = await wrong.evaluateAll(
    (all) => all.filter((one) => !one.querySelector('[aria-invalid=true], [data-invalid]')).length,
  );
  await expect(page.locator('[data-form-errors]')).toHaveText(words(groups));
  await expect(button).toContainText(words(groups));
  await expect(button).toHaveAccessibleDescription(words(groups));
}

test('a refused form takes the focus to its first wrong field and says how many there are', async ({ page }) => {
  for (const [path, name] of [
    ['/sigin?new=1', account.signUp],
    ['/sigin?forgot=1', account.forgotSend],
    ['/sigin?code=1', account.codeSend],
    ['/contact', content.formSend],
    ['/be-a-partner', content.formSend],
    ['/restaurant/pre-register', register.begin],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      const button = page.getByRole('main').getByRole('button', { name });
      await refused(page, button);
      // The same refusal once more.
      await refused(page, button);
    });
});

test('where no field is wrong the focus goes to the message, also after a click', async ({ page }) => {
  await page.goto('/sigin');
  await page.getByLabel(account.email, { exact: true }).fill(`${randomUUID()}@example.test`);
  await page.getByLabel(account.password, { exact: true }).fill('uma senha errada');
  await page.getByRole('main').getByRole('button', { name: account.signIn, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  expect(await coverOfFocus(page)).toMatchObject({ cover: null });
});

test('a box is in error until it is ticked, and again when it is not', async ({ page }) => {
  await page.goto('/sigin?new=1');
  await page.getByRole('main').getByRole('button', { name: account.signUp }).click();
  const box = page.locator('input[type=checkbox][name=terms]');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.check();
  await expect(box).not.toHaveAttribute('aria-invalid');
  await box.uncheck();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
});

test('a table without a time is asked for in the page’s words', async ({ page }) => {
  await page.goto('/restaurant/description/meia-lenha');
  const box = await openBookingBox(page);
  const missing = box.getByText(restaurant.pickFirst, { exact: true });
  await expect(missing).toBeVisible();
  await box.getByRole('button', { name: restaurant.continue, exact: true }).click();
  await expect(missing).toHaveRole('alert');
  await expect(missing).toBeFocused();
  await expect(page).toHaveURL(/\/restaurant\/description\//);
});

test('a chosen time stays chosen while another meal is looked at', async ({ page, phone }) => {
  await page.goto(pageOf(await findTable('taberna-do-acucar', { after: phone ? 9 : 8 })));
  const box = await openBookingBox(page);
  await expect(box.getByRole('radio', { checked: true })).toHaveCount(1);
  await box.getByRole('group', { name: search.period }).locator('a:not([aria-current])').first().click();
  await expect(box.getByRole('radio', { checked: true })).toHaveCount(0);
  await box.getByRole('button', { name: restaurant.continue, exact: true }).click();
  await page.waitForURL(/\/checkout\?order=/);
});

test('so it is in checkout, at a gift, a rating, a claim and the end of an account', async ({
  page,
  context,
  phone,
}) => {
  await enterAsDiner(context);
  const order = await book(page, await findTable('cantina-tres-milhos', { after: phone ? 9 : 6 }));
  const table = await findTable('padoca-do-sino', { after: phone ? 9 : 6 });
  await holdTable(page, table);
  await refused(page, payButton(page, table));
  await rows(
    `update orders set state = 'arrived', payment_state = 'paid', arrived_at = now(), confirmed_at = coalesce(confirmed_at, now()) where id = $1`,
    [order],
  );
  await page.goto('/gift');
  const sum = formatMoney({ amount: 2500, currency: 'EUR' }, spoken());
  // What is missing above the card and of the card is said at once.
  await refused(page, page.getByRole('button', { name: gift.pay(sum) }));
  await expect(page.getByLabel(gift.to, { exact: true })).toBeFocused();
  await expect(page.getByLabel(checkout.cardNumber)).toHaveAttribute('aria-invalid', 'true');
  await page.goto(`/avalia/${order}`);
  await refused(page, page.getByRole('button', { name: reviews.send }));
  const stars = page.getByRole('radiogroup').first();
  await expect(stars).toHaveAttribute('aria-invalid', 'true');
  await stars.getByRole('radio').nth(3).check({ force: true });
  await expect(stars).not.toHaveAttribute('aria-invalid');
  await page.goto(`/infos-reserve/${order}/claim`);
  await refused(page, page.getByRole('button', { name: trouble.claimSend }));
  await page.goto('/profile/delete');
  await page.getByLabel(profile.deletePassword).fill('uma senha errada');
  await refused(page, page.getByRole('button', { name: profile.deleteSubmit }));
});

test('so it is at every step of a registration whose form can be refused', async ({ page, context }) => {
  await enterAsNewOwner(context, `Tasca ${randomUUID()}`);
  const mistakes: Record<RegistrationStep, (() => Promise<void>) | null> = {
    identity: () => page.getByLabel(fieldLabel('description', spoken())).fill('Curta.'),
    place: async () => {},
    // It sends pictures alone, one by one.
    pictures: null,
    food: async () => {},
    tables: async () => {
      await page.locator('[name=open-1]').fill('19:00');
      await page.locator('[name=close-1]').fill('18:00');
    },
    terms: async () => {},
  };
  for (const step of stepNames)
    await test.step(step, async () => {
      const mistake = mistakes[step];
      if (!mistake) return;
      await page.goto(`/restaurant/register?step=${step}`);
      await mistake();
      await refused(page, page.getByRole('button', { name: step === 'terms' ? register.submit : register.saveNext }));
      if (step === 'terms') await expect(page.getByText(register.agreeMissing)).toBeVisible();
    });
});

test('so it is in the panel', async ({ page }) => {
  await page.goto('/panel/');
  await refused(page, page.getByRole('button', { name: panel.logIn.submit }), panel.toCorrect);
  await enterPanel(page, 'owner@metade.test');
  await page.goto('/panel/team');
  await refused(page, page.getByRole('button', { name: panel.manage.team.send }), panel.toCorrect);
});

test('a screen of the panel that is gone to is named to a screen reader', async ({ page }) => {
  await enterAsHost(page, panel);
  const nav = page.getByRole('navigation', { name: panel.mainNavigation });
  await nav.getByRole('link', { name: panel.scan }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${panel.voucher.scanTitle} · Metade`);
  // This one takes the focus to what is typed in.
  await nav.getByRole('link', { name: panel.code }).click();
  await expect(page.getByRole('status').filter({ hasText: panel.voucher.codeTitle })).toHaveCount(1);
  await expect(page).toHaveTitle(`${panel.voucher.codeTitle} · Metade`);
});
