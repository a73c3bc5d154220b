import type { Page } from '@playwright/test';

type Shift = { value: number; hadRecentInput: boolean };

/** From here on every document of the page counts what moves in it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.toJSON()))).observe({
      type: 'layout-shift',
    });
    Object.assign(globalThis, { shifts });
  });
}

/** How much of the page has moved by itself since it was gone to. */
export function shiftIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What moved in a frame is told after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    const { shifts } = globalThis as unknown as { shifts: Shift[] };
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}

/** What the web's own measure calls good is below this. */
export const mostShift = 0.1;
