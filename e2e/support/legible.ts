import type { Page } from '@playwright/test';
import { checkWidth } from './accessible.ts';
import { layOutAll } from './lay-out-all.ts';
import { expect } from './test.ts';
import { textFaults } from './text-faults.ts';

/** WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Letters of twice their size, as set in a browser's settings: a page's rem, and the breakpoints in it, follow. */
export async function enlarge(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

export async function space(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

/** Nothing to read is cut, runs out of its box, or lies over something else, and nothing is to be scrolled sideways. */
export async function expectLegible(page: Page, name: string): Promise<void> {
  await layOutAll(page);
  await checkWidth(page);
  const faults = (await page.evaluate(textFaults)).filter(({ kind }) => kind === 'cut' || kind === 'over');
  const told = faults.map(({ what }) => what);
  expect.soft(told, `${name} at ${page.viewportSize()?.width} px`).toEqual([]);
}
