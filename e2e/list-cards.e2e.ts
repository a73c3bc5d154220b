import { mostShift, shiftIn, watchShifts } from './support/shifts.ts';
import { fullList } from './support/tables.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

test.use({ pictures: true });

test('a heart of the list is kept from filter to filter, over a reload, and in the wish list @any-width', async ({
  page,
}) => {
  const list = await fullList();
  const cards = page.getByRole('main').getByRole('article');
  const names = () => cards.getByRole('heading').allTextContents();
  await page.goto(`${list}&sort=price_low`);
  const cheap = await names();
  await page.goto(list);
  const name = (await names()).find((one, place) => place > 0 && cheap.includes(one)) ?? '';
  const heart = page.getByRole('button', { name: pt.site.keep(name) });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.evaluate(() => document.documentElement.classList.add('same-document'));
  await page.getByLabel(pt.search.sort).selectOption('price_low');
  await expect(page).toHaveURL(/sort=price_low/);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveClass(/same-document/);

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/wishlist');
  await expect(cards.filter({ hasText: name })).toBeVisible();
});

test(`cards out of sight rest, nothing moves by it, and the last one is there when it is gone to ${anyWidth}`, async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto(await fullList());
  const last = page.locator('#restaurants > li').last();
  await expect(last).toHaveAttribute('data-resting', '');
  // The last part of the page: once it rests, all were laid out.
  await expect(page.locator('footer.rests')).toHaveAttribute('data-resting', '');
  expect(await shiftIn(page)).toBeLessThan(mostShift);
  const isLaidOut = () =>
    last.evaluate((one) => one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut, 'out of sight').toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut, 'in sight').toBe(true);
  await expect(last.getByRole('heading')).toBeInViewport();
  await expect.poll(() => page.evaluate(wrongHeight), 'every card is as high as it says').toBe(0);
});

/** Pixels by which the page is longer or shorter than with all cards laid out, which no frame is drawn with: no size is remembered by it. */
function wrongHeight(): number {
  const resting = document.documentElement.scrollHeight;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.rests { content-visibility: visible !important; }');
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets, sheet];
  const laidOut = document.documentElement.scrollHeight;
  document.adoptedStyleSheets = sheets;
  return resting - laidOut;
}

test(`a page that is loaded anew is where it was ${anyWidth}`, async ({ page }) => {
  await page.goto(await fullList());
  const heading = page.locator('#restaurants > li').last().getByRole('heading');
  await heading.scrollIntoViewIfNeeded();
  const place = () => heading.evaluate((one) => one.getBoundingClientRect().top);
  const before = await place();
  await page.reload();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
});

test('the list comes back as it was from a restaurant and back', async ({ page }) => {
  await page.goto(await fullList());
  const cards = page.getByRole('main').getByRole('article');
  const names = await cards.getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  await cards.first().getByRole('heading').click();
  await expect(page).toHaveURL(/restaurant\/description/);
  await page.goBack();
  await expect(page).toHaveURL(/restaurants\/PT-11\/lisboa/);
  await expect(cards.getByRole('heading')).toHaveText(names);
});

test(`times are in a phone’s first view, with nothing over them, and a wide screen has three columns ${anyWidth}`, async ({
  page,
}) => {
  await page.goto(await fullList());
  const cards = page.getByRole('main').getByRole('article');
  for (const { width, height, times } of [
    { width: 360, height: 740, times: 2 },
    { width: 390, height: 844, times: 4 },
  ]) {
    await page.setViewportSize({ width, height });
    const chips = await cards.first().getByRole('listitem').all();
    expect(chips.length).toBeGreaterThanOrEqual(times);
    for (const chip of chips.slice(0, times)) {
      const free = chip.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)));
      });
      expect.soft(await free, `${width} × ${height}`).toBe(true);
    }
  }
  await page.setViewportSize({ width: 1920, height: 900 });
  const tops = await cards.evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top));
  expect(tops.slice(0, 3).map((top) => top - (tops[0] ?? 0))).toEqual([0, 0, 0]);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
});

test(`a button pressed before the page is awake says that it heard, and answers once it is ${anyWidth}`, async ({
  context,
}) => {
  // Not the fixture's, which waits until it is awake.
  const page = await context.newPage();
  const { promise: asleep, resolve: wake } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto(await fullList(), { waitUntil: 'commit' });
  const days = page.locator('[aria-haspopup="dialog"]').filter({ visible: true }).first();
  const [pressed, opened] = [page.locator('[data-pressed]'), page.locator('dialog[open]')];
  await page.locator('[data-keep]').first().click();
  await days.click();
  await days.click();
  await expect(days).toHaveAttribute('data-pressed', '');
  await expect(pressed).toHaveCount(1);
  await expect(opened).toHaveCount(0);
  wake();
  await expect(opened).toBeVisible();
  await expect(pressed).toHaveCount(0);
});
