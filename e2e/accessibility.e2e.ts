import { randomUUID } from 'node:crypto';
import { stepNames } from '@metade/domain/registration.ts';
import { errors } from '@metade/i18n/pt/errors.ts';
import { panel } from '@metade/i18n/pt/panel.ts';
import { fieldLabel } from '@metade/i18n/registration-fields.ts';
import { expectAccessible as check } from './support/accessible.ts';
import { book, cards, fillCard, holdTable, openBookingBox, payButton } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsAdmin } from './support/admins.ts';
import { enterAsDiner, enterAsHost, enterAsNewOwner } from './support/people.ts';
import { giveRewards } from './support/rewards.ts';
import { findTable, pageOf } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';
import { enterWithToken, onlyTable } from './support/waiting.ts';

const { search, site, checkout, account, waiting } = pt;

// The panel takes the browser's language.
test.use({ locale: 'pt-PT' });

test('home, its city picker and its search sheet', async ({ page, phone }) => {
  await page.goto('/');
  await check(page);
  await page.getByRole('button', { name: pt.home.allCities }).click();
  await expect(page.getByRole('dialog').getByText('Porto')).toBeVisible();
  await check(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(phone ? `^${search.sheetTitle}:` : `^${search.where}:`) }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /livres/ })
      .first(),
  ).toBeVisible();
  await check(page);
});

test('the list, its filters and its map', async ({ page, phone }) => {
  await page.goto('/restaurants/PT-11/lisboa');
  await check(page);
  await page.locator('summary').filter({ hasText: search.kitchen }).click();
  await check(page);
  await page.keyboard.press('Escape');
  if (phone) await page.getByRole('button', { name: search.map, exact: true }).click();
  const map = page.getByRole('region', { name: search.mapTitle });
  await map.hover();
  await map.getByRole('button', { name: / mesa/ }).first().focus();
  await page.keyboard.press('Enter');
  // Pins stand where their restaurants are, one over the other if need be; the list offers the same in full size.
  await check(page, { apart: ['target-size'] });
});

test('nothing found', async ({ page }) => {
  await page.goto('/restaurants/PT-11/lisboa?text=zzzz');
  await expect(page.getByRole('heading', { name: search.noneTitle })).toBeVisible();
  await check(page);
});

test('a restaurant and its booking box', async ({ page, phone }) => {
  await page.goto('/restaurant/description/taberna-do-acucar');
  await check(page);
  if (!phone) return;
  await openBookingBox(page);
  await check(page);
});

// The pages that every-screen does not come to.
for (const path of [
  '/sigin',
  '/sigin?new=1',
  '/sigin?forgot=1',
  '/auth/reset_password/x',
  '/auth/verify_email/x',
  '/auth/confirm_email/x',
  '/sigin?code=1',
  '/offline',
  '/no/such/page',
]) {
  test(`the page ${path}`, async ({ page }) => {
    await page.goto(path);
    await check(page);
  });
}

test('sign-up with everything wrong', async ({ page }) => {
  await page.goto('/sigin?new=1');
  await page.getByRole('button', { name: account.signUp }).click();
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  await check(page);
});

test('checkout from the held table to the finish, the reservation and the voucher', async ({
  page,
  context,
  phone,
}) => {
  const { email } = await enterAsDiner(context);
  const table = await findTable('padoca-do-sino', { after: phone ? 8 : 3 });
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: checkout.nothingHeldTitle })).toBeVisible();
  await check(page);
  await holdTable(page, table);
  await rows("update app_user set terms_version = 'before' where email = $1", [email]);
  await page.reload();
  await payButton(page, table).click();
  await expect(page.getByRole('checkbox', { name: checkout.agree })).toHaveAccessibleDescription(checkout.agreeMissing);
  await expect(page.getByText(checkout.cardErrors.invalid_number)).toBeVisible();
  await expect(page.locator('dd', { hasText: pt.orders.tableFor(table.places) })).not.toHaveCount(0);
  await page.getByText(checkout.tableDetails).click();
  await check(page);
  await page.getByRole('checkbox', { name: checkout.agree }).check();
  await fillCard(page, cards.debit);
  await page.locator('form button[type=submit]').last().click();
  await expect(page.getByText(checkout.cardErrors.debit)).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: checkout.letGo }).click();
  await page.waitForURL(/\/restaurant\/description\//);

  const order = await book(page, table);
  await expect(page.getByRole('heading', { name: checkout.doneTitle.confirmed, level: 1 })).toBeVisible();
  await check(page);
  await page.goto('/reserve');
  await check(page);
  await page.goto(`/infos-reserve/${order}`);
  await page.getByText(pt.orders.cancelQuestion).click();
  await check(page);
  const [voucher] = await rows<{ token: string }>('select voucher_token as token from orders where id = $1', [order]);
  await page.goto(`/checkout/voucher/${voucher?.token}`);
  await check(page);
  await page.goto('/profile/edit');
  await check(page);
});

test('vouchers and points: empty, with enough for a free voucher, and with it', async ({ page, context }) => {
  const diner = await enterAsDiner(context);
  await page.goto('/profile/tickets');
  await check(page);
  await giveRewards(diner, 1100);
  await page.goto('/profile/tickets?vouchers=used');
  await check(page);
  await page.getByRole('button', { name: /Trocar/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'voucher grátis' })).toBeVisible();
  await check(page);
});

