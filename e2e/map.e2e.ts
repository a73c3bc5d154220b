import { fullList } from './support/tables.ts';
import { expect, pt, test } from './support/test.ts';

const { search } = pt;

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
  await page.goto(await fullList());
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
  await expect(pins).toHaveCount(listed);
  await pins.first().focus();
  await page.keyboard.press('Enter');
  const shown = map.getByRole('link').filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  const name = await shown.textContent();
  const heart = map.getByRole('button', { name: pt.site.keep(name ?? ''), exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  if (phone) await page.getByRole('button', { name: search.list, exact: true }).click();
  await expect(cards.filter({ hasText: name ?? '' }).first()).toBeVisible();
  expect(outside).toEqual([]);
});
