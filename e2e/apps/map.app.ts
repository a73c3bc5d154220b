import { app } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { picture } from '../support/picture.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const { search } = m;
const mapOf = (page: Page) => page.getByRole('region', { name: search.mapTitle });
const pinsOf = (page: Page) => mapOf(page).getByRole('button', { name: / mesas?/ });

/** How many restaurants the pins stand for. */
async function standFor(page: Page): Promise<number> {
  const names = await pinsOf(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''));
  return names.reduce((sum, name) => sum + Number(/^(\d+) restaurantes, /.exec(name)?.[1] ?? 1), 0);
}

async function openMap(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: m.site.chooseCity }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Porto/ })
    .click();
  await expect(page.getByRole('button', { name: m.site.chooseCity })).toContainText('Porto');
  await page.getByRole('button', { name: search.map, exact: true }).click();
  await expect(pinsOf(page).first()).toBeVisible();
}

test('all restaurants of the list stand on the map, which asks nothing of strangers; a pin shows its card', async ({
  page,
}, { project }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
  });
  const found = page.waitForResponse(
    (response) =>
      response.url().endsWith('/restaurants/PT') && (response.request().postData() ?? '').includes('"limit":60'),
  );
  await openMap(page);
  const { data } = (await (await found).json()) as { data: { company_name: string; location: object | null }[] };
  await expect.poll(() => standFor(page)).toBe(data.filter(({ location }) => location).length);
  await expectAccessible(page);
  await picture(page, `map ${project.name}`);

  // Close enough, one pin stands for one restaurant.
  await page.getByRole('checkbox', { name: search.searchAsMoved }).click();
  const one = mapOf(page).getByRole('button', { name: /^(?!\d+ restaurantes).*, \d+ mesas?$/ });
  for (let presses = 0; presses < 8 && (await one.count()) === 0; presses += 1) await pinsOf(page).first().click();
  const name = ((await one.first().getAttribute('aria-label')) ?? '').replace(/, \d+ mesas?$/, '');
  await one.first().click();
  const card = page.getByRole('link', { name: new RegExp(name) });
  await expect(card).toBeVisible();
  await expect(card).toContainText(/\d\d:\d\d/);
  await expectAccessible(page);
  await picture(page, `map card ${project.name}`);
  await card.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: m.site.close }).click();
  await expect(card).toHaveCount(0);

  // The list has the same restaurants.
  await page.getByRole('button', { name: search.list, exact: true }).click();
  await expect(page.locator('a[href*="/restaurant/"]').first()).toBeVisible();
  expect(outside).toEqual([]);
});

test('a moved map searches where it came to rest, and says so until it is given up', async ({ page, context }) => {
  await openMap(page);
  const all = await standFor(page);
  const box = (await mapOf(page).boundingBox()) ?? { x: 0, y: 0, width: 390, height: 600 };
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 60, from.y + 40, { steps: 6 });
  await page.mouse.up();
  const area = page.getByRole('button', { name: search.remove(search.mapArea) });
  await expect(area).toBeVisible();
  await mapOf(page).getByRole('button', { name: search.mapWords.zoomIn, exact: true }).dblclick();
  await expect.poll(() => standFor(page)).toBeLessThan(all);
  await mapOf(page).getByRole('button', { name: search.mapWords.zoomOut, exact: true }).click();
  await area.click();
  await expect(area).toHaveCount(0);

  await context.setOffline(true);
  await mapOf(page).getByRole('button', { name: search.mapWords.zoomOut, exact: true }).click();
  const away = page.getByRole('alert').getByText(app.retry);
  await expect(away).toBeVisible();
  await context.setOffline(false);
  await expect(away).toHaveCount(0);
  await expect(pinsOf(page).first()).toBeVisible();
});
