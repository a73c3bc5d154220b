import { coveredStops } from './support/in-sight.ts';
import { anyWidth, expect, test } from './support/test.ts';

// The first visit: the cookie note is there.
test.use({ storageState: { cookies: [], origins: [] }, locale: 'pt-PT', width: 360 });

test('nothing covers what a keyboard comes to, on a first visit', { tag: anyWidth }, async ({ page }) => {
  for (const path of [
    '/',
    '/restaurants/PT-11/lisboa',
    '/restaurant/description/taberna-do-acucar',
    '/sigin?new=1',
    '/contact',
    '/restaurant/pre-register',
    '/faq',
  ]) {
    await page.goto(path);
    const { stops, covered } = await coveredStops(page);
    expect.soft(stops, path).toBeGreaterThan(5);
    expect.soft(covered, path).toEqual([]);
  }
});
