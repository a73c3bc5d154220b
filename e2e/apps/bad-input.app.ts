import { app as words } from '@metade/i18n/pt/app.ts';
import { host as h } from '@metade/i18n/pt/host.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import { formatTime } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { drawQr } from '@metade/ui/draw-qr.ts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { showToCamera } from '../support/camera.ts';
import { bookAtApi, cards, holdAtApi } from '../support/checkout.ts';
import { column, endHoldIn, rows } from '../support/database.ts';
import { partiesTonight } from '../support/meals.ts';
import { url } from '../support/marketplace.ts';
import { aPassword, type Diner, freshEmail, registerDiner } from '../support/people.ts';
import { type CurrentRestaurant, newRestaurant, send } from '../support/restaurants.ts';
import { findTable, type Table } from '../support/tables.ts';
import { typeCard } from './support/card.ts';
import { enterApp } from './support/enter.ts';
import { look } from './support/look.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const price = (table: Table) => formatMoney(table.price, 'pt');
const paymentsOf = (order: string) => column('select state as one from payment where order_id = $1', order);
const statesAt = ({ id }: CurrentRestaurant) =>
  column("select state as one from orders where restaurant_id = $1 and state <> 'expired' order by 1", id);
const qr = (page: Page) => page.getByRole('img', { name: /QR/ });

/** A restaurant of the test's own that confirms at once, and a table there. */
async function ownTable(after = 3): Promise<{ own: CurrentRestaurant; table: Table }> {
  const own = await newRestaurant();
  await rows("update restaurant set confirmation_mode = 'instant' where id = $1", [own.id]);
  return { own, table: await findTable(own.slug, { after }) };
}

const openTable = (page: Page, { restaurant, date, slot }: Table) =>
  page.goto(`/restaurant/${restaurant}?date=${date}&slot=${slot}`);

/** Holds a table in the app. Answers the order's id. */
async function hold(page: Page, table: Table): Promise<string> {
  await openTable(page, table);
  await button(page, m.restaurant.continue).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}

