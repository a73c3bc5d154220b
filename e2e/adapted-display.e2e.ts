import { panel } from '@metade/i18n/pt/panel.ts';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { checkWidth } from './support/accessible.ts';
import { book, holdAtApi, holdTable, openBookingBox } from './support/checkout.ts';
import { rows } from './support/database.ts';
import { enlarge, expectLegible, space } from './support/legible.ts';
import { tokenOf } from './support/log-in.ts';
import { enterAsDiner, enterPanel } from './support/people.ts';
import { picture } from './support/picture.ts';
import { findTable } from './support/tables.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });

test('in forced colours a voucher’s QR is dark on white and what is chosen is seen', async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await enterAsDiner(context);
  // One that confirms at once.
  const order = await book(page, await findTable('padoca-do-sino', { after: 6 }));
  const [voucher] = await rows<{ token: string }>('select voucher_token as token from orders where id = $1', [order]);
  await page.goto(`/checkout/voucher/${voucher?.token}`);
  const qr = page.getByRole('img', { name: /QR/ });
  await picture(page, 'forced-voucher');
  const { data, info } = await sharp(await qr.locator('..').screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
  expect(at(5, 5), 'the margin is white').toBeGreaterThan(240);
  expect(at(15, 15), 'the corner of the code is dark').toBeLessThan(60);

  const table = await findTable('padoca-do-sino', { after: 9 });
  await page.goto(`/restaurant/description/padoca-do-sino?date=${table.date}&people=2&slot=${table.slot}`);
  const box = await openBookingBox(page);
  await expectSeen(box.locator('label:has(input:checked)'), box.locator('[aria-pressed=false]'));
  await picture(page, 'forced-booking');
});

test('in forced colours the panel shows its switches, tabs and place', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterPanel(page, 'owner@metade.test');
  const nav = page.getByRole('navigation', { name: panel.mainNavigation });
  await expectSeen(nav.locator('[aria-current=page]'), nav.locator('a:not([aria-current])'));
  await page.goto('/panel/grid');
  const shown = page.locator('.shown-switch').filter({ visible: true });
  const on = shown.and(page.locator('input[role=switch]:checked + *')).first();
  const off = shown.and(page.locator('input[role=switch]:not(:checked) + *')).first();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // An open one has its switch in the editor.
  await page
    .getByRole('main')
    .getByRole('button', { name: panel.grid.edit('') })
    .first()
    .click();
  await picture(page, 'forced-grid');
  for (const one of [on, off]) await expect(one).toBeVisible();
  const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(on)).not.toBe(await ground(off));
});

/** What is chosen differs from what is not by a border, which forced colours keep. */
async function expectSeen(chosen: Locator, other: Locator): Promise<void> {
  const border = (one: Locator) => one.first().evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await border(chosen)).toBe('3px');
  expect(await border(other)).not.toBe('3px');
}

test('under reduced motion nothing goes on moving', { tag: anyWidth }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sigin?forgot=1');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/sigin/, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByLabel(pt.account.email, { exact: true }).fill('nobody@metade.test');
  const button = page.getByRole('button', { name: pt.account.forgotSend });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => moving(page)).toEqual([]);
  answer();
  await enterPanel(page, 'owner@metade.test');
  await page.route(/\/v1\/host\/restaurants\/.*\/menu/, () => new Promise(() => {}));
  await page.goto('/panel/menu');
  await expect(page.locator('[aria-busy=true], [class*=pulse-soft]').first()).toBeVisible();
  await expect.poll(() => moving(page)).toEqual([]);
});

/** What moves without an end. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .map((one) => ((one.effect as KeyframeEffect).target as Element).outerHTML.slice(0, 100)),
  );
}

const publicPages = [
  '/',
  '/restaurants/PT-11/lisboa',
  '/restaurant/description/taberna-do-acucar',
  '/sigin?new=1',
  '/contact',
  '/faq',
  '/restaurant/pre-register',
];

test('at 400 % zoom, 320 by 256, no bar takes the room', { tag: anyWidth }, async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enterAsDiner(context);
  const held = await holdTableLow(page);
  for (const path of [...publicPages, `/checkout?order=${held}`]) {
    await page.goto(path);
    await checkWidth(page);
    expect.soft(await stuck(page), path).toBeLessThan(64);
    await picture(page, `low-${path}`);
  }
  await enterPanel(page, 'owner@metade.test');
  for (const path of ['/panel/', '/panel/house', '/panel/grid']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect.soft(await stuck(page), path).toBeLessThan(64);
    await picture(page, `low-${path}`);
  }
});

async function holdTableLow(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const held = await holdTable(page, await findTable('forno-velho', { after: 9 }));
  await page.setViewportSize({ width: 320, height: 256 });
  return held;
}

/** Pixels of the screen's height that stay covered while the page scrolls. */
function stuck(page: Page): Promise<number> {
  return page.evaluate(() => {
    let sum = 0;
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, pointerEvents } = getComputedStyle(one);
      if ((position !== 'fixed' && position !== 'sticky') || pointerEvents === 'none' || !one.checkVisibility())
        continue;
      const { height, width, bottom, top } = one.getBoundingClientRect();
      if (width > innerWidth / 2 && bottom > 0 && top < innerHeight) sum += height;
    }
    return sum;
  });
}

test('text of twice its size, or with the spacing of WCAG, is whole and lies over nothing', { tag: anyWidth }, async ({
  page,
  context,
}) => {
  await enterAsDiner(context);
  const held = await holdAtApi(await tokenOf(context), await findTable('cuscuz-e-sereno', { after: 7 }));
  const paths = [
    '/',
    '/restaurants/PT-11/lisboa',
    '/restaurant/description/taberna-do-acucar',
    `/checkout?order=${held}`,
  ];
  const look = async (path: string, adapt = async () => {}) => {
    await page.goto(path);
    await adapt();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectLegible(page, path);
    }
  };
  for (const path of paths) await look(path, () => space(page));
  await enlarge(page);
  for (const path of paths) await look(path);
});
