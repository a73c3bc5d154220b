import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import type { Page } from '@playwright/test';
import { book } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { url } from './support/marketplace.ts';
import { goOffline } from './support/network.ts';
import { enterAsDiner, registerDiner } from './support/people.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

// A worker is what they are about.
test.use({ serviceWorkers: 'allow' });

const asOf = new RegExp(pt.site.keptAsOf('').replace(/[.\s]+$/, ''));

/** Books at an instant restaurant and opens the reservations, until they are kept. */
async function bookAndKeep(
  page: Page,
  restaurant: string,
  phone: boolean,
): Promise<{ order: string; number: string; token: string }> {
  const order = await book(page, await findTable(restaurant, { after: phone ? 8 : 3 }));
  const [row] = await rows<{ number: string; token: string }>(
    'select number, voucher_token as token from orders where id = $1',
    [order],
  );
  await page.goto('/reserve');
  await expect(page.getByText(pt.voucher.offline)).toBeVisible();
  return { order, number: row?.number ?? '', token: row?.token ?? '' };
}

function offlinePageIsKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean(await caches.match('/offline')));
}

test('without network the reservations, a booking and its voucher open, marked with their time', async ({
  page,
  context,
  phone,
}) => {
  await enterAsDiner(context);
  const { order, number, token } = await bookAndKeep(page, 'cantina-tres-milhos', phone);

  await goOffline(context);
  await page.goto('/reserve');
  await expect(page.getByText(asOf)).toBeVisible();
  await page.goto(`/infos-reserve/${order}`);
  await expect(page.getByText(pt.orders.orderTitle(number))).toBeVisible();
  await expect(page.getByText(asOf)).toBeVisible();
  await page.goto(`/checkout/voucher/${token}`);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.site.noNetwork);

  // With the network back nothing kept is shown any more.
  await rows("update orders set state = 'arrived', arrived_at = now() where id = $1", [order]);
  await context.setOffline(false);
  // The page that has been waiting for the network goes on by itself, which may come between.
  await expect(() => page.goto(`/infos-reserve/${order}`)).toPass();
  await expect(page.getByText(pt.orders.states.arrived, { exact: true })).toBeVisible();
  await expect(page.getByText(asOf)).toHaveCount(0);
});

test('logging out takes everything off the device', async ({ page, context, phone }) => {
  await enterAsDiner(context);
  const { token } = await bookAndKeep(page, 'forno-velho', phone);
  await page.goto('/profile/edit');
  await page.getByRole('main').getByRole('button', { name: pt.site.logout }).click();
  await expect(page).toHaveURL(`${url}/`);
  expect(await page.evaluate(() => caches.keys())).not.toContain('metade-own-1');
  // The page that says so is nobody's, and kept again at once.
  await expect.poll(() => offlinePageIsKept(page)).toBe(true);
  await goOffline(context);
  for (const path of ['/reserve', `/checkout/voucher/${token}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.site.noNetwork);
  }
});

test('what one account kept is not there for the next', async ({ page, context, phone }) => {
  await enterAsDiner(context);
  await bookAndKeep(page, 'quintal-da-lua', phone);
  const { token } = await registerDiner();
  await context.addCookies([{ name: 'token', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto('/faq');
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open('metade-own-1')).keys()).map((key) => new URL(key.url).pathname),
      ),
    )
    .toEqual(['/.owner']);
  await expect.poll(() => offlinePageIsKept(page)).toBe(true);
  await goOffline(context);
  await page.goto('/reserve');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pt.site.noNetwork);
});

test('a voucher opened by its link, without signing in, opens again without network', async ({
  page,
  context,
  browser,
  phone,
}) => {
  await enterAsDiner(context);
  const { token } = await bookAndKeep(page, 'padaria-meia-rosca', phone);
  const friend = await browser.newContext({ locale: 'pt-PT' });
  const theirs = await friend.newPage();
  await theirs.goto(`${url}/checkout/voucher/${token}`);
  await expect(theirs.getByText(pt.voucher.offline)).toBeVisible();
  await goOffline(friend);
  await theirs.goto(`${url}/checkout/voucher/${token}`);
  await expect(theirs.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(theirs.getByText(asOf)).toBeVisible();
  await expect(theirs.goto(`${url}/reserve`)).rejects.toThrow();
  await friend.close();
});

test('a page that was never opened is, without network, our page that says so, in the language of the visit', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=en');
  await expect.poll(() => offlinePageIsKept(page)).toBe(true);
  await goOffline(context);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesOf('en').site.noNetwork);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the site can be installed: its manifest names icons that are there', { tag: anyWidth }, async ({ page }) => {
  await page.goto('/');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = (await (await page.request.get(address)).json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Metade', start_url: '/', display: 'standalone', lang: 'pt-PT' });
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(pictures.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of pictures) {
    const icon = await (await page.request.get(src)).body();
    // A PNG says its width and height after 16 bytes.
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
