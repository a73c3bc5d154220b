import { rows } from './support/database.ts';
import { enterPanel, newRestaurant } from './support/restaurants.ts';
import { tabTo } from './support/keyboard.ts';
import { url } from './support/marketplace.ts';
import { partiesTonight } from './support/meals.ts';
import { cutOff } from './support/network.ts';
import { aPassword } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { panel } from './support/words.ts';

test.use({ speaks: 'in turn', serviceWorkers: 'allow' });
const { offline: words, row } = panel;

test('a network cut: the list stays through a reload, steps wait and are sent, and a refusal is shown with its reason', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Amaro', 'Brito', 'Couto']);
  await enterPanel(page, restaurant, '/panel/');
  const arrive = page.getByRole('button', { name: new RegExp(`^${row.arrivedOf('', '').split(':')[0]}:`) });
  await expect(arrive.first()).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(arrive.first()).toBeVisible();
  await expect(arrive).toHaveCount(3);

  const join = await cutOff(page);
  await page.reload();
  await expect(arrive).toHaveCount(3);
  await expect(page.getByText(panel.day.offline)).toBeVisible();
  const names = [];
  for (let n = 0; n < 2; n += 1) {
    const name = (await arrive.first().getAttribute('aria-label')) ?? '';
    names.push(name.replace(/^[^:]*: /, '').replace(/, \d\d:\d\d$/, ''));
    await arrive.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.queued(names[n] ?? ''))).toBeVisible();
  }
  await expect(page.getByText(words.waiting(2))).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.waiting(2))).toBeVisible();
  await expect(arrive).toHaveCount(1);

  // Meanwhile the first of the two is cancelled elsewhere.
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('metade.panel.kept.steps.')),
  );
  const [first, second] = JSON.parse(kept?.[1] ?? '[]') as { order: string }[];
  await rows("update orders set state = 'cancelled', ended_at = now(), ended_by = 'diner' where id = $1", [
    first?.order,
  ]);
  await join();
  const refusal = page.locator('[aria-live]', { hasText: words.refused(names[0] ?? '', words.steps.arriveOrder) });
  await expect(refusal).toBeVisible();
  await expect(page.getByText(words.waiting(1))).toHaveCount(0);
  await expect
    .poll(
      async () => (await rows<{ state: string }>('select state from orders where id = $1', [second?.order]))[0]?.state,
    )
    .toBe('arrived');
  await refusal.getByRole('button', { name: words.read }).click();
  await expect(refusal).toHaveCount(0);

  await page.getByRole('button', { name: panel.more, exact: true }).click();
  await page.getByRole('button', { name: panel.logOut }).click();
  await expect(page.getByLabel(panel.logIn.email)).toBeVisible();
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('metade.panel.kept.')),
  );
  expect(left).toEqual([]);
  const cached = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(cached.filter((path) => !path.startsWith('/panel/'))).toEqual([]);
});

test('without network and without room on the device nothing is said to wait', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Galvão']);
  await enterPanel(page, restaurant, '/panel/');
  const arrive = page.getByRole('button', { name: new RegExp(`^${row.arrivedOf('', '').split(':')[0]}:`) });
  await expect(arrive).toHaveCount(1);
  const join = await cutOff(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2))
      try {
        for (let n = 0; ; n += 1) localStorage.setItem(`full ${size} ${n}`, 'x'.repeat(size));
      } catch {
        // The next are smaller.
      }
  });
  await arrive.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.full)).toBeVisible();
  await expect(arrive).toHaveCount(1);
  await expect(page.getByText(words.waiting(1))).toHaveCount(0);
  await join();
  await arrive.focus();
  await page.keyboard.press('Enter');
  await expect(arrive).toHaveCount(0);
});

test('a step whose request is lost while the stream stays up is sent again by itself', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Faro']);
  await enterPanel(page, restaurant, '/panel/');
  const arrive = page.getByRole('button', { name: new RegExp(`^${row.arrivedOf('', '').split(':')[0]}:`) });
  let lost = 0;
  await page.route(/\/v1\/.*\/arrive$/, (route) => {
    lost += 1;
    return lost > 2 ? route.continue() : route.abort();
  });
  await arrive.click();
  await expect(page.getByText(words.waiting(1))).toBeVisible();
  const state = async () =>
    (await rows<{ state: string }>('select state from orders where restaurant_id = $1', [restaurant.id]))[0];
  await expect.poll(state).toEqual({ state: 'arrived' });
  await expect(page.getByText(words.waiting(1))).toHaveCount(0);
  await expect(page.getByText(panel.day.offline)).toHaveCount(0);
});

