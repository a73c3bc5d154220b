import { formatMoney } from '@metade/i18n/format-money.ts';
import { atCheckout, book, cards, fillCard } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, expect, test } from './support/test.ts';
import { spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { change, checkout, orders, restaurant, search, site } = words;

test.beforeEach(async ({ context }) => {
  await enterAsDiner(context);
});

test('a larger table shows the difference first, and the booking moves once that is paid', async ({ page, phone }) => {
  const table = await findTable('balcao-chapa-quente', { after: phone ? 10 : 8, places: 2 });
  const order = await book(page, table);
  await page.goto(`/infos-reserve/${order}`);
  // When it is and where it is changed are in the first view, far above the form.
  await expect(page.getByText(checkout.shortTable(2)).first()).toBeInViewport();
  await page.getByRole('link', { name: change.orCancel }).click();
  const section = page.locator('#change');
  await expect(section.getByText(change.question, { exact: true })).toBeInViewport();
  await section.getByText(change.question, { exact: true }).click();
  await section.getByRole('button', { name: site.people(4), exact: true }).click();
  await expect(section.getByRole('button', { name: site.people(4), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const hours = section.getByRole('group', { name: restaurant.hour }).getByRole('button');
  await hours.first().click();
  const [asked] = await rows<{ price: number }>(
    "select (voucher_prices->>'4')::integer - (voucher_prices->>'2')::integer as price from market where currency = $1 limit 1",
    [table.price.currency],
  );
  const more = formatMoney({ ...table.price, amount: asked?.price ?? 0 }, spoken());
  await expect(section.getByText(change.payMore(more))).toBeVisible();
  await section.getByRole('button', { name: change.toPayment }).click();
  await page.waitForURL(/\/checkout\?order=/);
  await atCheckout(page);
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: checkout.pay(more) }).click();
  await page.waitForURL(/\/checkout\/finish/);
  await page.goto(`/infos-reserve/${order}`);
  // The old address leads to the booking as it is now.
  await expect(page).not.toHaveURL(new RegExp(order));
  await expect(page.getByRole('status').filter({ hasText: orders.states.confirmed })).toBeVisible();
  await expect(page.getByText(orders.tableFor(4)).first()).toBeVisible();
});

test('a day on which the restaurant is closed is told as closed', { tag: anyWidth }, async ({ page }) => {
  const order = await book(page, await findTable('brasa-do-largo', { after: 3 }));
  await page.goto(`/infos-reserve/${order}?people=2`);
  const closed = page.locator('#change').getByRole('button', { name: new RegExp(`, ${search.closedDay}$`) });
  await expect(closed.first()).toBeAttached();
});

test('an old window cannot cancel what was changed meanwhile, and says so on the booking as it is now', {
  tag: anyWidth,
}, async ({ page, context }) => {
  const table = await findTable('balcao-chapa-quente', { after: 12 });
  const order = await book(page, table);
  const old = await context.newPage();
  await old.goto(`/infos-reserve/${order}`);
  await page.goto(`/infos-reserve/${order}`);
  await page.getByText(change.question, { exact: true }).click();
  const section = page.locator('#change');
  const sameFee = section.getByRole('button').filter({ hasText: formatMoney(table.price, spoken()) });
  await sameFee.first().click();
  await section.getByRole('button', { name: change.now }).click();
  await expect(page).not.toHaveURL(new RegExp(order));

  await old.getByText(orders.cancelQuestion, { exact: true }).click();
  await old.getByRole('button', { name: orders.cancelRefund(formatMoney(table.price, spoken())) }).click();
  await expect(old.getByRole('alert').filter({ hasText: change.moved })).toBeVisible();
  await expect(old.getByRole('status').filter({ hasText: orders.states.confirmed })).toBeVisible();
  await old.reload();
  await expect(old.getByRole('status').filter({ hasText: orders.states.confirmed })).toBeVisible();
  await expect(old.getByRole('alert')).toHaveCount(0);
});
