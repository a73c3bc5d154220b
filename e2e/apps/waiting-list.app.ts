import { app as words } from '@metade/i18n/pt/app.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { bookAtApi, cards } from '../support/checkout.ts';
import { column, rows } from '../support/database.ts';
import { type Diner, registerDiner } from '../support/people.ts';
import { send } from '../support/restaurants.ts';
import type { Table } from '../support/tables.ts';
import { cancel, onlyTable, turnLink } from '../support/waiting.ts';
import { typeCard } from './support/card.ts';
import { enterApp } from './support/enter.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const pageOf = ({ restaurant, date }: Table) => `/restaurant/${restaurant}?date=${date}`;
const bell = (page: Page, { time }: Table) => page.getByRole('button', { name: m.waiting.bellLabel(time) });
const entriesOf = ({ email }: Diner) =>
  column('select w.state as one from waiting_entry w join app_user u on u.id = w.user_id where u.email = $1', email);

test('a bell, sign-in, the place in the bookings, and the table that another lets go is paid', async ({ page }, {
  project,
}) => {
  const rival = await registerDiner('pt');
  const table = await onlyTable(project.name === 'phone' ? 9 : 3);
  const sold = await bookAtApi(rival.token, table);
  const diner = await registerDiner('pt');
  await page.goto(pageOf(table));
  await bell(page, table).click();
  await page.getByLabel(m.account.email).fill(diner.email);
  await page.getByLabel(m.account.password, { exact: true }).fill(diner.password);
  await page.getByRole('button', { name: m.account.signIn, exact: true }).click();
  await expect(page.getByText(m.waiting.place(1))).toBeVisible();
  await expect(page.getByText(m.waiting.placeShort(1), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/bookings');
  await page.getByRole('tab', { name: m.waiting.title }).click();
  await expect(page.getByText(m.waiting.place(1))).toBeVisible();
  await expectAccessible(page);
  await cancel(sold, rival.token);
  const link = await turnLink(diner.email);
  await page.reload();
  await expect(page.getByRole('button', { name: m.waiting.take })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: m.waiting.take }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  const order = page.url().slice(-36);
  await typeCard(page, cards.good);
  await page.getByRole('button', { name: m.checkout.pay(formatMoney(table.price, 'pt')) }).dblclick();
  await page.waitForURL(`**/booking/${order}`);
  expect(await column('select state as one from payment where order_id = $1', order)).toHaveLength(1);
  // The message's link leads to what it has become.
  await page.goto(link);
  await page.waitForURL(`**/booking/${order}`);
});

test('joined twice is once, left is left; without network nothing is; a turn that passed offers the list again', async ({
  page,
  context,
}) => {
  const rival = await registerDiner('pt');
  const table = await onlyTable(6);
  const sold = await bookAtApi(rival.token, table);
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await page.goto('/bookings?when=waiting');
  await expect(page.getByText(words.noneWaiting)).toBeVisible();
  await expectAccessible(page);
  await page.goto(pageOf(table));
  await expect(bell(page, table)).toBeVisible();
  await context.setOffline(true);
  await bell(page, table).click();
  await expect(page.getByText(words.needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await bell(page, table).dblclick();
  await expect(page.getByText(m.waiting.place(1))).toBeVisible();
  expect(await entriesOf(diner)).toEqual(['waiting']);
  await page.getByRole('button', { name: m.waiting.leave }).click();
  await expect(bell(page, table)).toBeVisible();
  expect(await entriesOf(diner)).toEqual(['left']);
  await bell(page, table).click();
  await expect(page.getByText(m.waiting.place(1))).toBeVisible();

  await cancel(sold, rival.token);
  const link = await turnLink(diner.email);
  await rows(
    `update orders set hold_expires_at = now() where id =
       (select w.order_id from waiting_entry w join app_user u on u.id = w.user_id where u.email = $1 and w.state = 'offered')`,
    [diner.email],
  );
  await page.goto(link);
  await expect(page.getByRole('heading', { name: m.waiting.passed })).toBeVisible();
  await expectAccessible(page);
  // Nobody else waited, so that the table is anybody's: one is told, and led to it.
  await page.getByRole('button', { name: m.waiting.again }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: m.waiting.toRestaurant }).click();
  await expect(page.getByRole('radio').filter({ hasText: table.time })).toBeEnabled();
  await page.goto('/waiting/no-such-link');
  await expect(page.getByRole('heading', { name: m.waiting.unknown })).toBeVisible();
});

test('a link of another account asks to sign in with that one', async ({ page }) => {
  const rival = await registerDiner('pt');
  const table = await onlyTable(8);
  const sold = await bookAtApi(rival.token, table);
  const diner = await registerDiner('pt');
  const { own, date, period, time } = table;
  await send('/waiting-list', { restaurant: own.id, date, period, time, people: 2 }, diner.token);
  await cancel(sold, rival.token);
  const link = await turnLink(diner.email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: m.waiting.turn })).toBeVisible();
  await expectAccessible(page);
  await enterApp(page, rival);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: m.waiting.otherAccount })).toBeVisible();
});