test('a step that the server took and never answered waits, and is sent again under its key: it acts once', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Gama']);
  await enterPanel(page, restaurant, '/panel/');
  const arrive = page.getByRole('button', { name: new RegExp(`^${row.arrivedOf('', '').split(':')[0]}:`) });
  let tries = 0;
  await page.route(/\/v1\/.*\/arrive$/, async (route) => {
    tries += 1;
    if (tries === 1) await route.fetch();
    else await route.continue();
  });
  await arrive.click();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(page.getByText(words.waiting(1))).toHaveCount(0);
  await expect(page.getByText(words.read, { exact: true })).toHaveCount(0);
  const events = await rows<{ n: number }>(
    `select count(*)::int n from order_event e join orders o on o.id = e.order_id
     where o.restaurant_id = $1 and e.to_state = 'arrived'`,
    [restaurant.id],
  );
  expect(events).toEqual([{ n: 1 }]);
});

test('a cancellation whose answer is lost is done once, and pressing again reads as done', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Leite']);
  // Nothing was paid by a card that could be given back.
  const [party] = await rows<{ id: string }>(
    "update orders set payment_state = 'none', voucher_code = null where restaurant_id = $1 returning id",
    [restaurant.id],
  );
  let tries = 0;
  await page.route(/\/v1\/.*\/cancel$/, async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await enterPanel(page, restaurant, `/panel/reservations?order=${party?.id}`);
  await page.getByRole('button', { name: panel.cancel.item, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: panel.cancel.title });
  await dialog.getByRole('button', { name: panel.cancel.reasons[0] ?? '' }).click();
  const press = dialog.getByRole('button', { name: panel.cancel.submit });
  await press.click();
  await expect(page.getByText(panel.unreachable)).toBeVisible();
  const state = await rows<{ state: string }>('select state from orders where id = $1', [party?.id]);
  expect(state).toEqual([{ state: 'cancelled' }]);
  await press.click();
  await expect(page.getByText(panel.cancel.done(''))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const events = await rows("select id from order_event where order_id = $1 and to_state = 'cancelled'", [party?.id]);
  expect(events).toHaveLength(1);
});

test('a cut between finding a code and using it: the party is seated, and it is sent later', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Horta']);
  const [party] = await rows<{ id: string; code: string }>(
    `update orders set voucher_code = left(voucher_code, 6), starts_at = date_trunc('second', now())
     where restaurant_id = $1 returning id, voucher_code as code`,
    [restaurant.id],
  );
  let cut = true;
  await page.route(/\/v1\/.*\/redeem$/, (route) => (cut ? route.abort() : route.continue()));
  await enterPanel(page, restaurant, '/panel/code');
  await page.getByLabel(panel.voucher.codeLabel).focus();
  await page.keyboard.type(party?.code ?? '');
  await page.getByRole('button', { name: panel.voucher.submit }).click();
  await expect(page.getByText(words.mark, { exact: true })).toBeVisible();
  cut = false;
  await expect(page.getByText(panel.voucher.done, { exact: true })).toBeVisible();
  await expect(page.getByText(words.mark, { exact: true })).toHaveCount(0);
  const state = async () => (await rows<{ state: string }>('select state from orders where id = $1', [party?.id]))[0];
  expect(await state()).toEqual({ state: 'arrived' });
});

test.describe('without a service worker, whose requests no test can answer', () => {
  test.use({ serviceWorkers: 'block' });
  test('a step that the server broke down over waits like one that was lost, and is sent again', async ({ page }) => {
    const restaurant = await newRestaurant();
    await partiesTonight(restaurant, ['Kiefer']);
    await enterPanel(page, restaurant, '/panel/');
    let down = true;
    const problem = JSON.stringify({ type: 'about:blank', title: '', status: 503, code: 'unavailable', message: '-' });
    await page.route(/\/v1\/.*\/arrive$/, (route) =>
      down ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: problem }) : route.continue(),
    );
    await page.getByRole('button', { name: new RegExp(`^${row.arrivedOf('', '').split(':')[0]}:`) }).click();
    await expect(page.getByText(words.waiting(1))).toBeVisible();
    down = false;
    await expect(page.getByText(words.waiting(1))).toHaveCount(0);
    const state = await rows<{ state: string }>('select state from orders where restaurant_id = $1', [restaurant.id]);
    expect(state).toEqual([{ state: 'arrived' }]);
  });
});

