import { refusalMessage } from '@metade/i18n/errors.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cards, fillCard, holdTable, openBookingBox, orderOf, payButton } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { type Diner, enterAsDiner } from './support/people.ts';
import { signUp } from './support/sign-up.ts';
import { findTable, pageOf } from './support/tables.ts';
import { anyWidth, awake, expect, pt, test } from './support/test.ts';

const { checkout } = pt;

let diner: Diner;
test.beforeEach(async ({ context }) => {
  diner = await enterAsDiner(context);
});

test('the back button asks before it leaves checkout: to stay, to keep the table, or to free it', async ({
  page,
  phone,
}) => {
  const order = await holdTable(page, await findTable('patio-do-levante', { after: phone ? 11 : 6 }));
  await shown(page);
  await page.goBack();
  await expectAccessible(page);
  await question(page).getByRole('button', { name: checkout.stay }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout\?order=/);
  expect(await stateOf(order)).toBe('held');
  await page.goBack();
  await question(page)
    .getByRole('button', { name: new RegExp(`^${checkout.keepAndLeave('.*')}$`) })
    .click();
  await page.waitForURL(/\/restaurant\/description\//);
  expect(await stateOf(order)).toBe('held');
  const line = page.getByRole('complementary', { name: checkout.title });
  await line.getByRole('link', { name: checkout.finish }).click();
  await shown(page);
  await page.goBack();
  await question(page).getByRole('button', { name: checkout.leave }).click();
  await page.waitForURL(/\/restaurant\/description\//);
  expect(await stateOf(order)).toBe('cancelled');
  await expect(line).toHaveCount(0);
});

test('whoever signed up on the way is asked too', { tag: anyWidth }, async ({ page, context }) => {
  await context.clearCookies();
  const order = await holdTable(page, await findTable('patio-do-levante', { after: 9 }));
  await signUp(page, 'pt', 'Demo');
  await shown(page);
  await page.goBack();
  await question(page).getByRole('button', { name: checkout.leave }).click();
  await page.waitForURL(/\/restaurant\/description\//);
  expect(await stateOf(order)).toBe('cancelled');
});

test('a reload keeps the note and the tick, and terms that were accepted are not asked about again', {
  tag: anyWidth,
}, async ({ page }) => {
  const table = await findTable('patio-do-levante', { after: 10 });
  await rows("update app_user set terms_version = 'before' where email = $1", [diner.email]);
  await holdTable(page, table);
  await awake(page);
  const note = page.getByLabel(checkout.note);
  const agree = page.getByRole('checkbox', { name: checkout.agree });
  await page.getByText(checkout.tableDetails).click();
  await note.fill('Uma cadeira alta');
  await page.getByText('1', { exact: true }).click();
  await agree.check();
  await page.reload();
  await expect(note).toHaveValue('Uma cadeira alta');
  await expect(agree).toBeChecked();
  await expect(page.getByRole('radio', { name: pt.site.people(1), exact: true })).toBeChecked();
  // This restaurant seats nobody alone.
  await page.getByText('2', { exact: true }).click();
  await fillCard(page, cards.declined);
  await payButton(page, table).click();
  await expect(page.getByRole('alert')).toContainText(refusalMessage('card_declined', {}, 'pt'));
  await page.reload();
  await expect(note).toHaveValue('Uma cadeira alta');
  await expect(agree).toHaveCount(0);
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

test('a guest who freed the table and comes back is told that none is held', { tag: anyWidth }, async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const order = await holdTable(page, await findTable('patio-do-levante', { after: 3 }));
  await page.getByRole('button', { name: checkout.letGo }).click();
  await page.waitForURL(/\/restaurant\/description\//);
  await page.goto(`/checkout?order=${order}`);
  await expect(page.getByRole('heading', { level: 1, name: checkout.nothingHeldTitle })).toBeVisible();
});

test('what was paid in another window is not let go in this one', async ({ page, context, phone }) => {
  const table = await findTable('patio-do-levante', { after: phone ? 10 : 4 });
  const order = await holdTable(page, table);
  const other = await context.newPage();
  await other.goto(`/checkout?order=${order}`);
  await awake(other);
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
  await page.goto(pageOf(table));
  const box = await openBookingBox(page);
  await box.getByRole('link', { name: new RegExp(pt.restaurant.ownTable) }).click();
  await page.waitForURL(/\/checkout\?order=/);
  expect(orderOf(page)).toBe(order);
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
  await expect(page.getByRole('heading', { level: 1, name: checkout.payTitle })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

function question(page: Page) {
  return page.getByRole('dialog', { name: checkout.leaveTitle });
}

async function stateOf(order: string) {
  const [row] = await rows<{ state: string }>('select state from orders where id = $1', [order]);
  return row?.state;
}
