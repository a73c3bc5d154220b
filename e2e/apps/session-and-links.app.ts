import { app as words } from '@metade/i18n/pt/app.ts';
import { host as h } from '@metade/i18n/pt/host.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test } from '@playwright/test';
import { bookAtApi, cards, holdAtApi } from '../support/checkout.ts';
import { column, paymentsOf, rows, statesAt } from '../support/database.ts';
import { url } from '../support/marketplace.ts';
import { partiesTonight } from '../support/meals.ts';
import { aPassword, type Diner, registerDiner } from '../support/people.ts';
import { newRestaurant, send } from '../support/restaurants.ts';
import { typeCard } from './support/card.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';
import { hold, ownTable } from './support/own-table.ts';
import { alert, button, price, qr } from './support/screen.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');

/** Ends all sessions of an account on another device. */
async function endElsewhere({ email, password }: Diner): Promise<void> {
  const { token } = await send('/auth', { email, password });
  const ended = await fetch(`${url}/v1/account/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.ok).toBe(true);
}

test('a session that was ended elsewhere keeps the table, and what waits to be sent', async ({ page, context }) => {
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  const { table } = await ownTable();
  const order = await hold(page, table);
  await typeCard(page, cards.good);
  await endElsewhere(diner);
  await button(page, m.checkout.pay(price(table))).click();
  await expect(alert(page, words.sessionEnded)).toBeVisible();
  await look(page, 'session-ended');
  await page.getByLabel(m.account.email).fill(diner.email);
  await page.getByLabel(m.account.password, { exact: true }).fill(diner.password);
  await page.getByRole('button', { name: m.account.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { name: m.checkout.payTitle, exact: true })).toBeVisible();
  await typeCard(page, cards.good);
  await button(page, m.checkout.pay(price(table))).click();
  await page.waitForURL(`**/booking/${order}`);
  expect(await paymentsOf(order)).toHaveLength(1);

  // What a team did without network waits for its owner.
  const own = await newRestaurant();
  await partiesTonight(own, ['Dias']);
  const team = { email: own.email, password: aPassword };
  await enterApp(page, team);
  await page.goto(`/host/${own.id}`);
  await expect(button(page, /^Chegou: /)).toBeVisible();
  await context.setOffline(true);
  await button(page, /^Chegou: /).click();
  await expect(page.getByText(h.offline.mark, { exact: true })).toBeVisible();
  await endElsewhere(team);
  await context.setOffline(false);
  await expect(page.getByText(words.signInToSee)).toBeVisible();
  expect(await statesAt(own)).toEqual(['confirmed']);
  await enterApp(page, team);
  await page.goto(`/host/${own.id}`);
  await expect.poll(() => statesAt(own)).toEqual(['arrived']);
});

test('links that are somebody else’s, or over, say so', async ({ page }) => {
  const [rival, diner] = [await registerDiner('pt'), await registerDiner('pt')];
  const { table } = await ownTable();
  const sold = await bookAtApi(rival.token, table);
  const held = await holdAtApi(rival.token, (await ownTable()).table);
  const [voucher] = await column('select voucher_token as one from orders where id = $1', sold);
  await page.goto(`/booking/${sold}`);
  await expect(page.getByText(words.signInToSee)).toBeVisible();
  await enterApp(page, diner);
  for (const path of [`/booking/${sold}`, `/rate/${sold}`, `/claim/${sold}`, `/change/${sold}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: m.site.notFound }), path).toBeVisible();
  }
  await page.goto(`/checkout/${held}`);
  await expect(page.getByText(m.checkout.nothingHeldTitle)).toBeVisible();
  await send(`/orders/${sold}/cancel`, {}, rival.token);
  await page.goto(`/voucher/${voucher}`);
  await expect(page.getByText(m.voucher.cancelled)).toBeVisible();
  await expect(qr(page)).toHaveCount(0);
  await page.goto('/no/such/screen');
  await expect(page.getByRole('heading').first()).toBeVisible();
});

test('an app that is older than the API asks to be updated, and still opens what it kept', async ({ page }) => {
  const diner = await registerDiner('pt');
  const { table } = await ownTable();
  const order = await bookAtApi(diner.token, table);
  await enterApp(page, diner);
  await page.goto('/bookings');
  await button(page, m.orders.viewVoucher).click();
  await expect(qr(page)).toBeVisible();
  await page.route('**/v1/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'app-version': 'android 0.9.0' } }),
  );
  for (const path of ['/', `/restaurant/${table.restaurant}`, '/rewards', `/change/${order}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words.outdatedTitle }), path).toBeVisible();
  }
  await look(page, 'outdated');
  await page.goto('/bookings');
  await expect(alert(page, words.outdatedTitle)).toBeVisible();
  await button(page, m.orders.viewVoucher).click();
  await expect(qr(page)).toBeVisible();
});

test('a session goes on for those who use the app, whatever screen they use', async ({ page }) => {
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  const ofDiner = 'user_id = (select id from app_user where email = $1)';
  const lastDay = () => column(`select max(expires_at)::date::text as one from session where ${ofDiner}`, diner.email);
  await rows(`update session set expires_at = now() + interval '1 hour' where ${ofDiner}`, [diner.email]);
  const before = await lastDay();
  await page.goto('/');
  await expect(page.locator('a[href*="/restaurant/"]').first()).toBeVisible();
  await expect.poll(async () => String(await lastDay()) > String(before)).toBe(true);
});
