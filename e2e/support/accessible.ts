import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** No violation of WCAG 2.2 A and AA that a machine can find, the contrast in both appearances, and nothing to scroll sideways. */
export async function expectAccessible(page: Page, { apart = [] as string[] } = {}): Promise<void> {
  await expect(page.locator('main').first()).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(apart);
  expect.soft(await violations(axe), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect
    .soft(await violations(new AxeBuilder({ page }).withRules(['color-contrast'])), `${page.url()}, dark`)
    .toEqual([]);
  await checkWidth(page);
}

/** Nothing to scroll sideways. */
export async function checkWidth(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect.soft(scroll, `${page.url()} scrolls sideways at ${client} px`).toBeLessThanOrEqual(client);
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
  );
}
