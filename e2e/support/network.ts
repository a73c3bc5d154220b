import { setTimeout } from 'node:timers/promises';

import { expect, type BrowserContext, type Page, type Worker } from '@playwright/test';

/**
 * Cuts a page off from the network; answers what joins it again. Offline as it is emulated has a gap while a document is
 * reloaded, through which its first requests come: what a page asks for by itself is cut in the page, too.
 */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    const isCut = () => localStorage.getItem('is-cut-off') !== null;
    globalThis.fetch = (...call) => (isCut() ? Promise.reject(new TypeError('cut off')) : fetch(...call));
  });
  await page.evaluate(() => localStorage.setItem('is-cut-off', ''));
  await page.context().setOffline(true);
  return async () => {
    await page.evaluate(() => localStorage.removeItem('is-cut-off'));
    await page.context().setOffline(false);
  };
}

/**
 * Takes the network from the pages of a context and from its workers. A worker's requests still go out for a moment after
 * the pages' are stopped, or after it was started again: comes back when they fail. A worker that gives no answer has been stopped.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await expect.poll(async () => (await Promise.all(context.serviceWorkers().map(isReached))).some(Boolean)).toBe(false);
}

async function isReached(worker: Worker): Promise<boolean> {
  const asked = worker.evaluate(async () => {
    try {
      await fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(1000) });
      return true;
    } catch {
      return false;
    }
  });
  return Promise.race([asked.catch(() => false), setTimeout(2000, false, { ref: false })]);
}