test('wishlist, ratings, and what goes wrong: a rating, a claim, a dispute', async ({ page, context, phone }) => {
  await page.goto('/restaurant/description/forno-velho');
  await expect(async () => {
    const heart = page.getByRole('button', { name: site.keep('Forno Velho'), exact: true }).first();
    if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 });
  }).toPass();
  await page.goto('/wishlist');
  await expect(page.getByRole('link', { name: /Forno Velho/ }).first()).toBeVisible();
  await check(page);
  await enterAsDiner(context);
  const order = await book(page, await findTable('cantina-tres-milhos', { after: phone ? 7 : 4 }));
  await rows(
    `update orders set state = 'arrived', payment_state = 'paid', arrived_at = now(), confirmed_at = coalesce(confirmed_at, now()) where id = $1`,
    [order],
  );
  for (const path of [
    '/profile/orders/rating',
    `/avalia/${order}`,
    `/infos-reserve/${order}`,
    `/infos-reserve/${order}/claim`,
  ]) {
    await page.goto(path);
    await check(page);
  }
  await page.getByRole('button', { name: pt.trouble.claimSend }).click();
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  await check(page);
  await rows("update orders set state = 'no_show', no_show_at = now(), arrived_at = null where id = $1", [order]);
  await page.goto(`/infos-reserve/${order}`);
  await expect(page.getByRole('heading', { name: pt.trouble.disputeTitle })).toBeVisible();
  await check(page);
});

test('the waiting list: a bell, one’s place in line, and a link that leads nowhere', async ({
  page,
  context,
  browser,
  phone,
}) => {
  const rivalContext = await browser.newContext();
  await enterWithToken(rivalContext);
  const table = await onlyTable(phone ? 10 : 4);
  await book(await rivalContext.newPage(), table);
  await rivalContext.close();
  await enterAsDiner(context);
  await page.goto(pageOf(table));
  const bell = (await openBookingBox(page)).getByRole('button', { name: waiting.bellLabel(table.time) });
  await expect(bell).toBeVisible();
  await check(page);
  await bell.click();
  await page.waitForURL(/period=/);
  await page.goto(pageOf(table));
  await expect((await openBookingBox(page)).getByText(waiting.place(1))).toBeVisible();
  await check(page);
  await page.goto('/reserve');
  await expect(page.getByRole('heading', { name: waiting.title })).toBeVisible();
  await check(page);
  await page.goto('/waiting/no-such-link');
  await expect(page.getByRole('heading', { name: waiting.unknown })).toBeVisible();
  await check(page);
});

test('the panel: log-in, the day, scanning and the code', async ({ page }) => {
  await page.goto('/panel/');
  await page.getByRole('button', { name: panel.logIn.submit }).click();
  await expect(page.getByText(panel.logIn.emailMissing)).toBeVisible();
  await check(page);
  await page.getByRole('link', { name: panel.logIn.forgot }).click();
  await expect(page.getByRole('heading', { level: 1, name: pt.account.forgotTitle })).toBeVisible();
  await enterAsHost(page, panel);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page);
  await page.goto('/panel/code');
  await expect(page.getByLabel(panel.voucher.codeLabel)).toBeVisible();
  await check(page);
  await page.keyboard.type('ZZZZZZ');
  await expect(page.getByText(panel.voucher.notFound, { exact: true })).toBeVisible();
  await check(page);
  await page.goto('/panel/scan');
  await expect(page.getByRole('link', { name: panel.voucher.typeInstead })).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: panel.more }).click();
  await check(page);
});

test('a restaurant’s registration, step by step, and the admins’ queue with it', async ({ page, context, phone }) => {
  await page.goto('/restaurant/pre-register');
  await check(page);
  const name = `Tasca ${randomUUID()}`;
  await enterAsNewOwner(context, name);
  for (const step of stepNames) {
    await page.goto(`/restaurant/register?step=${step}`);
    await check(page);
  }
  const refuse = () => page.getByRole('button', { name: pt.register.saveNext }).click();
  await page.goto('/restaurant/register?step=place');
  await refuse();
  const zip = page.getByLabel(fieldLabel('zip', 'pt'));
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await zip.fill('1100-148');
  await zip.blur();
  const city = page.getByLabel(fieldLabel('city', 'pt'));
  await expect(city).toHaveValue('Lisboa');
  for (const filled of [zip, city]) await expect(filled).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel(fieldLabel('number', 'pt'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.goto('/restaurant/register?step=food');
  await refuse();
  const ticket = page.getByLabel(fieldLabel('ticket_avg', 'pt'));
  await expect(ticket).toHaveAccessibleDescription(new RegExp(String(errors.fields.required)));
  await page.goto('/restaurant/register?step=tables');
  await page.locator('[name=open-1]').fill('19:00');
  await page.locator('[name=close-1]').fill('18:00');
  await refuse();
  await expect(page.locator('[name=close-1]')).toHaveAttribute('aria-invalid', 'true');
  const top = async (name: string) => (await page.locator(`[name=${name}]`).boundingBox())?.y;
  expect(await top('open-1'), 'a mistake leaves both times in one line').toBe(await top('close-1'));
  await enterAsAdmin(page, panel);
  await check(page);
  const lastArea = page.getByRole('navigation', { name: panel.mainNavigation }).getByRole('link').last();
  if (!phone) await expect(lastArea, 'a wide screen shows every area').toBeInViewport({ ratio: 1 });
  await page.goto('/panel/registrations?state=draft');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await check(page);
});

test('home stays whole at 320 px, in the longest language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/?lang=es',
    '/restaurants/PT-11/lisboa?lang=es',
    '/restaurant/description/taberna-do-acucar?lang=es',
    '/sigin?new=1&lang=es',
  ]) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBe(0);
  }
  await expect(page.getByRole('link', { name: site.name }).first()).toBeVisible();
});
