import { formatMoney } from '@metade/i18n/format-money.ts';
import { refusalMessage } from '@metade/i18n/errors.ts';
import type { Page } from '@playwright/test';
import {
  atCheckout,
  bookByHand,
  cards,
  comeToPay,
  fillCard,
  holdTable,
  openBookingBox,
  orderOf,
  payButton,
} from './support/checkout.ts';
import { endHoldIn, takenByGateway } from './support/database.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, awake, expect, test } from './support/test.ts';
import { spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { checkout, restaurant } = words;
const paid = { state: 'captured', last4: '4242' };

test.beforeEach(async ({ context }) => {
  await enterAsDiner(context);
});

/** A table of an instant restaurant of this test alone; each project has days of its own. */
const tableAt = (restaurant: string, phone: boolean) => findTable(restaurant, { after: phone ? 9 : 3 });

const finished = (page: Page) => page.getByRole('heading', { name: checkout.doneTitle.confirmed, level: 1 });

test('a declined card: nothing charged, the table still yours, tries left; then a good one pays', async ({
  page,
  phone,
}) => {
  const table = await tableAt('forno-velho', phone);
  const order = await comeToPay(page, table, cards.declined);
  await payButton(page, table).click();
  const alert = page.getByRole('alert').filter({ hasText: refusalMessage('card_declined', {}, spoken()) });
  await expect(alert).toContainText(checkout.attemptsLeft(2));
  await expect(page.getByText(checkout.heldUntil)).toBeVisible();
  expect(await takenByGateway(order)).toEqual([]);

  await fillCard(page, cards.good);
  await page.getByRole('button', { name: checkout.payAgain(formatMoney(table.price, spoken())) }).click();
  await expect(finished(page)).toBeVisible();
  expect(await takenByGateway(order)).toEqual([{ ...paid, amount: table.price.amount }]);
});

test('the third refusal lets the table go, and says so', { tag: anyWidth }, async ({ page, phone }) => {
  const table = await tableAt('fumo-e-folha', phone);
  const order = await comeToPay(page, table, cards.declined);
  for (const left of [2, 1]) {
    await payButton(page, table).click();
    await expect(page.getByRole('alert')).toContainText(checkout.attemptsLeft(left));
  }
  await payButton(page, table).click();
  await expect(page.getByRole('heading', { name: checkout.endedTitle })).toBeVisible();
  await expect(page.getByText(checkout.endedText)).toBeVisible();
  expect(await takenByGateway(order)).toEqual([]);
});

test('a debit card is refused at its field, before any payment', async ({ page, phone }) => {
  const table = await tableAt('quintal-da-lua', phone);
  const order = await comeToPay(page, table, cards.debit);
  await payButton(page, table).click();
  const number = page.getByLabel(checkout.cardNumber);
  await expect(number).toHaveAccessibleDescription(checkout.cardErrors.debit);
  await expect(number).toBeFocused();
  expect(await takenByGateway(order)).toEqual([]);
  await fillCard(page, cards.good);
  await payButton(page, table).click();
  await expect(finished(page)).toBeVisible();
});

test('the bank asks: a refusal there comes back to the held table, a yes pays', { tag: anyWidth }, async ({
  page,
  phone,
}) => {
  const table = await tableAt('padaria-meia-rosca', phone);
  const order = await comeToPay(page, table, cards.asksTheDiner);
  await payButton(page, table).click();
  await page.waitForURL(/\/authenticate\//);
  await page.locator('button[formaction]').click();
  await expect(page.getByRole('alert')).toContainText(refusalMessage('card_authentication_failed', {}, spoken()));
  expect(await takenByGateway(order)).toEqual([]);

  await fillCard(page, cards.asksTheDiner);
  await payButton(page, table).click();
  await page.waitForURL(/\/authenticate\//);
  await page.locator('button.approve').click();
  await expect(finished(page)).toBeVisible();
  expect(await takenByGateway(order)).toHaveLength(1);
});

test('a slow bank pays once, whatever is pressed meanwhile', { tag: anyWidth }, async ({ page, phone }) => {
  const table = await tableAt('cantina-tres-milhos', phone);
  const order = await comeToPay(page, table, cards.slow);
  const pay = payButton(page, table);
  await pay.dblclick();
  await expect(page.getByRole('button', { name: checkout.paying })).toBeDisabled();
  await expect(finished(page)).toBeVisible();
  expect(await takenByGateway(order)).toHaveLength(1);
});

test('an answer that is lost on its way: paid exactly once', { tag: anyWidth }, async ({ page, phone }) => {
  const table = await tableAt('la-mitad-del-mantel', phone);
  const order = await comeToPay(page, table, cards.answerLost);
  await payButton(page, table).click();
  await expect(finished(page)).toBeVisible();
  expect(await takenByGateway(order)).toHaveLength(1);
});

test('the connection breaks while paying: the page says that nothing is paid twice, and asks anew', async ({
  page,
  phone,
}) => {
  const table = await tableAt('verde-alcarria', phone);
  const order = await comeToPay(page, table, cards.good);
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('connectionreset');
  });
  await payButton(page, table).click();
  await expect(page.getByText(checkout.lost)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('link', { name: checkout.howItStands }).click();
  await expect(finished(page)).toBeVisible();
  expect(await takenByGateway(order)).toEqual([{ ...paid, amount: table.price.amount }]);
});

test('a double click and a second tab pay once', { tag: anyWidth }, async ({ page, context, phone }) => {
  const table = await tableAt('trattoria-del-reloj', phone);
  const order = await comeToPay(page, table, cards.good);
  const second = await context.newPage();
  await second.goto(page.url());
  await fillCard(second, cards.good);
  await Promise.all([payButton(page, table).dblclick(), payButton(second, table).click()]);
  await expect(finished(page)).toBeVisible();
  await expect(finished(second)).toBeVisible();
  expect(await takenByGateway(order)).toEqual([{ ...paid, amount: table.price.amount }]);
});

test('the back button after paying does not offer to pay again', { tag: anyWidth }, async ({ page, phone }) => {
  const table = await tableAt('pan-de-luna', phone);
  const order = await bookByHand(page, table);
  await expect(finished(page)).toBeVisible();
  await page.goBack();
  // The page of the payment is replaced by the one that says how it ended.
  await expect(page).toHaveURL(/\/restaurant\/description\//);
  await expect(payButton(page, table)).toHaveCount(0);
  await page.goto('/checkout');
  await expect(payButton(page, table)).toHaveCount(0);
  expect(await takenByGateway(order)).toHaveLength(1);
});

test('near its end a hold asks whether more time is needed, and gives it', async ({ page, phone }) => {
  const table = await tableAt('boteco-da-mare-mansa', phone);
  const order = await holdTable(page, table);
  await atCheckout(page);
  await expect(page.getByRole('button', { name: checkout.moreTime })).toHaveCount(0);
  await fillCard(page, cards.good);
  await endHoldIn(order, 115);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: checkout.left('2:00') })).toBeAttached();
  await page.getByRole('button', { name: checkout.moreTime }).click();
  await expect(page.getByText(checkout.heldUntil)).toBeVisible();
  await expect(page.getByRole('button', { name: checkout.moreTime })).toHaveCount(0);
});

