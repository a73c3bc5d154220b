import type { Page } from '@playwright/test';

/** What the focus is on, and what covers it: null where it, its label or something in it is what a finger would press. */
export function coverOfFocus(page: Page): Promise<{ at: string; cover: string | null }> {
  return page.evaluate(() => {
    const name = (one: Element) => one.outerHTML.replace(/>[^]*/, '>').slice(0, 140);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { at: 'nothing', cover: null };
    const shown = focused.closest('label') ?? focused;
    const box = shown.getBoundingClientRect();
    const inset = (low: number, high: number, most: number) => (Math.max(low, 0) + Math.min(high, most)) / 2;
    const [x, y] = [inset(box.left, box.right, innerWidth), inset(box.top, box.bottom, innerHeight)];
    const outside = box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth;
    if (outside) return { at: name(focused), cover: 'outside of the screen' };
    // The corners besides the middle: a bar may lie over half of it.
    const points = [
      [x, y],
      [x, Math.max(box.top, 0) + 2],
      [x, Math.min(box.bottom, innerHeight) - 2],
    ];
    for (const [left = 0, top = 0] of points) {
      const over = document.elementFromPoint(left, top);
      if (!over || shown.contains(over) || over.contains(shown)) continue;
      // Only what stays where it is while the page scrolls covers anything.
      for (let up: Element | null = over; up; up = up.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(up).position) && !up.contains(shown))
          return { at: name(focused), cover: name(up) };
    }
    return { at: name(focused), cover: null };
  });
}

/** Presses Tab through a whole page; answers the stops whose element something covers. */
export async function coveredStops(page: Page, most = 160): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  const seen = new Set<string>();
  let stops = 0;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const { at, cover } = await coverOfFocus(page);
    if (at === 'nothing' && stops > 0) break;
    if (cover !== null && !seen.has(at)) covered.push(`${at} under ${cover}`);
    seen.add(at);
  }
  return { stops, covered };
}
