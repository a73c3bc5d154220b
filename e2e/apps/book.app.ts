import { randomUUID } from 'node:crypto';
import { app as pt } from '@metade/i18n/pt/app.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { cards } from '../support/checkout.ts';
import { column, endHoldIn, rows } from '../support/database.ts';
import { findTable, type Table } from '../support/tables.ts';
import { typeCard } from './support/card.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const password = 'quatro mesas longe daqui';

/** Chooses a table on its restaurant's page and holds it as a guest. Answers the order's id. */
async function holdAsGuest(page: Page, table: Table): Promise<string> {
  await page.goto(`/restaurant/${table.restaurant}?date=${table.date}&slot=${table.slot}`);
  await expect(
    page.getByRole('button', { name: pt.continueWith(table.time, formatMoney(table.price, 'pt')) }),
  ).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: m.restaurant.continue }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: m.checkout.youTitle })).toBeVisible();
  return page.url().slice(-36);
}

/** Signs up inside the booking; the place is that of the table. */
async function signUp(page: Page): Promise<string> {
  const email = `diner-${randomUUID()}@example.test`;
  // Once the regions are there, that of the table is chosen.
  await expect(page.getByRole('button', { name: m.account.region })).not.toContainText(m.account.chooseRegion);
  await page.getByLabel(m.account.firstName).fill('Diner');
  await page.getByLabel(m.account.lastName).fill('Demo');
  await page.getByLabel(m.account.email).fill(email);
  await page.getByLabel(new RegExp(`^${m.account.password}`)).fill(password);
  await page.getByRole('radio', { name: m.account.female, exact: true }).click();
  await page.getByRole('checkbox', { name: m.account.agree }).click();
  await page.getByRole('button', { name: m.account.signUpHere }).click();
  await expect(page.getByRole('heading', { name: m.checkout.payTitle, exact: true })).toBeVisible();
  return email;
}

const payButton = (page: Page, table: Table) =>
  page.getByRole('button', { name: m.checkout.pay(formatMoney(table.price, 'pt')) });

test('a table is found, held, signed up for, paid, shown offline, and cancelled', async ({ page, context }, {
  project,
}) => {
  const table = await findTable('raiz-de-cedro', { after: project.name === 'phone' ? 14 : 7 });
  const order = await holdAsGuest(page, table);
  // What is missing is said, and nothing typed is lost.
  await page.getByLabel(m.account.firstName).fill('Diner');
  await page.getByRole('button', { name: m.account.signUpHere }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(m.account.firstName)).toHaveValue('Diner');
  await expectAccessible(page);
  await signUp(page);
  await expectAccessible(page);
  await typeCard(page, cards.good);
  await expect(page.getByRole('radio', { name: m.cards.name('Visa', '4242') })).toBeVisible();
  await payButton(page, table).dblclick();
  await page.waitForURL(`**/booking/${order}`);
  expect(await column('select state as one from payment where order_id = $1', order)).toHaveLength(1);
  await expectAccessible(page);

  // The restaurant says yes where it is asked.
  await rows("update orders set state = 'confirmed' where id = $1 and state = 'awaiting_restaurant'", [order]);
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: m.site.myReservations })).toBeVisible();
  const open = page.getByRole('button', { name: m.orders.viewVoucher });
  await expect(open).toBeVisible();
  await expectAccessible(page);
  await open.click();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await expectAccessible(page);
  const pass = page.waitForEvent('download');
  await page.getByRole('button', { name: m.voucher.addToWallet.apple }).click();
  expect((await pass).suggestedFilename()).toMatch(/^M-\w+\.pkpass$/);

  // Without a network, the bookings and the voucher are there, with their age.
  await page.getByRole('button', { name: m.site.close }).click();
  // In a browser, a screen comes with its first visit.
  await page.getByRole('button', { name: m.checkout.seeOrder }).click();
  await page.getByRole('button', { name: m.orders.cancelQuestion }).waitFor();
  await page.getByRole('button', { name: m.site.back }).click();
  await context.setOffline(true);
  await page.getByRole('tab', { name: m.orders.past }).click();
  await page.getByRole('tab', { name: m.orders.upcoming }).click();
  await expect(page.getByText(pt.savedAt(''))).toBeVisible();
  await open.click();
  await expect(page.getByText(m.voucher.offline)).toBeVisible();
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await page.getByRole('button', { name: m.site.close }).click();
  await page.getByRole('button', { name: m.checkout.seeOrder }).click();
  await page.getByRole('button', { name: m.orders.cancelQuestion }).click();
  await expect(page.getByText(pt.needsNetwork)).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('button', { name: m.orders.cancelQuestion }).click();
  const price = formatMoney(table.price, 'pt');
  await page.getByRole('button', { name: m.orders.cancelRefund(price) }).click();
  await expect(page.getByRole('status').filter({ hasText: m.orders.states.cancelled })).toBeVisible();
  expect(await column('select state as one from orders where id = $1', order)).toEqual(['cancelled']);
});

test('the bank asks, and says no or yes; a refused card leaves the table', async ({ page }, { project }) => {
  const table = await findTable('balcao-chapa-quente', { after: project.name === 'phone' ? 14 : 7 });
  const order = await holdAsGuest(page, table);
  await signUp(page);
  await typeCard(page, cards.declined);
  await payButton(page, table).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await typeCard(page, cards.asksTheDiner);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: new RegExp(`^${m.checkout.pay('')}`) }).click();
  const bank = await opened;
  await bank.getByRole('button', { name: 'Sim, aprovar' }).click();
  await page.waitForURL(`**/booking/${order}`);
  expect(
    await column("select state as one from payment where order_id = $1 and state <> 'failed'", order),
  ).toHaveLength(1);
});

test('what goes wrong at the gateway’s page and in between loses nothing', async ({ page, context }, { project }) => {
  const table = await findTable('cantina-da-nona-esquina', { after: project.name === 'phone' ? 14 : 7 });
  const order = await holdAsGuest(page, table);
  await signUp(page);
  // The page that was closed without a card changes nothing.
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: pt.enterCard }).first().click();
  await (await opened).close();
  await expect(page.getByRole('button', { name: pt.enterCard }).first()).toBeEnabled();
  await typeCard(page, cards.good);
  await context.setOffline(true);
  await payButton(page, table).click();
  await expect(page.getByText(m.checkout.lost)).toBeVisible();
  await context.setOffline(false);
  // Killed between hold and payment: the table is still there, under the same account.
  await page.goto('/bookings');
  await page.getByRole('button', { name: m.orders.finishPaying }).click();
  await expect(page).toHaveURL(new RegExp(order));
  await endHoldIn(order, 1);
  await page.reload();
  await expect(page.getByText(m.checkout.expiredTitle)).toBeVisible();
  expect(await column('select id as one from payment where order_id = $1', order)).toEqual([]);
});

test('a wrong password, and links that are nobody’s, say so', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel(m.account.email).fill('diner@demo.metade.test');
  await page.getByLabel(m.account.password, { exact: true }).fill('wrong');
  await page.getByRole('button', { name: m.account.signIn, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/checkout/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText(m.checkout.nothingHeldTitle)).toBeVisible();
  await page.goto('/voucher/not-a-voucher');
  await expect(page.getByText(m.orders.voucherNotYet)).toBeVisible();
  await page.goto('/bookings');
  await expect(page.getByText(pt.signInToSee)).toBeVisible();
  await expectAccessible(page);
});
