import type { Locator } from '@playwright/test';
import { expect, pt, test } from './support/test.ts';

const { home, site } = pt;

test('restaurants looked at stand on home, list and wishlist, on this device alone, until they are cleared', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/');
  const strip = page.getByRole('region', { name: site.seenTitle });
  await expect(strip).toHaveCount(0);
  for (const slug of ['taberna-do-acucar', 'forno-velho', 'taberna-do-acucar']) {
    await page.goto(`/restaurant/description/${slug}`);
    const latest = () => page.evaluate(() => JSON.parse(localStorage.getItem('seen') ?? '[]')[0]?.slug as unknown);
    await expect.poll(latest).toBe(slug);
  }
  for (const path of ['/', '/restaurants/PT-11/lisboa', '/wishlist']) {
    await page.goto(path);
    await expect(strip.getByRole('link')).toHaveText([/^Taberna do Açúcar/, /^Forno Velho/]);
  }
  expect(sent).toEqual([]);

  // Their place is kept free from the first: who comes back, or goes to a part below them, is where they were.
  const topOf = (part: Locator) => part.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const last = page.getByRole('heading', { name: home.pitchTitle });
  await page.goto('/');
  await last.scrollIntoViewIfNeeded();
  const before = await topOf(last);
  await page.reload();
  await expect(strip.getByRole('link')).toHaveCount(2);
  await expect.poll(() => topOf(last)).toBe(before);
  await page.goto('about:blank');
  await page.goto('/#howitworks');
  await expect(strip.getByRole('link')).toHaveCount(2);
  // It scrolls there gently.
  await expect.poll(() => topOf(page.locator('#howitworks'))).toBe(24);

  await page.goto('/');
  await strip.getByRole('button', { name: site.seenClear }).click();
  await expect(strip).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toHaveCount(0);
});