test('steps that wait are asked about before the log-out, and outlive a session that ends by itself', async ({
  page,
  context,
}) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Ivo']);
  await enterPanel(page, restaurant, '/panel/');
  const arrive = page.getByRole('button', { name: new RegExp(`^${row.arrivedOf('', '').split(':')[0]}:`) });
  await expect(arrive).toBeVisible();
  await context.setOffline(true);
  // The line that says so has moved the list, where a tap is dropped for a second.
  await arrive.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.waiting(1))).toBeVisible();
  await page.getByRole('button', { name: panel.more, exact: true }).click();
  const question = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.getByRole('button', { name: panel.logOut }).click();
  expect(await question).toBe(words.lose(1));
  await page.keyboard.press('Escape');
  await expect(page.getByText(words.waiting(1))).toBeVisible();

  await fetch(`${url}/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${restaurant.token}` } });
  await context.setOffline(false);
  await page.getByLabel(panel.logIn.email).fill(restaurant.email);
  await page.getByLabel(panel.logIn.password).fill(aPassword);
  await page.getByRole('button', { name: panel.logIn.submit }).click();
  const state = async () =>
    (await rows<{ state: string }>('select state from orders where restaurant_id = $1', [restaurant.id]))[0];
  await expect.poll(state).toEqual({ state: 'arrived' });
});

test('at the width of a phone a name keeps its room beside a booking that ended', async ({ page }) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Jardim']);
  await rows("update orders set state = 'unanswered', ended_at = now(), ended_by = 'system' where restaurant_id = $1", [
    restaurant.id,
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  await enterPanel(page, restaurant, '/panel/');
  const name = page.getByRole('list', { name: panel.day.list }).getByText('Jardim');
  await expect(page.getByText(row.unanswered)).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(120);
});

test('many bookings that came in confirmed are one line, which stays away once it was seen', async ({ page }) => {
  const restaurant = await newRestaurant();
  await enterPanel(page, restaurant, '/panel/');
  await expect(page.getByText(panel.day.emptyTitle)).toBeVisible();
  await partiesTonight(restaurant, ['Lima', 'Melo', 'Neto']);
  const requests = page.getByRole('region', { name: panel.request.region });
  const line = requests.getByText(panel.evening.requests.confirmed(3));
  const list = page.getByRole('list', { name: panel.day.list });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line).toBeVisible();
  await page.reload();
  await expect(line).toBeVisible();
  await requests.getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: panel.evening.requests.title });
  await drawer.getByRole('button', { name: panel.evening.requests.allSeen }).click();
  await drawer.getByRole('button', { name: panel.close, exact: true }).click();
  await expect(line).toHaveCount(0);
  const loaded = page.waitForResponse((response) => response.url().includes('/days/'));
  await page.reload();
  await loaded;
  await expect(list.getByText('Lima')).toBeVisible();
  await expect(requests).toHaveText(panel.evening.requests.none);

  // Seated and taken back with the keyboard alone.
  const arrive = list.getByRole('button', { name: new RegExp(`^${row.arrivedOf('', '').split(':')[0]}:`) });
  const undo = page.getByRole('button', { name: new RegExp(`^${panel.toast.undo}:`) });
  await tabTo(page, arrive);
  await page.keyboard.press('Enter');
  await expect(arrive).toHaveCount(2);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(arrive).toHaveCount(3);
  await expect(list.locator(':focus'), 'a keyboard goes on from the row').toHaveAccessibleName(/^Lima, /);
});

test('a code typed without network seats its party, past tolerance too, and is sent when the network is back', async ({
  page,
}) => {
  const restaurant = await newRestaurant();
  await partiesTonight(restaurant, ['Dias']);
  const [party] = await rows<{ id: string; code: string }>(
    `update orders set voucher_code = left(voucher_code, 6), starts_at = date_trunc('second', now()) - interval '50 minutes'
     where restaurant_id = $1 returning id, voucher_code as code`,
    [restaurant.id],
  );
  await enterPanel(page, restaurant, '/panel/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByText('Dias', { exact: false }).first()).toBeVisible();

  const join = await cutOff(page);
  await page
    .getByRole('navigation', { name: panel.mainNavigation })
    .getByRole('link', { name: panel.code, exact: true })
    .click();
  await expect(page.getByLabel(panel.voucher.codeLabel)).toBeFocused();
  await page.keyboard.type(party?.code ?? '');
  await expect(page.getByText(panel.voucher.offlineTitle)).toBeVisible();
  await page.getByRole('button', { name: words.seat }).click();
  await expect(page.getByText(words.mark, { exact: true })).toBeVisible();
  await page.reload();
  await page
    .getByRole('navigation', { name: panel.mainNavigation })
    .getByRole('link', { name: new RegExp(`^${panel.today}`) })
    .click();
  await expect(page.getByText(words.waiting(1))).toBeVisible();
  await join();
  await expect(page.getByText(words.waiting(1))).toHaveCount(0);
  const state = async () => (await rows<{ state: string }>('select state from orders where id = $1', [party?.id]))[0];
  await expect.poll(state).toEqual({ state: 'arrived' });
});
