import { refusalMessage } from '@metade/i18n/errors.ts';
import { earlyNote, formatTime } from '@metade/i18n/format-date.ts';
import type { Page } from '@playwright/test';
import { atCheckout, holdTable, logInAtCheckout, openBookingBox } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enterAsDiner, registerDiner } from './support/people.ts';
import { findTable, pageOf, type Table } from './support/tables.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

test('a guest who holds as many tables as one may lets one go where he is told so', async ({ page, phone }) => {
  const after = phone ? 9 : 5;
  const first = await findTable('fogao-da-serra-alta', { after });
  const second = await findTable('rio-fundo', { after });
  const third = await findTable('rio-fundo', { after: second });
  await holdAsGuest(page, first);
  await holdAsGuest(page, second);
  await press(page, third);
  await expect(page.getByRole('alert')).toHaveText(refusalMessage('holds_limit', { max: 2 }, 'pt'));
  const held = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: pt.checkout.letGo }) });
  await expect(held).toHaveCount(2);
  for (const table of [first, second]) await expect(held.filter({ hasText: table.time }).first()).toBeVisible();
  const kept = held.filter({ hasText: 'Rio Fundo' });
  await expect(kept.getByRole('link', { name: pt.checkout.finish })).toHaveAttribute('href', /\/checkout\?order=/);
  await held.filter({ hasText: 'Fogão da Serra Alta' }).getByRole('button', { name: pt.checkout.letGo }).click();
  // Back where he was, with the table of his wish still chosen.
  await page.waitForURL(pageOf(third));
  await expect(page.getByRole('alert')).toHaveCount(0);
  const box = await openBookingBox(page);
  await box.getByRole('button', { name: pt.restaurant.continue }).click();
  await page.waitForURL(/\/checkout\?order=/);
});

test('who wants another table for the same meal is shown the one they hold, to finish it or let it go', async ({
  page,
  phone,
}) => {
  const own = await findTable('taberna-do-acucar', { after: phone ? 14 : 13 });
  const other = await findTable('taberna-do-acucar', { after: phone ? 14 : 13, not: own });
  await holdAsGuest(page, own);
  await press(page, other);
  await expect(page.getByRole('alert')).toHaveText(refusalMessage('hold_exists', {}, 'pt'));
  const held = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: pt.checkout.letGo }) });
  await expect(held).toHaveCount(1);
  await expect(held).toContainText(own.time);
  await expect(held).toBeInViewport();
  await held.getByRole('link', { name: pt.checkout.finish }).click();
  await page.waitForURL(/\/checkout\?order=/);
  await press(page, other);
  await held.getByRole('button', { name: pt.checkout.letGo }).click();
  await page.waitForURL(pageOf(other));
  await expect(page.getByRole('alert')).toHaveCount(0);
  const box = await openBookingBox(page);
  await box.getByRole('button', { name: pt.restaurant.continue }).click();
  await page.waitForURL(/\/checkout\?order=/);
  const left = await rows("select 1 from orders where slot_id = $1 and date = $2 and state = 'held'", [
    own.slot,
    own.date,
  ]);
  expect(left).toEqual([]);
});

test('a table that cannot come along at sign-in is free at once, and the diner is told which he holds', async ({
  page,
  phone,
}) => {
  const after = phone ? 10 : 7;
  const own = await findTable('taberna-do-acucar', { after });
  const other = await findTable('taberna-do-acucar', { after, not: own });
  const diner = await registerDiner();
  const signIn = () => logInAtCheckout(page, diner);
  await holdAsGuest(page, own);
  await signIn();
  await atCheckout(page);
  const { cookies } = await page.context().storageState();
  await page.context().clearCookies({ name: 'token' });
  expect(cookies.some(({ name }) => name === 'token')).toBe(true);

  await holdAsGuest(page, other);
  await signIn();
  await page.waitForURL((url) => url.pathname === '/restaurant/description/taberna-do-acucar');
  await expect(page.getByRole('status').filter({ hasText: pt.restaurant.freed.meal })).toBeVisible();
  const held = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: pt.checkout.letGo }) });
  await expect(held).toHaveCount(1);
  await expect(held).toContainText(own.time);
  const left = await rows("select 1 from orders where slot_id = $1 and date = $2 and state = 'held'", [
    other.slot,
    other.date,
  ]);
  expect(left).toEqual([]);
  // He lets the first go, comes back here, and takes the other.
  await held.getByRole('button', { name: pt.checkout.letGo }).click();
  await expect(held).toHaveCount(0);
  await expect(page.getByText(pt.restaurant.freed.meal)).toHaveCount(0);
  const box = await openBookingBox(page);
  await box.getByRole('button', { name: pt.restaurant.continue }).click();
  await page.waitForURL(/\/checkout\?order=/);
});

