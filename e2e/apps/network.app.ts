import { issueMessage } from '@metade/i18n/errors.ts';
import { app as words } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, type Page, test } from '@playwright/test';
import { cards } from '../support/checkout.ts';
import { column, endHoldIn, paymentsOf, statesAt } from '../support/database.ts';
import { aPassword, freshEmail, registerDiner } from '../support/people.ts';
import { typeCard } from './support/card.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { hold, openTable, ownTable } from './support/own-table.ts';
import { alert, button, price } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');

/** The next request that matches is answered, and the answer lost on its way. */
async function loseAnswer(page: Page, path: RegExp): Promise<void> {
  let lost = false;
  await page.route(path, async (route) => {
    if (lost || route.request().method() !== 'POST') return route.continue();
    lost = true;
    await route.fetch();
    await route.abort();
  });
}

test('no network at any step of a booking: each says so, nothing typed is lost, and nothing is made twice', async ({
  page,
  context,
}) => {
  const { own, table } = await ownTable();
  await openTable(page, table);
  const goOn = button(page, words.continueWith(table.time, price(table)));
  await expect(goOn).toBeEnabled();
  await context.setOffline(true);
  await goOn.click();
  await expect(alert(page, words.needsNetwork)).toBeVisible();
  expect(await statesAt(own)).toEqual([]);
  await context.setOffline(false);
  await goOn.dblclick();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  const order = page.url().slice(-36);
  expect(await statesAt(own)).toEqual(['held']);

  const email = freshEmail();
  const long = 'Maria '.repeat(17).trim();
  await expect(button(page, new RegExp(`^${m.account.region}`))).not.toContainText(m.account.chooseRegion);
  await page.getByLabel(m.account.firstName).fill(long);
  await page.getByLabel(m.account.lastName).fill('Demo');
  await page.getByLabel(m.account.email).fill(email);
  await page.getByLabel(new RegExp(`^${m.account.password}`)).fill(aPassword);
  await page.getByRole('radio', { name: m.account.female, exact: true }).click();
  await page.getByRole('checkbox', { name: m.account.agree }).click();
  await button(page, m.account.signUpHere).click();
  await expect(page.getByText(issueMessage('too_long', 'first_name', 'pt', { max: 60 }))).toBeVisible();
  await expect(page.getByLabel(m.account.firstName)).toHaveValue(long);
  await page.getByLabel(m.account.firstName).fill(long.slice(0, 60));
  await context.setOffline(true);
  await button(page, m.account.signUpHere).click();
  await expect(alert(page, words.retry)).toBeVisible();
  await expect(page.getByLabel(m.account.email)).toHaveValue(email);
  await context.setOffline(false);
  await button(page, m.account.signUpHere).dblclick();
  await expect(page.getByRole('heading', { name: m.checkout.payTitle, exact: true })).toBeVisible();
  expect(await column('select id as one from app_user where email = $1', email)).toHaveLength(1);

  await endHoldIn(order, 60);
  await page.reload();
  await expect(button(page, m.checkout.moreTime)).toBeVisible();
  await context.setOffline(true);
  await button(page, m.checkout.moreTime).click();
  await expect(alert(page, words.retry)).toBeVisible();
  await context.setOffline(false);
  await button(page, m.checkout.moreTime).dblclick();
  await expect(button(page, m.checkout.moreTime)).toHaveCount(0);

  // The gateway's page does not come either; closed, it changes nothing.
  await context.setOffline(true);
  const opened = page.waitForEvent('popup');
  await button(page, words.enterCard).first().click();
  await (await opened).close();
  await expect(button(page, words.enterCard).first()).toBeEnabled();
  await context.setOffline(false);
  await typeCard(page, cards.good);
  await context.setOffline(true);
  await button(page, m.checkout.pay(price(table))).click();
  await expect(alert(page, m.checkout.lost)).toBeVisible();
  await look(page, 'pay-offline');
  await context.setOffline(false);
  await button(page, m.checkout.pay(price(table))).dblclick();
  await page.waitForURL(`**/booking/${order}`);
  expect(await paymentsOf(order)).toHaveLength(1);

  // A cancellation whose answer was lost is made once.
  await loseAnswer(page, new RegExp(`/v1/orders/${order}/cancel$`));
  await button(page, m.orders.cancelQuestion).click();
  const cancel = button(page, m.orders.cancelRefund(price(table)));
  await cancel.click();
  await expect(alert(page, words.needsNetwork)).toBeVisible();
  await cancel.dblclick();
  await expect(page.getByRole('status').filter({ hasText: m.orders.states.cancelled })).toBeVisible();
  expect(await column('select id as one from refund where order_id = $1', order)).toHaveLength(1);
});

test('a payment whose answer is slow, lost, or nobody waits for is found again, and made once', async ({ page }) => {
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  for (const card of [cards.slow, cards.answerLost]) {
    const { table } = await ownTable();
    const order = await hold(page, table);
    await typeCard(page, card);
    await button(page, m.checkout.pay(price(table))).click();
    await page.waitForURL(`**/booking/${order}`);
    expect(await paymentsOf(order)).toHaveLength(1);
  }

  const lost = await ownTable();
  const order = await hold(page, lost.table);
  await typeCard(page, cards.good);
  await loseAnswer(page, new RegExp(`/v1/orders/${order}/payment$`));
  await button(page, m.checkout.pay(price(lost.table))).click();
  await page.waitForURL(`**/booking/${order}`);
  expect(await paymentsOf(order)).toHaveLength(1);

  // The app is killed while it pays.
  const killed = await ownTable();
  const last = await hold(page, killed.table);
  await typeCard(page, cards.good);
  let told = () => {};
  const arrived = new Promise<void>((resolve) => {
    told = resolve;
  });
  await page.route(new RegExp(`/v1/orders/${last}/payment$`), async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    told();
  });
  await button(page, m.checkout.pay(price(killed.table))).click();
  await arrived;
  await page.goto(`/checkout/${last}`);
  await page.waitForURL(`**/booking/${last}`);
  expect(await paymentsOf(last)).toHaveLength(1);
});
