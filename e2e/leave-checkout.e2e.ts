import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { acceptTerms, cards, fillCard, holdTable, openBookingBox, orderOf, payButton } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner } from './support/people.ts';
import { signUp } from './support/sign-up.ts';
import { findTable, pageOf } from './support/tables.ts';
import { anyWidth, awake, expect, pt, test } from './support/test.ts';

const { checkout } = pt;

test.beforeEach(async ({ context }) => enterAsDiner(context));

test('the back button asks before it leaves checkout, and leaving frees the table', async ({ page, phone }) => {
  const order = await holdTable(page, await findTable('patio-do-levante', { after: phone ? 11 : 6 }));
  await acceptTerms(page);
  await page.goBack();
  await shown(page);
  await page.goBack();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: checkout.stay }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout\?order=/);
  expect(await stateOf(order)).toBe('held');
  await page.goBack();
  await question(page).getByRole('button', { name: checkout.leave }).click();
  await page.waitForURL(/\/restaurant\/description\//);
  expect(await stateOf(order)).toBe('cancelled');
});

test('whoever signed up on the way is asked too', { tag: anyWidth }, async ({ page, context }) => {
  await context.clearCookies();
  await page.goto(pageOf(await findTable('patio-do-levante', { after: 9 })));
  const box = await openBookingBox(page);
  await box.getByRole('button', { name: pt.restaurant.continue }).click();
  await page.getByRole('link', { name: pt.account.signUp }).click();
  await signUp(page, 'pt', 'Demo');
  await page.waitForURL(/\/checkout\?order=/);
  const order = orderOf(page);
  await shown(page);
  await page.goBack();
  await question(page).getByRole('button', { name: checkout.leave }).click();
  await page.waitForURL(/\/restaurant\/description\//);
  expect(await stateOf(order)).toBe('cancelled');
});

test('a reload and the way back from the payment keep the note and the tick', { tag: anyWidth }, async ({ page }) => {
  await holdTable(page, await findTable('patio-do-levante', { after: 10 }));
  const note = page.getByLabel(checkout.note);
  const agree = page.getByRole('checkbox', { name: checkout.agree });
  const kept = async () => {
    await expect(note).toHaveValue('Uma cadeira alta');
    await expect(agree).toBeChecked();
  };
  await note.fill('Uma cadeira alta');
  await page.getByText('1', { exact: true }).click();
  await agree.check();
  await page.reload();
  await kept();
  await expect(page.getByRole('radio', { name: pt.site.people(1), exact: true })).toBeChecked();
  // This house seats nobody alone.
  await page.getByText('2', { exact: true }).click();
  await page.getByRole('button', { name: checkout.toPayment }).click();
  await expect(page.getByRole('heading', { level: 1, name: checkout.payTitle })).toBeVisible();
  await page.goBack();
  await kept();
  await page.reload();
  await kept();
});

test('the way out in the header asks too', async ({ page, phone }) => {
  const table = await findTable('patio-do-levante', { after: phone ? 12 : 7 });
  const order = await holdTable(page, table);
  const name = phone ? pt.site.back : pt.site.name;
  await page.locator('header').getByRole('button', { name }).click();
  await question(page).getByRole('button', { name: pt.site.close }).click();
  expect(await stateOf(order)).toBe('held');
  await page.locator('header').getByRole('button', { name }).click();
  await question(page).getByRole('button', { name: checkout.leave }).click();
  await page.waitForURL(phone ? new RegExp(`/restaurant/description/.*date=${table.date}`) : /\/$/);
  expect(await stateOf(order)).toBe('cancelled');
});

test('what was paid in another window is not let go in this one', async ({ page, context, phone }) => {
  const table = await findTable('patio-do-levante', { after: phone ? 10 : 4 });
  const order = await holdTable(page, table);
  const other = await context.newPage();
  await other.goto(`/checkout?order=${order}`);
  await awake(other);
  await acceptTerms(other);
  await fillCard(other, cards.good);
  await payButton(other, table).click();
  await expect.poll(() => stateOf(order)).not.toBe('held');
  const booked = await stateOf(order);
  await page.getByRole('button', { name: checkout.letGo }).click();
  await page.waitForURL(new RegExp(`/infos-reserve/${order}`));
  expect(await stateOf(order)).toBe(booked);
});

test('asking again for the table that one holds goes on with it', { tag: anyWidth }, async ({ page }) => {
  const table = await findTable('patio-do-levante', { after: 5 });
  const order = await holdTable(page, table);
  expect(await holdTable(page, table)).toBe(order);
});

test.describe('without script', { tag: anyWidth }, () => {
  test.use({ javaScriptEnabled: false });

  test('the way out frees the table', async ({ page }) => {
    const order = await holdTable(page, await findTable('patio-do-levante', { after: 8 }));
    await page.locator('header').getByRole('button', { name: pt.site.name }).click();
    await page.waitForURL(/\/$/);
    expect(await stateOf(order)).toBe('cancelled');
  });
});

/** Waits until the held table is shown, and minded: its effects run after it is painted. */
async function shown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: checkout.tableTitle })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

function question(page: Page) {
  return page.getByRole('dialog', { name: checkout.leaveTitle });
}

async function stateOf(order: string) {
  const [row] = await rows<{ state: string }>('select state from orders where id = $1', [order]);
  return row?.state;
}
