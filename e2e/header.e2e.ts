import { url } from './support/marketplace.ts';
import { anyWidth, expect, pt, test } from './support/test.ts';

const { site } = pt;

const widths = [
  { width: 767, bar: true, menu: false, links: false },
  { width: 768, bar: false, menu: true, links: false },
  { width: 1024, bar: false, menu: true, links: false },
  { width: 1253, bar: false, menu: true, links: false },
  { width: 1254, bar: false, menu: false, links: true },
];
test('the header collapses from 768 to 1253 px; below, a bar at the bottom', {
  tag: anyWidth,
}, async ({ page }) => {
  await page.goto('/');
  for (const { width, bar, menu, links } of widths) {
    await page.setViewportSize({ width, height: 900 });
    const header = page.getByRole('banner');
    await expect(header.getByLabel(site.menu)).toBeVisible({ visible: menu });
    await expect(header.getByRole('link', { name: site.registerRestaurant })).toBeVisible({ visible: links });
    await expect(page.locator('nav').filter({ has: page.getByRole('link', { name: site.search }) })).toBeVisible({
      visible: bar,
    });
  }
});

test('the header’s menu opens, closes on Escape and leads on', { tag: anyWidth }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const menu = header.getByLabel(site.menu);
  await menu.click();
  await expect(header.getByRole('link', { name: site.contact })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: site.contact })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await header.getByRole('link', { name: site.contact }).click();
  await expect(page).toHaveURL(`${url}/contact`);
});