test('a hold that runs out says so by itself, and the table is free again', async ({ page, phone }) => {
  const table = await tableAt('forno-do-bonde', phone);
  const order = await holdTable(page, table);
  await endHoldIn(order, 4);
  await page.reload();
  await atCheckout(page);
  await expect(page.getByRole('heading', { name: checkout.expiredTitle })).toBeVisible();
  await expect(page.getByText(checkout.expiredText)).toBeVisible();
  // Nothing goes on saying that it is held: neither a time of the alternatives nor the line above the next page.
  await expect(page.getByRole('link', { name: restaurant.ownTable })).toHaveCount(0);
  await page.getByRole('link', { name: checkout.lookAgain }).click();
  // The lost table is chosen there, for whoever is quick.
  await page.waitForURL(new RegExp(`/restaurant/description/.*date=${table.date}.*slot=${table.slot}`));
  await openBookingBox(page);
  await expect(page.getByRole('complementary', { name: checkout.title })).toHaveCount(0);
  const again = await holdTable(page, table);
  expect(again).not.toBe(order);
  expect(orderOf(page)).toBe(again);
});

test.describe('without a service worker, whose requests no test can hold up', () => {
  test.use({ serviceWorkers: 'block' });
  test('what was typed of a card before the page’s script ran is kept, and pays', { tag: anyWidth }, async ({
    page,
    phone,
  }) => {
    const table = await tableAt('forno-velho', phone);
    await holdTable(page, table);
    await atCheckout(page);
    const { promise: late, resolve: comes } = Promise.withResolvers<void>();
    await page.route('**/*.js', (route) => late.then(() => route.continue()));
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel(checkout.cardNumber).fill(cards.good);
    await page.getByLabel(checkout.expiry).fill('1234');
    comes();
    await awake(page);
    await page.getByLabel(checkout.code, { exact: true }).fill('123');
    await expect(page.getByLabel(checkout.cardNumber)).toHaveValue('4242 4242 4242 4242');
    await expect(page.getByLabel(checkout.expiry)).toHaveValue('12/34');
    await payButton(page, table).click();
    await expect(finished(page)).toBeVisible();
  });
});
