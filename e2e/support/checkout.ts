import { expect, type Locator, type Page } from '@playwright/test';
import { formatMoney } from '@metade/i18n/format-money.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { rows } from './database.ts';
import { tokenOf } from './log-in.ts';
import { url } from './marketplace.ts';
import type { Diner } from './people.ts';
import { pageOf, type Table } from './tables.ts';
import { awake } from './test.ts';
import { spoken } from './words.ts';

/** The sandbox gateway's cards, by what they do. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  debit: '4000056655665556',
  asksTheDiner: '4000002500003155',
  slow: '4000000000005027',
  answerLost: '4000000000005035',
  disputes: '4000000000000259',
  warns: '4000000000005423',
  refundFails: '4000000000005126',
};

/** The booking box: beside the page on wide screens, in a sheet on others, which this opens. */
export async function openBookingBox(page: Page, locale: Locale = spoken()): Promise<Locator> {
  const m = messagesOf(locale);
  if ((page.viewportSize()?.width ?? 0) >= 1024) return page.locator('#reservar');
  // Pressed before the page is awake, the link leads to the box further down instead.
  await awake(page);
  const times = page.getByRole('link', { name: m.restaurant.chooseHour });
  await times.or(page.getByRole('link', { name: m.restaurant.otherHour, exact: true })).click();
  return page.getByRole('dialog', { name: m.restaurant.bookTitle });
}

/** The choice of one time in a booking box. */
export function slotChoice(box: Locator, table: Table): Locator {
  return box.locator('label').filter({ has: box.page().locator(`input[value="${table.slot}"]`) });
}

/** Goes to a table and presses Continue; answers the order's id once it is held. */
export async function holdTable(page: Page, table: Table, locale: Locale = spoken()): Promise<string> {
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

/** Waits for checkout as a signed-in diner has it. Who signed up lately has accepted the terms. */
export async function atCheckout(page: Page, locale: Locale = spoken()): Promise<void> {
  await expect(page.getByRole('heading', { name: messagesOf(locale).checkout.payTitle, level: 1 })).toBeVisible();
}

/** Logs in on the checkout of a table that is held by a guest. */
export async function logInAtCheckout(page: Page, { email, password }: Diner): Promise<void> {
  const { account } = messagesOf(spoken());
  await page.getByRole('link', { name: account.haveOne }).click();
  await page.getByLabel(account.email, { exact: true }).fill(email);
  await page.getByLabel(account.password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: account.signIn, exact: true }).click();
}

export async function fillCard(page: Page, number: string, locale: Locale = spoken()): Promise<void> {
  const m = messagesOf(locale);
  await page.getByLabel(m.checkout.cardNumber).fill(number);
  await page.getByLabel(m.checkout.expiry).fill('12/34');
  await page.getByLabel(m.checkout.code, { exact: true }).fill('123');
  await page.getByLabel(m.checkout.holder).fill('Diner Demo');
}

/** The button that pays, whether for the first time or again. */
export function payButton(page: Page, table: Table, locale: Locale = spoken()): Locator {
  const m = messagesOf(locale);
  const price = formatMoney(table.price, locale);
  return page
    .getByRole('button', { name: m.checkout.pay(price), exact: true })
    .or(page.getByRole('button', { name: m.checkout.payAgain(price), exact: true }));
}

/** Holds a table and fills the card in; all that is left is to pay. */
export async function comeToPay(page: Page, table: Table, card: string): Promise<string> {
  const order = await holdTable(page, table);
  await atCheckout(page);
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
  const order = await bookAtApi(await tokenOf(page.context()), table);
  await page.goto(`/checkout/finish?order=${order}`);
  return order;
}

/** Holds a table at the API and pays it with a card, a good one unless told otherwise. */
export async function bookAtApi(token: string, table: Table, number?: string): Promise<string> {
  const order = await holdAtApi(token, table);
  const card = await cardToken(number);
  await post(`/v1/orders/${order}/payment`, { card_token: card, terms_version: termsVersion }, token);
  return order;
}

export async function holdAtApi(token: string, table: Table): Promise<string> {
  const [restaurant] = await rows<{ id: string }>('select id from restaurant where slug = $1', [table.restaurant]);
  const { slot, date } = table;
  const { data } = await post('/v1/orders', { restaurant: restaurant?.id, slot, date, people: 2 }, token);
  return (data as { _id: string })._id;
}

/** Saves a good card of the diner who is signed in; answers its id. */
export async function saveCard(page: Page): Promise<string> {
  return keepCard(await tokenOf(page.context()));
}

/** Saves a good card at the API; answers its id. */
export async function keepCard(token: string): Promise<string> {
  const { data } = await post('/v1/cards', { card_token: await cardToken() }, token);
  return (data as { _id: string }[])[0]?._id ?? '';
}

/** Buys a gift voucher at the API that is mailed on a day to come. */
export async function giveAtApi(token: string): Promise<{ _id: string; code: string }> {
  const card_token = await cardToken();
  const { data: rules } = await (await fetch(`${url}/v1/site/gift-rules/PT`)).json();
  const gift = {
    country: 'PT',
    amount: 2000,
    from: 'Diner',
    to: 'Rui',
    email: 'rui@metade.test',
    message: 'Bom apetite!',
  };
  const { data } = await post('/v1/gifts', { ...gift, send_on: rules.last_day, card_token }, token);
  return data as { _id: string; code: string };
}

/** The gateway's token of a good card. */
async function cardToken(number: string = cards.good): Promise<string> {
  const card = { number, expMonth: 12, expYear: 2034, cvc: '123', holder: 'Diner Demo' };
  const { token } = await post('/sandbox-gateway/tokens', card);
  return String(token);
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
