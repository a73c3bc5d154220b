import type { Page } from '@playwright/test';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { atCheckout, book, cards, comeToPay, holdTable, payButton } from './support/checkout.ts';
import { rows, takenByGateway } from './support/database.ts';
import { enterAsDiner } from './support/people.ts';
import { findTable, type Table } from './support/tables.ts';
import { expect, test } from './support/test.ts';
import { spoken, words } from './support/words.ts';

test.use({ speaks: 'in turn' });

const { checkout, orders, parts } = words;
const eur = (amount: number) => formatMoney({ amount, currency: 'EUR' }, spoken());

test.beforeEach(async ({ context }) => {
  await enterAsDiner(context);
});

/** Books, and cancels with everything as credit, long enough after paying to be asked where it goes. */
async function earnCredit(page: Page, table: Table): Promise<void> {
  const order = await book(page, table);
  await rows(
    "update orders set created_at = now() - interval '8 days', paid_at = now() - interval '8 days' where id = $1",
    [order],
  );
  await page.goto(`/infos-reserve/${order}`);
  await page.getByText(orders.cancelQuestion).click();
  await page
    .getByRole('button', { name: orders.cancelCredit(formatMoney(table.price, spoken())), exact: true })
    .click();
  await expect(page.getByRole('status').filter({ hasText: orders.states.cancelled })).toBeVisible();
}

test('from cancellation to credit: the next booking is paid with it, without a card, and can be cancelled again', async ({
  page,
  phone,
}) => {
  const days = phone ? 9 : 5;
  const first = await findTable('forno-velho', { after: days });
  await earnCredit(page, first);
  const next = await findTable('quintal-da-lua', { after: days });
  const price = formatMoney(next.price, spoken());
  const order = await holdTable(page, next);
  await atCheckout(page);
  await page.getByText(parts.useCredit(formatMoney(first.price, spoken()))).click();
  await page.getByRole('button', { name: parts.useCreditButton(price) }).click();

  await expect(page.getByLabel(checkout.cardNumber)).toHaveCount(0);
  await expect(page.getByText(parts.nothingToPay)).toBeVisible();
  await page.getByRole('button', { name: parts.confirm, exact: true }).click();
  await page.waitForURL(/\/checkout\/finish/);
  await expect(page.getByText(`${parts.credit}: ${price}`)).toBeVisible();
  expect(await takenByGateway(order)).toEqual([]);

  await page.goto(`/infos-reserve/${order}`);
  await page.getByText(orders.cancelQuestion).click();
  await page.getByRole('button', { name: orders.cancelCredit(price), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: orders.states.cancelled })).toContainText(
    orders.credited(price),
  );
});

test('a coupon is refused in its place or takes its sum off, and the card that was typed stays', async ({
  page,
  phone,
}) => {
  const table = await findTable('padaria-meia-rosca', { after: phone ? 10 : 6 });
  const order = await comeToPay(page, table, cards.good);
  await page.getByText(parts.haveCoupon).click();
  const code = page.getByLabel(parts.couponCode);
  await code.fill('nobodyhasthis');
  await page.getByRole('button', { name: parts.apply }).click();
  await expect(code).toHaveAccessibleDescription(/\S/);
  await expect(code).toHaveValue('nobodyhasthis');
  // The coupon has a button of its own: it is nothing to correct before paying.
  await expect(code).toBeFocused();
  await expect(payButton(page, table)).toHaveAccessibleDescription('');

  await code.fill(' verao2 ');
  await page.getByRole('button', { name: parts.apply }).click();
  await expect(page.getByText(parts.couponApplied('VERAO2'))).toBeVisible();
  await expect(page.getByLabel(checkout.cardNumber)).toHaveValue(/4242/);
  const rest = { ...table, price: { ...table.price, amount: table.price.amount - 200 } };
  await payButton(page, rest).click();
  await page.waitForURL(/\/checkout\/finish/);
  await expect(page.getByText(`${parts.couponNamed('VERAO2')}: ${eur(200)}`)).toBeVisible();
  expect(await takenByGateway(order)).toMatchObject([{ amount: rest.price.amount }]);
});
