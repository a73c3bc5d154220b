import { expect, pt, test } from './support/test.ts';

const { search } = pt;

// The marketplace of these journeys has no map style: nothing may be asked of the outside, and the pins stand all the same.
test('without tiles the map is pins on plain ground; a pin shows its restaurant, and the list has it too', async ({
  page,
  phone,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
  });
  await page.goto('/restaurants/PT-11/lisboa');
  const cards = page.getByRole('main').getByRole('article');
  const listed = await cards.count();
  expect(listed).toBeGreaterThan(5);
  if (phone) await page.getByRole('button', { name: search.map, exact: true }).click();
  const map = page.getByRole('region', { name: search.mapTitle });
  await expect(map).toBeVisible();
  await map.hover();
  const pins = map.getByRole('button', { name: / mesa/ });
  await expect(pins).toHaveCount(listed);
  await pins.first().focus();
  await page.keyboard.press('Enter');
  const shown = map.getByRole('link').filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  const name = await shown.textContent();
  if (phone) await page.getByRole('button', { name: search.list, exact: true }).click();
  await expect(cards.filter({ hasText: name ?? '' }).first()).toBeVisible();
  expect(outside).toEqual([]);
});
