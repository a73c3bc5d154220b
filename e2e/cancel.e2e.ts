import { formatMoney } from '@metade/i18n/format-money.ts';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { awake, expect, test } from './support/test.ts';
import { spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { orders } = words;

test.beforeEach(async ({ context }) => {
  await enterAsDiner(context);
});

for (const back of ['card', 'credit'] as const) {
  test(`cancelling states the exact amount first, then the order says so (to ${back})`, async ({ page, phone }) => {
    const table = await findTable(back === 'card' ? 'raiz-de-cedro' : 'balcao-chapa-quente', { after: phone ? 12 : 5 });
    const order = await book(page, table);
    // An hour after paying the first rule of all, everything back for second thoughts, is over.
    await rows(
      "update orders set created_at = now() - interval '8 days', paid_at = now() - interval '8 days' where id = $1",
      [order],
    );
    await page.goto(`/infos-reserve/${order}`);
    const price = formatMoney(table.price, spoken());
    await page.getByText(orders.cancelQuestion).click();
    await expect(
      page.getByText(orders.cancelRules({ hours: 48, percent: 50, days: 7, minutes: 60 }).early),
    ).toBeVisible();
    await page
      .getByRole('button', {
        name: back === 'card' ? orders.cancelRefund(price) : orders.cancelCredit(price),
        exact: true,
      })
      .click();

    const state = page.getByRole('status').filter({ hasText: orders.states.cancelled });
    await expect(state).toContainText(back === 'card' ? orders.refunded(price) : orders.credited(price));
    await expect(page.getByText(orders.cancelQuestion)).toHaveCount(0);
    // The button that cancelled is gone; a keyboard goes on from what it did.
    await expect(state).toBeFocused();
    await expect(page.getByRole('link', { name: orders.viewVoucher })).toHaveCount(0);
  });
}

test('amounts that changed while the page was open are shown anew, and nothing is cancelled', async ({
  page,
  phone,
}) => {
  const table = await findTable('cantina-da-nona-esquina', { after: phone ? 13 : 6 });
  const order = await book(page, table);
  await page.goto(`/infos-reserve/${order}`);
  await page.getByText(orders.cancelQuestion).click();
  await expect(
    page.getByRole('button', { name: orders.cancelRefund(formatMoney(table.price, spoken())) }),
  ).toBeVisible();
  // The day before the meal, booked long ago.
  await rows(
    `update orders set created_at = now() - interval '9 days', paid_at = now() - interval '9 days',
            starts_at = now() + interval '30 hours', period_ends_at = now() + interval '33 hours' where id = $1`,
    [order],
  );
  await page.getByRole('button', { name: orders.cancelRefund(formatMoney(table.price, spoken())) }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const half = { ...table.price, amount: table.price.amount / 2 };
  await expect(page.getByRole('button', { name: orders.cancelCredit(formatMoney(half, spoken())) })).toBeVisible();
  const [stored] = await rows<{ state: string }>('select state from orders where id = $1', [order]);
  expect(stored?.state).toBe('confirmed');
});

test('a booking that waits for the restaurant is cancelled from the top of its page', async ({ page, phone }) => {
  const table = await findTable('taberna-do-acucar', { after: phone ? 12 : 5 });
  await page.goto(`/infos-reserve/${await book(page, table)}`);
  await awake(page);
  await page.getByRole('link', { name: orders.cancelQuestion, exact: true }).click();
  const cancel = page.getByRole('button', { name: orders.cancelFree, exact: true });
  await expect(cancel).toBeInViewport();
  await cancel.click();
  await expect(page.getByRole('status').filter({ hasText: orders.states.cancelled })).toBeVisible();
});