/** Ends all sessions of an account on another device. */
async function endElsewhere({ email, password }: Diner): Promise<void> {
  const { token } = await send('/auth', { email, password });
  const ended = await fetch(`${url}/v1/account/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.ok).toBe(true);
}

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
  await expect(button(page, m.restaurant.continue)).toBeEnabled();
  await context.setOffline(true);
  await button(page, m.restaurant.continue).click();
  await expect(alert(page, words.needsNetwork)).toBeVisible();
  expect(await statesAt(own)).toEqual([]);
  await context.setOffline(false);
  await button(page, m.restaurant.continue).dblclick();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  const order = page.url().slice(-36);
  expect(await statesAt(own)).toEqual(['held']);

  const email = freshEmail();
  const long = 'Maria '.repeat(17).trim();
  await expect(button(page, m.account.region)).not.toContainText(m.account.chooseRegion);
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

for (const days of [-1, 1])
  test(`a clock that is wrong by ${days} day: holds, vouchers and what is kept go by the right time`, async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    const diner = await registerDiner('pt');
    const own = await newRestaurant();
    await partiesTonight(own, ['Dias']);
    const [meal] = await rows<{ id: string; token: string }>(
      `update orders set user_id = (select id from app_user where email = $2), holder_id = (select id from app_user where email = $2)
       where restaurant_id = $1 returning id, voucher_token as token`,
      [own.id, diner.email],
    );
    await enterApp(page, diner);
    const { table } = await ownTable();
    const order = await hold(page, table);
    const [until] = await column('select hold_expires_at as one from orders where id = $1', order);
    await expect(page.getByText(formatTime(new Date(String(until)).toISOString(), 'Europe/Lisbon'))).toBeVisible();
    await expect(button(page, m.checkout.moreTime)).toHaveCount(0);

    // Tonight's voucher opens now, whatever the device says.
    await page.goto(`/voucher/${meal?.token}`);
    await expect(page.getByText(m.voucher.open)).toBeVisible();
    await expect(qr(page)).toBeVisible();
    await page.goto('/bookings');
    // In a browser, a screen comes with its first visit.
    await button(page, m.orders.viewVoucher).first().click();
    await expect(qr(page)).toBeVisible();
    await button(page, m.site.close).click();
    await context.setOffline(true);
    await page.getByRole('tab', { name: m.orders.past }).click();
    await page.getByRole('tab', { name: m.orders.upcoming }).click();
    // As old as it is: saved just now, by the same clock.
    const [hour, minute] = await page.evaluate(() => [new Date().getHours(), new Date().getMinutes()]);
    const now = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    await expect(page.getByText(words.savedAt(''))).toContainText(now);
    await button(page, m.orders.viewVoucher).first().click();
    await expect(page.getByText(m.voucher.open)).toBeVisible();
    await expect(qr(page)).toBeVisible();
  });

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

test('a storage that is full stops nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      // On a device the key store is another place.
      if (/^metade\.(?!secret\.)/.test(name)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
  });
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  const diner = await registerDiner('pt');
  await enterApp(page, diner);
  await page.getByRole('radio', { name: m.site.themeDark }).click();
  await page.goto('/');
  await button(page, words.more).first().click();
  await expect(page.getByRole('heading', { name: new RegExp(words.tablesFor('', 3)) })).toBeVisible();
  await page.getByRole('switch').first().click();
  await expect(page.getByRole('switch').first()).toBeChecked();
  const { table } = await ownTable();
  const order = await hold(page, table);
  await typeCard(page, cards.good);
  await button(page, m.checkout.pay(price(table))).click();
  await page.waitForURL(`**/booking/${order}`);
  await button(page, m.orders.viewVoucher).click();
  await expect(qr(page)).toBeVisible();
  await page.goto('/favourites');
  await expect(page.getByRole('switch').first()).toBeChecked();
  expect(broken).toEqual([]);
});

test('names of a hundred characters stay whole, and within the screen', async ({ page }, { project }) => {
  const { own, table } = await ownTable();
  const name = `Restaurante ${'da Santíssima Trindade '.repeat(4)}`.trim().slice(0, 100);
  await rows('update restaurant set company_name = $2 where id = $1', [own.id, name]);
  const diner = await registerDiner('pt');
  const order = await bookAtApi(diner.token, table);
  await partiesTonight(own, ['Albuquerque-'.repeat(8)]);
  const whole = async (screen: string, text: string) => {
    const shown = page.getByText(text).filter({ visible: true }).first();
    await expect(shown).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0);
    const isCut = await shown.evaluate(
      (one) => one.scrollWidth - one.clientWidth > 1 || one.getBoundingClientRect().right > innerWidth,
    );
    expect(isCut, screen).toBe(false);
  };
  await page.goto(`/restaurant/${own.slug}`);
  await whole('restaurant', name);
  await enterApp(page, diner);
  await page.goto('/bookings');
  await whole('bookings', name);
  await expectAccessible(page);
  await page.goto(`/booking/${order}`);
  await whole('booking', name);
  await button(page, m.orders.viewVoucher).click();
  await whole('voucher', name);
  await enterApp(page, { email: own.email, password: aPassword });
  await page.goto(`/host/${own.id}`);
  await whole(`evening on a ${project.name}`, 'Albuquerque-'.repeat(8));
  await look(page, 'long-names');
});

test('without a camera the code is typed', async ({ page }) => {
  const own = await newRestaurant();
  await partiesTonight(own, ['Dias']);
  const [code] = await column('select voucher_code as one from orders where restaurant_id = $1', own.id);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await enterApp(page, { email: own.email, password: aPassword });
  await page.goto(`/host/${own.id}/scan`);
  await button(page, h.allowCamera).click();
  await expect(page.getByText(h.cameraDenied)).toBeVisible();
  await look(page, 'camera-refused');
  await page.getByLabel(h.voucher.codeLabel).fill(String(code));
  await expect(page.getByRole('heading', { name: 'Dias, Diner' })).toBeVisible();
});

test('a voucher with another’s signature is refused, with network and without', async ({ page, context }) => {
  const own = await newRestaurant();
  await partiesTonight(own, ['Dias', 'Esteves']);
  const [mine, other] = await Promise.all(
    (await column('select voucher_token as one from orders where restaurant_id = $1', own.id)).map(async (token) => {
      const { data } = (await (await fetch(`${url}/v1/vouchers/${token}`)).json()) as { data: { qr: string } };
      return data.qr.split('.');
    }),
  );
  await showToCamera(page, await pictureOf(`${mine?.[0]}.${other?.[1]}`));
  await enterApp(page, { email: own.email, password: aPassword });
  await readByCamera(context);
  await page.goto(`/host/${own.id}`);
  await expect(button(page, /^Chegou: /)).toHaveCount(2);
  await page.goto(`/host/${own.id}/scan`);
  await button(page, h.allowCamera).click();
  await expect(alert(page, h.voucher.notFound)).toBeVisible();
  await context.setOffline(true);
  await button(page, h.voucher.scanNext).click();
  await expect(alert(page, h.voucher.notFound)).toBeVisible();
  await expect(button(page, h.voucher.submit)).toHaveCount(0);
  await context.setOffline(false);
  expect(await statesAt(own)).toEqual(['confirmed', 'confirmed']);
});

/** A QR code as a picture. */
function pictureOf(text: string): Promise<Buffer> {
  const { size, path } = drawQr(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="-4 -4 ${size + 8} ${size + 8}"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The reader that browsers need, as the app's packages have it. */
const readByCamera = (context: BrowserContext) =>
  context.route('**/zxing_reader.wasm', (route) =>
    route.fulfill({ path: 'apps/mobile/node_modules/zxing-wasm/dist/reader/zxing_reader.wasm' }),
  );