test(`who signs in too late is at the table again, and told what happened ${anyWidth}`, async ({ page }) => {
  const table = await findTable('rio-fundo', { after: 11 });
  const diner = await registerDiner();
  await holdAsGuest(page, table);
  await rows("update orders set hold_expires_at = now() - interval '1 second' where slot_id = $1 and date = $2", [
    table.slot,
    table.date,
  ]);
  await logInAtCheckout(page, diner);
  await page.waitForURL((url) => url.pathname === '/restaurant/description/rio-fundo');
  await expect(page.getByRole('status').filter({ hasText: pt.restaurant.freed.time })).toBeVisible();
  const box = await openBookingBox(page);
  await box.getByRole('button', { name: pt.restaurant.continue }).click();
  await page.waitForURL(/\/checkout\?order=/);
});

test.describe('elsewhere', { tag: anyWidth }, () => {
  test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 768, height: 900 } });

  test('until when a table is held is told by the clock of who holds it', async ({ page, context }) => {
    const table = await findTable('fogao-da-serra-alta', { after: 12 });
    await holdAsGuest(page, table);
    const [held] = await rows<{ until: string }>(
      "select to_json(hold_expires_at)#>>'{}' as until from orders where slot_id = $1 and date = $2 and state = 'held' order by hold_expires_at desc",
      [table.slot, table.date],
    );
    if (!held) throw new Error('nothing is held');
    const until = formatTime(held.until, 'Asia/Tokyo');
    // Who books is asked before anything is paid.
    await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(pt.checkout.youTitle)}`));
    await expect(page.locator('[aria-current=step]')).toHaveText(pt.checkout.stepYou);
    await expect(page.getByText(`${pt.checkout.heldUntil} ${until}`)).toBeVisible();
    const line = page.getByRole('complementary', { name: pt.checkout.title });
    for (const path of [
      '/',
      '/restaurants/PT-11/lisboa',
      '/restaurant/description/rio-fundo',
      '/wishlist',
      '/sigin',
      '/faq',
    ]) {
      await page.goto(path);
      await expect(line, path).toContainText(pt.checkout.heldLine('Fogão da Serra Alta', until));
    }
    await line.getByRole('link', { name: pt.checkout.finish }).click();
    await page.waitForURL(/\/checkout\?order=/);

    await context.clearCookies();
    await enterAsDiner(context);
    const order = await holdTable(page, await findTable('fogao-da-serra-alta', { after: 13 }));
    const [own] = await rows<{ until: string }>(
      "select to_json(hold_expires_at)#>>'{}' as until from orders where id = $1",
      [order],
    );
    const told = page.getByText(`${pt.checkout.heldUntil} ${formatTime(own?.until ?? '', 'Asia/Tokyo')}`);
    await expect(told).toBeVisible();
    // The addresses of earlier days lead to the parts of the one page, in sight.
    await page.goto(`/checkout/payment?order=${order}`);
    await expect(page).toHaveURL(new RegExp(`/checkout\\?order=${order}#payment$`));
    await expect(page.getByLabel(pt.checkout.cardNumber)).toBeInViewport();
    await page.goto(`/checkout/finish?order=${order}`);
    await expect(page).toHaveURL(new RegExp(`/checkout\\?order=${order}$`));
  });

  test('the words of the checkout’s header stay on a line', async ({ page, context }) => {
    await enterAsDiner(context);
    await holdTable(page, await findTable('rio-fundo', { after: 12 }));
    for (const words of [pt.checkout.stepTable, pt.checkout.stepPay, pt.checkout.stepDone, pt.checkout.letGo]) {
      const lines = await page
        .locator('header')
        .getByText(words, { exact: true })
        .evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getClientRects().length;
        });
      expect(lines, words).toBe(1);
    }
  });
});

test(`a table after midnight says which day that is ${anyWidth}`, async ({ page, context }) => {
  await enterAsDiner(context);
  const table = await findTable('dois-cajus', { after: 10 });
  await rows("update table_slot set time = '03:30', period = 'night' where id = $1", [table.slot]);
  const told = `03:30 ${earlyNote(table.date, '03:30', 'pt')}`;
  await page.goto(pageOf(table));
  const box = await openBookingBox(page);
  await expect(box.getByText(told)).toBeVisible();
  await box.getByRole('button', { name: pt.restaurant.continue }).click();
  await page.waitForURL(/\/checkout\?order=/);
  await expect(page.getByText(told).filter({ visible: true }).first()).toBeVisible();
});

/** Holds a table as who has not signed in; checkout asks him to. */
async function holdAsGuest(page: Page, table: Table): Promise<void> {
  await press(page, table);
  await expect(page.getByRole('heading', { level: 1, name: pt.checkout.youTitle })).toBeVisible();
}

async function press(page: Page, table: Table): Promise<void> {
  await page.goto(pageOf(table));
  const box = await openBookingBox(page);
  await box.getByRole('button', { name: pt.restaurant.continue }).click();
}
