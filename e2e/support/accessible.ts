import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * No violation of WCAG 2.2 A and AA that a machine can find, and nothing to scroll sideways. Of the dark appearance the
 * contrast, which alone differs; wholly: every rule there too.
 */
export async function expectAccessible(page: Page, { apart = [] as string[], wholly = false } = {}): Promise<void> {
  await expect(page.locator('main:visible').first()).toBeVisible();
  await appear(page, 'light');
  const all = { runOnly: wcag, rules: Object.fromEntries(apart.map((rule) => [rule, { enabled: false }])) };
  expect.soft(await violations(page, all), page.url()).toEqual([]);
  await appear(page, 'dark');
  const dark = wholly ? all : { runOnly: ['color-contrast'] };
  expect.soft(await violations(page, dark), `${page.url()}, dark`).toEqual([]);
  await appear(page, 'light');
  await checkWidth(page);
}

/** Shows the page in an appearance, with its colours at the end of their change: a window behind another one would never come to it. */
export async function appear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
}

/** Nothing to scroll sideways, once what a new width moves has come to rest. */
export async function checkWidth(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect
    .configure({ soft: true })
    .poll(beyond, { message: `${page.url()} scrolls sideways at ${page.viewportSize()?.width} px`, timeout: 5_000 })
    .toBeLessThanOrEqual(0);
}

/** Of the page itself: a frame, as around a message, shows what others wrote. */
async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    (asked) => (window as unknown as { axe: typeof axe }).axe.run(asked),
    { ...options, iframes: false, preload: false, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
  );
}

/** Every control in sight is come to by the Tab key alone. */
export async function expectReachable(page: Page): Promise<void> {
  const controls = await page.evaluateHandle(() => {
    const all = 'a[href], button, input, select, textarea, summary';
    const left = new Set<Element>();
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      const { name, type } = element as HTMLInputElement;
      const visible = element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
      // Of the choices of one group the arrow keys bring the others.
      const other = type === 'radio' && [...left].some((known) => (known as HTMLInputElement).name === name);
      if (visible && !other && element.tabIndex >= 0 && !element.matches(':disabled, [inert] *')) left.add(element);
    }
    const reach = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof HTMLElement)) return;
      left.delete(target);
      const group = target instanceof HTMLInputElement && target.type === 'radio' ? target.name : null;
      for (const one of left) if (group !== null && (one as HTMLInputElement).name === group) left.delete(one);
    };
    document.addEventListener('focusin', reach);
    return left;
  });
  const missing = () =>
    controls.evaluate((left) =>
      [...left].filter((one) => one.isConnected).map((one) => one.outerHTML.replace(/>[^]*/, '>').slice(0, 160)),
    );
  // A field for a date has a stop for each of its parts; a page has fewer than a hundred controls.
  for (let pressed = 0; pressed < 300 && (pressed % 10 > 0 || (await missing()).length > 0); pressed += 1)
    await page.keyboard.press('Tab');
  expect.soft(await missing(), `${page.url()} by keyboard`).toEqual([]);
}
