import type { Page } from '@playwright/test';

/** Lays out what rests out of sight too, until the page is gone: a measure of all of a page would read a size that is only about right. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('allLaidOut' in globalThis) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.rests { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
    Object.assign(globalThis, { allLaidOut: true });
  });
}
