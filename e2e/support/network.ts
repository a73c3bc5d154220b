import type { Page } from '@playwright/test';

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
