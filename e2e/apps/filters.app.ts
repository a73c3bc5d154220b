import { app } from '@metade/i18n/pt/app.ts';
import { messagesOf } from '@metade/i18n/web-catalogues.ts';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { catalogueNameOf } from '../support/catalogue.ts';
import { rows } from '../support/database.ts';
import { picture } from '../support/picture.ts';

test.use({ locale: 'pt-PT' });

const m = messagesOf('pt');
const sheetOf = (page: Page) => page.getByRole('dialog');
const firstCard = (page: Page) => page.locator('a[href*="/restaurant/"]').first();

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: m.search.filters, exact: true }).click();
  await expect(sheetOf(page).getByRole('heading', { name: m.search.filters })).toBeVisible();
}

test('filters narrow the list, stand above it, and are given up one by one', async ({ page }, { project }) => {
  await page.goto('/');
  await expect(firstCard(page)).toBeVisible();
  await openFilters(page);
  const sheet = sheetOf(page);
  // Those that would leave nothing are not offered; the first that is left says how many it leaves.
  const kitchens = sheet.getByRole('group', { name: m.search.kitchen }).getByRole('checkbox');
  await expect(kitchens.first()).toHaveAttribute('aria-label', / restaurantes?$/);
  const kitchen = ((await kitchens.first().getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await kitchens.first().click();
  await expect(kitchens.first()).toBeChecked();
  await sheet.getByRole('radio', { name: m.search.sorts.price_low }).click();
  await expect(sheet.getByRole('button', { name: /^Ver \d+ mesas?$/ })).toBeVisible();
  const price = sheet.getByRole('radiogroup', { name: m.search.price }).getByRole('radio').first();
  const span = ((await price.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await price.click();
  await expectAccessible(page);
  await picture(page, `filters ${project.name}`);
  await sheet.getByRole('button', { name: /^Ver / }).click();
  await expect(sheet).toHaveCount(0);

  const chosen = page.getByRole('group', { name: m.search.filters });
  await expect(chosen.getByRole('button')).toHaveCount(2);
  await chosen.getByRole('button', { name: m.search.remove(span) }).click();
  await expect(chosen.getByRole('button')).toHaveCount(1);
  await expectAccessible(page);
  await picture(page, `explore ${project.name}`);
  // Those that cook it stand there, and no others.
  const slugs = await page
    .locator('a[href*="/restaurant/"]')
    .evaluateAll((links) =>
      links.map((link) => /restaurant\/([\w-]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
    );
  const cooks = await rows<{ slug: string; kitchens: string[] }>(
    'select slug, kitchens from restaurant where slug = any($1)',
    [slugs],
  );
  expect(cooks).toHaveLength(new Set(slugs).size);
  for (const { slug, kitchens } of cooks)
    expect(await Promise.all(kitchens.map((one) => catalogueNameOf('kitchen', one, 'pt'))), slug).toContain(kitchen);
  await chosen.getByRole('button', { name: m.search.remove(kitchen) }).click();
  await expect(chosen).toHaveCount(0);
});

test('too much asked at once leads out, without a filter left behind', async ({ page }) => {
  await page.goto('/');
  await expect(firstCard(page)).toBeVisible();
  const field = page.getByLabel(m.search.byName);
  await field.fill('nada disto existe');
  await field.press('Enter');
  await expect(page.getByRole('group', { name: m.search.filters }).getByRole('button')).toHaveCount(1);
  await openFilters(page);
  await sheetOf(page).getByRole('button', { name: m.search.clearAll }).dblclick();
  await sheetOf(page).getByRole('button', { name: m.site.close }).click();
  await expect(page.getByRole('group', { name: m.search.filters })).toHaveCount(0);
  await expect(firstCard(page)).toBeVisible();
});

test.describe('whoever is in Porto', () => {
  test.use({ geolocation: { latitude: 41.15, longitude: -8.611 }, permissions: ['geolocation'] });

  test('finds tables near, with how far they are, though the app speaks of Lisbon', async ({ page }) => {
    await page.goto('/');
    await expect(firstCard(page)).toBeVisible();
    await openFilters(page);
    await sheetOf(page).getByRole('button', { name: m.search.nearMe }).dblclick();
    await expect(sheetOf(page).getByRole('radio', { name: m.search.sorts.distance })).toBeChecked();
    await sheetOf(page).getByRole('button', { name: /^Ver / }).click();
    await expect(page.getByRole('button', { name: m.site.chooseCity })).toContainText('Porto');
    await expect(firstCard(page)).toContainText(/a \d+(,\d)? k?m/);
    await page.getByRole('button', { name: m.search.remove(m.search.nearMe) }).click();
    await expect(firstCard(page)).not.toContainText(/a \d+(,\d)? k?m/);
  });
});

test('without a location, or without network, the search says so and goes on', async ({ page, context }) => {
  await page.goto('/');
  await expect(firstCard(page)).toBeVisible();
  await page.getByRole('button', { name: m.site.chooseCity }).click();
  await sheetOf(page).getByRole('button', { name: m.search.nearMe }).click();
  await expect(sheetOf(page).getByText(app.nearRefused)).toBeVisible();
  await expectAccessible(page);
  await sheetOf(page)
    .getByRole('button', { name: /^Lisboa/ })
    .click();
  await expect(firstCard(page)).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.15, longitude: -8.611 });
  await openFilters(page);
  await context.setOffline(true);
  await sheetOf(page).getByRole('button', { name: m.search.nearMe }).click();
  await expect(sheetOf(page).getByText(app.nearFailed)).toBeVisible();
  await context.setOffline(false);
  await sheetOf(page).getByRole('button', { name: m.search.nearMe }).click();
  await expect(sheetOf(page).getByRole('radio', { name: m.search.sorts.distance })).toBeChecked();
});
