import { capitalise, formatDate } from '@metade/i18n/format-date.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { bookAtApi, cards } from '../support/checkout.ts';
import { column, rows } from '../support/database.ts';
import { registerDiner } from '../support/people.ts';
import { newRestaurant } from '../support/restaurants.ts';
import { findTable } from '../support/tables.ts';
import { enterApp } from './support/enter.ts';
import { typeCard } from './support/card.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const ordersOf = (email: string) =>
  column(
    'select o.state as one from orders o join app_user u on u.id = o.user_id where u.email = $1 order by 1',
    email,
  );

async function openChange(page: Page, order: string): Promise<void> {
  await page.goto(`/booking/${order}`);
  await page.getByRole('button', { name: m.change.question }).click();
  await expect(page.getByRole('heading', { name: m.change.title })).toBeVisible();
}

test('a larger table shows the difference first, and the booking moves once that is paid', async ({ page }, {
  project,
}) => {
  const diner = await registerDiner('pt');
  const table = await findTable('balcao-chapa-quente', { after: project.name === 'phone' ? 10 : 8, places: 2 });
  const order = await bookAtApi(diner.token, table);
  const [asked] = await rows<{ price: number }>(
    "select (voucher_prices->>'4')::integer - (voucher_prices->>'2')::integer as price from market where currency = $1 limit 1",
    [table.price.currency],
  );
  const more = formatMoney({ ...table.price, amount: asked?.price ?? 0 }, 'pt');
  await enterApp(page, diner);
  await openChange(page, order);
  await expect(page.getByRole('radio').filter({ hasText: m.change.yourTable })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.more }).dblclick();
  await expect(page.getByLabel(m.site.people(4))).toBeVisible();
  await page
    .getByRole('radio', { name: /^\d\d:\d\d/, disabled: false })
    .filter({ hasNotText: m.site.peopleShort(6) })
    .first()
    .click();
  await expect(page.getByText(m.change.payMore(more))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: m.change.toPayment }).dblclick();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  const held = page.url().slice(-36);
  // Until it is paid, the booking stands, and says that a change is on its way.
  await expect(page.getByRole('button', { name: m.checkout.letGo })).toBeVisible();
  expect(await column('select state as one from orders where id = $1', order)).toEqual(['confirmed']);
  await typeCard(page, cards.good);
  await page.getByRole('button', { name: m.checkout.pay(more) }).dblclick();
  await page.waitForURL(`**/booking/${held}`);
  await expect(page.getByRole('status').filter({ hasText: m.orders.states.confirmed })).toBeVisible();
  expect(await column('select state as one from payment where order_id = $1', held)).toHaveLength(1);
  // The old address leads to the booking as it is now.
  await page.goto(`/booking/${order}`);
  await page.waitForURL(`**/booking/${held}`);
  await expect(page.getByText(m.orders.tableFor(4)).first()).toBeVisible();
});

test('the network lost in between changes nothing twice; an old window cannot cancel what was changed', async ({
  page,
  context,
}, { project }) => {
  const diner = await registerDiner('pt');
  const table = await findTable('balcao-chapa-quente', { after: project.name === 'phone' ? 12 : 14 });
  const order = await bookAtApi(diner.token, table);
  await enterApp(page, diner);
  const old = await context.newPage();
  await old.goto(`/booking/${order}`);
  await old.getByRole('button', { name: m.orders.cancelQuestion }).click();
  const cancel = old.getByRole('button', { name: m.orders.cancelRefund(formatMoney(table.price, 'pt')) });
  await expect(cancel).toBeVisible();

  await openChange(page, order);
  const sameFee = page.getByRole('radio').filter({ hasText: formatMoney(table.price, 'pt', 'short') });
  await sameFee.first().click();
  await expect(page.getByText(m.change.costsNothing)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: m.change.now }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.retry })).toBeVisible();
  expect(await ordersOf(diner.email)).toEqual(['confirmed']);
  await context.setOffline(false);
  // The answer is lost on its way: the change is made once.
  let lost = false;
  await page.route(`**/v1/orders/${order}/change`, async (route) => {
    if (lost || route.request().method() !== 'POST') return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: m.change.now }).click();
  await expect(page).not.toHaveURL(new RegExp(order));
  await expect(page.getByRole('status').filter({ hasText: m.orders.states.confirmed })).toBeVisible();
  expect(await ordersOf(diner.email)).toEqual(['cancelled', 'confirmed']);

  await cancel.click();
  await expect(old.getByRole('alert').filter({ hasText: m.change.moved })).toBeVisible();
  expect(await ordersOf(diner.email)).toEqual(['cancelled', 'confirmed']);
  await expectAccessible(old);
});

test('what the restaurant must confirm keeps the old booking, and a foreign link says so', async ({ page }) => {
  const diner = await registerDiner('pt');
  // It is booked at once, and the restaurant wants to be asked from then on.
  const restaurant = await newRestaurant();
  await rows("update restaurant set confirmation_mode = 'instant' where id = $1", [restaurant.id]);
  const table = await findTable(restaurant.slug, { after: 4 });
  const later = await findTable(restaurant.slug, { after: table });
  const order = await bookAtApi(diner.token, table);
  await rows("update restaurant set confirmation_mode = 'review' where id = $1", [restaurant.id]);
  await enterApp(page, diner);
  await openChange(page, order);
  const day = capitalise(formatDate(later.date, 'pt'));
  await page.getByRole('radio', { name: new RegExp(`^${day}`) }).click();
  await page.getByRole('radio').filter({ hasText: later.time }).click();
  await expect(page.getByText(m.change.reviewNote)).toBeVisible();
  await page.getByRole('button', { name: m.change.now }).click();
  await expect(page.getByRole('status').filter({ hasText: m.orders.states.awaiting_restaurant })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: m.change.seeBooking }).click();
  await expect(page.getByRole('main').getByText(m.orders.states.confirmed, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: m.change.seeChange })).toBeVisible();
  await page.goto('/change/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: m.site.notFound })).toBeVisible();
});
