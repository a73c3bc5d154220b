import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of WCAG 2.2 A and AA that a machine can find, the contrast in both appearances, and nothing to scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = async (axe: AxeBuilder) =>
    (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
    );
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const all = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  expect.soft(await violations(all), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const contrast = new AxeBuilder({ page }).withRules(['color-contrast']);
  expect.soft(await violations(contrast), `${page.url()}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect.soft(scroll, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(client);
}
