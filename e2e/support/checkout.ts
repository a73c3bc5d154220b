import { expect, type Locator, type Page } from '@playwright/test';
import { formatMoney } from '@metade/i18n/format-money.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { rows } from './database.ts';
import { tokenOf } from './log-in.ts';
import { url } from './marketplace.ts';
import { pageOf, type Table } from './tables.ts';
import { awake } from './test.ts';

/** The sandbox gateway's cards, by what they do. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  debit: '4000056655665556',
  asksTheDiner: '4000002500003155',
  slow: '4000000000005027',
  answerLost: '4000000000005035',
};

/** The booking box: beside the page on wide screens, in a sheet on others, which this opens. */
export async function openBookingBox(page: Page, locale: Locale = 'pt'): Promise<Locator> {
  const m = messagesOf(locale);
  if ((page.viewportSize()?.width ?? 0) >= 1024) return page.locator('#reservar');
  // Pressed before the page is awake, the link leads to the box further down instead.
  await awake(page);
  await page.getByRole('link', { name: m.restaurant.chooseHour }).click();
  return page.getByRole('dialog', { name: m.restaurant.bookTitle });
}

/** The choice of one time in a booking box. */
export function slotChoice(box: Locator, table: Table): Locator {
  return box.locator('label').filter({ has: box.page().locator(`input[value="${table.slot}"]`) });
}

/** Goes to a table and presses Continue; answers the order's id once a signed-in diner holds it. */
export async function holdTable(page: Page, table: Table, locale: Locale = 'pt'): Promise<string> {
  const m = messagesOf(locale);
  await page.goto(pageOf(table));
  const box = await openBookingBox(page, locale);
  await box.getByRole('button', { name: m.restaurant.continue }).click();
  await page.waitForURL(/\/checkout\?order=/);
  return orderOf(page);
}

/** The order that the page's address names. */
export function orderOf(page: Page): string {
  const order = new URL(page.url()).searchParams.get('order') ?? /infos-reserve\/([0-9a-f-]{36})/.exec(page.url())?.[1];
  if (!order) throw new Error(`no order in ${page.url()}`);
  return order;
}

/** From the held table to the payment. */
export async function acceptTerms(page: Page, locale: Locale = 'pt'): Promise<void> {
  const m = messagesOf(locale);
  await page.getByRole('checkbox', { name: m.checkout.agree }).check();
  await page.getByRole('button', { name: m.checkout.toPayment }).click();
  await expect(page.getByRole('heading', { name: m.checkout.payTitle, level: 1 })).toBeVisible();
}

export async function fillCard(page: Page, number: string, locale: Locale = 'pt'): Promise<void> {
  const m = messagesOf(locale);
  await page.getByLabel(m.checkout.cardNumber).fill(number);
  await page.getByLabel(m.checkout.expiry).fill('12/34');
  await page.getByLabel(m.checkout.code, { exact: true }).fill('123');
  await page.getByLabel(m.checkout.holder).fill('Diner Demo');
}

/** The button that pays, whether for the first time or again. */
export function payButton(page: Page, table: Table, locale: Locale = 'pt'): Locator {
  const m = messagesOf(locale);
  const price = formatMoney(table.price, locale);
  return page
    .getByRole('button', { name: m.checkout.pay(price), exact: true })
    .or(page.getByRole('button', { name: m.checkout.payAgain(price), exact: true }));
}

/** Holds a table, accepts the terms and fills the card in; all that is left is to pay. */
export async function comeToPay(page: Page, table: Table, card: string): Promise<string> {
  const order = await holdTable(page, table);
  await acceptTerms(page);
  await fillCard(page, card);
  return order;
}

/** Books a table from beginning to end with a good card, page by page. */
export async function bookByHand(page: Page, table: Table): Promise<string> {
  const order = await comeToPay(page, table, cards.good);
  await payButton(page, table).click();
  await page.waitForURL(/\/checkout\/finish/);
  return order;
}

/** Books a table at the API, for journeys that begin with a booking, and shows where paying by hand would have led. */
export async function book(page: Page, table: Table): Promise<string> {
  const token = await tokenOf(page.context());
  const card = await post('/sandbox-gateway/tokens', {
    number: cards.good,
    expMonth: 12,
    expYear: 2034,
    cvc: '123',
    holder: 'Diner Demo',
  });
  const [house] = await rows<{ id: string }>('select id from restaurant where slug = $1', [table.restaurant]);
  const held = await post(
    '/v1/orders',
    { restaurant: house?.id, slot: table.slot, date: table.date, people: 2 },
    token,
  );
  const order = (held.data as { _id: string })._id;
  await post(`/v1/orders/${order}/payment`, { card_token: card.token, terms_version: termsVersion }, token);
  await page.goto(`/checkout/finish?order=${order}`);
  return order;
}

async function post(path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
