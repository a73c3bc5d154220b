import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { ensureChromium } from '../scripts/ensure-chromium.mjs';
import { alternate, atMost, median } from './compare.ts';
import { openHostDay, startPanel } from './host-day.ts';
import type { Bench } from './run.ts';

const taps = 8;

/** From the tap on "Arrived" to the row painted as here, in the built panel: a day of 500 bookings beside a day of one. */
export const bench: Bench = async ({ rounds }) => {
  const panel = await startPanel();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const measured = await alternate(
      () => tapTime(browser, panel.url, 500),
      () => tapTime(browser, panel.url, 1),
      rounds,
    );
    return [atMost('one row of a day of 500 marked as arrived, beside one of one', 'ms', measured, 2)];
  } finally {
    await browser.close();
    await panel.stop();
  }
};

/** Median ms of some taps, each on a page of its own, so that both sides begin alike. */
async function tapTime(browser: Browser, url: string, bookings: number): Promise<number> {
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await openHostDay(page, url, bookings);
    times.push(await timeOfTap(page));
    await context.close();
  }
  return median(times);
}

function timeOfTap(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const list = document.querySelector('ul[aria-label="Bookings"]');
        const buttons = [...(list?.querySelectorAll('button') ?? [])].filter((one) => one.textContent === 'Arrived');
        const button = buttons[Math.floor(buttons.length / 2)];
        if (!list || !button) throw new Error('no row to tap');
        // Only what is loaded once is out of the way: the first frames have been drawn.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const began = performance.now();
            const seen = new MutationObserver(() => {
              if (!list.textContent?.includes('Here since')) return;
              seen.disconnect();
              // Layout of the frame, and then the moment after it.
              void list.getBoundingClientRect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
            });
            seen.observe(list, { childList: true, subtree: true, characterData: true });
            // Without it the list would take the row to its end at once, where nobody has scrolled to.
            button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            button.click();
          }),
        );
      }),
  );
}
