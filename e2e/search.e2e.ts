import { expect, pt, test } from './support/test.ts';

const { search } = pt;

const near = (tables: RegExp) => new RegExp(`${tables.source} perto de si`);

test.describe('whoever is in Porto', () => {
  test.use({ geolocation: { latitude: 41.15, longitude: -8.611 }, permissions: ['geolocation'] });

  test('finds tables near, though the site speaks of Lisbon', async ({ page, phone }) => {
    await page.goto('/restaurants/PT-11/lisboa');
    if (phone) await page.getByRole('button', { name: new RegExp(`^${search.sheetTitle}:`) }).click();
    else await page.getByRole('button', { name: search.sheetTitle }).click();
    const sheet = page.getByRole('dialog', { name: search.sheetTitle });
    await sheet.getByRole('button', { name: search.nearMe }).click();
    await expect(sheet.getByRole('button', { name: search.nearMe })).toHaveAttribute('aria-pressed', 'true');
    await sheet.getByRole('button', { name: /^Ver / }).click();
    await expect(page).toHaveURL(/near=41.15%2C-8.611/);
    await expect(page.getByRole('heading', { level: 1, name: near(/\d mesas?/) })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText(search.noneTitle)).toHaveCount(0);
  });
});

test('a point in another country is searched there @any-width', async ({ page }) => {
  await page.goto('/restaurants/PT-11/lisboa?near=40.417,-3.704');
  await expect(page.getByRole('heading', { level: 1, name: near(/\d mesas?/) })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  expect(await cards.count()).toBeGreaterThan(5);
});
