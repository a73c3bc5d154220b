import type { Page } from '@playwright/test';

/** Lays out what rests out of sight too: a measure of all of a page would read a size that is only about right. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const rule = '.rests { content-visibility: visible !important; }';
    if (document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText === rule)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  });
}
