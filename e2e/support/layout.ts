import type { Page } from '@playwright/test';
import { layOutAll } from './lay-out-all.ts';
import { picture } from './picture.ts';
import { pressFaults } from './press-faults.ts';
import { expect } from './test.ts';
import { textFaults } from './text-faults.ts';
import { spoken } from './words.ts';

/**
 * What is wrong with how a page is laid out: `sideways` it scrolls so, `cut` a text is, a `field` shows half of its words, `short` one ends in dots that nothing
 * completes, `over` two texts or on a `picture` one lies, `touch` a text its box or at the `edge` of the page, and what can be
 * pressed is `covered` or too `small`.
 */
export type Fault = {
  kind: 'sideways' | 'cut' | 'field' | 'short' | 'over' | 'picture' | 'touch' | 'edge' | 'covered' | 'small';
  what: string;
};

/** The widths that every main screen stands at. */
export const layoutWidths = [320, 360, 390, 768, 1024, 1280, 1440, 1920, 2560];

/** The one of them that is the nth screen's. */
export function widthInTurn(nth: number): number[] {
  return layoutWidths.filter((_, place) => place === nth % layoutWidths.length);
}

/** WCAG 2.5.8. */
const leastTarget = 24;

/** What is wrong with a page as it is, once what a new width moves has come to rest. */
export async function layoutFaults(page: Page): Promise<Fault[]> {
  await layOutAll(page);
  await page.evaluate(async () => {
    // What is shown while it has the focus, as a way past the header, is looked at elsewhere.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [
    ...(beyond > 0 ? [{ kind: 'sideways', what: `by ${beyond} px` } as const] : []),
    ...(await page.evaluate(textFaults)),
    ...(await page.evaluate(pressFaults, leastTarget)),
  ];
}

/** Nothing of a page is cut, covered or touching at any of these widths. */
export async function expectLaidOut(page: Page, name: string, widths = layoutWidths): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    let faults = await layoutFaults(page);
    // What a width brings may still be on its way.
    if (faults.length > 0)
      await expect
        .poll(async () => (faults = await layoutFaults(page)).length, { timeout: 1_000 })
        .toBe(0)
        .catch(() => {});
    const told = faults.map(({ kind, what }) => `${kind}: ${what}`);
    expect.soft(told, `${name} at ${width} px`).toEqual([]);
    await picture(page, `layout-${spoken()}-${width}-${name}`);
  }
}
