import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fullList } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

test.use({ pictures: true });

const { restaurant, search } = pt;

// The marketplace of these journeys has no map style: nothing may be asked of the outside, and the pins stand all the same.
test('without tiles the map is pins on plain ground; a pin shows its restaurant, and the list has it too', async ({
  page,
  phone,
}) => {
  const outside: string[] = [];
  const maps: string[] = [];
  page.on('request', (request) => {
    if (/\/(live-map|maplibre)/.test(request.url())) maps.push(request.url());
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
  });
  // The restaurants that other journeys open are in Lisbon, whose list may have more than the page that the pins are of.
  await page.goto(await fullList('PT-13/porto'));
  const cards = page.getByRole('main').getByRole('article');
  const listed = await cards.count();
  expect(listed).toBeGreaterThan(5);
  expect(maps, 'the map’s script is not loaded before it is looked at').toEqual([]);
  if (phone) await page.getByRole('button', { name: search.map, exact: true }).click();
  const map = page.getByRole('region', { name: search.mapTitle });
  await expect(map).toBeVisible();
  await map.hover();
  await expect.poll(() => maps.length).toBeGreaterThan(0);
  const pins = map.getByRole('button', { name: / mesa/ });
  // Pins that would lie over each other are one, which says how many restaurants it stands for.
  const several = new RegExp(`^(\\d+) restaurantes, `);
  const stands = async () =>
    (await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? '')))
      .map((name) => Number(several.exec(name)?.[1] ?? 1))
      .reduce((sum, one) => sum + one, 0);
  await expect.poll(stands).toBe(listed);
  const number = (text: string) => Number(/\d+/.exec(text)?.[0]);
  const free = (await pins.allInnerTexts()).reduce((sum, text) => sum + number(text), 0);
  expect(free).toBe(number(await page.getByRole('heading', { level: 1 }).innerText()));
  await map
    .getByRole('button', { name: /^(?!\d+ restaurantes).* mesa/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const shown = map.getByRole('link').filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  const name = await shown.textContent();
  const heart = map.getByRole('button', { name: pt.site.keep(name ?? ''), exact: true });
  const close = map.getByRole('button', { name: pt.site.close });
  const card = close.locator('..');
  // Nothing of the card lies under its own buttons, nor the card under the way back to the list.
  for (const covered of [card.getByText(/\(\d+\)/).or(card.getByText(pt.search.newHere)), card.getByText(/\d\d:\d\d/)])
    expect(await overlap(covered, [close, heart])).toEqual([false, false]);
  if (phone)
    expect(await overlap(card, [page.getByRole('button', { name: search.list, exact: true })])).toEqual([false]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  if (phone) await page.getByRole('button', { name: search.list, exact: true }).click();
  await expect(cards.filter({ hasText: name ?? '' }).first()).toBeVisible();
  expect(outside).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ width: 360 });

  test('back closes the map, the search and the photographs, and only then leaves', async ({ page }) => {
    await page.goto('/');
    await page.goto(await fullList());
    const list = page.url();
    const map = page.getByRole('region', { name: search.mapTitle });
    await page.getByRole('button', { name: search.map, exact: true }).click();
    await expect(map).toBeVisible();
    await page.goBack();
    await expect(map).toBeHidden();
    await page.getByRole('button', { name: new RegExp(`^${search.sheetTitle}:`) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(list);
    await page.getByRole('main').getByRole('article').first().getByRole('heading').click();
    await expect(page).toHaveURL(/\/restaurant\/description\//);
    const place = page.url();
    await page.getByRole('button', { name: /^Ver \d/ }).click();
    await expect(page.getByRole('dialog', { name: restaurant.gallery })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(place);
    // Closed by its button, it leaves nothing to go back through.
    await page.getByRole('button', { name: /^Ver \d/ }).click();
    await dialog.getByRole('button', { name: pt.site.close }).click();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(list);
    await page.goBack();
    await expect(page).not.toHaveURL(/restaurants/);
  });
});

test('a restaurant’s page shows where it is; the map comes when it is scrolled to', async ({ page }) => {
  const maps: string[] = [];
  page.on('request', (request) => {
    if (/\/(live-map|maplibre)/.test(request.url())) maps.push(request.url());
  });
  await page.goto('/restaurant/description/taberna-do-acucar');
  const where = page.locator('section').filter({ has: page.getByRole('heading', { name: restaurant.whereTitle }) });
  await expect(where.getByRole('link', { name: restaurant.directions })).toHaveAttribute('href', /directions\?to=/);
  await expect(where.getByText('Taberna do Açúcar')).toHaveCount(1);
  expect(maps, 'nothing of the map is loaded before it is shown').toEqual([]);
  await where.getByText('Taberna do Açúcar').scrollIntoViewIfNeeded();
  await expect.poll(() => maps.length).toBeGreaterThan(0);
  await expect(where.getByRole('img', { name: 'Taberna do Açúcar' })).toBeInViewport();
  await expect(where.getByRole('button', { name: search.mapWords.zoomIn })).toBeVisible();
  await expectAccessible(page);
});

/** Which of these lie over it. */
async function overlap(covered: Locator, by: Locator[]): Promise<boolean[]> {
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const under = await box(covered);
  const over = await Promise.all(by.map(box));
  return over.map(
    ({ x, y, width, height }) =>
      x < under.x + under.width && under.x < x + width && y < under.y + under.height && under.y < y + height,
  );
}
