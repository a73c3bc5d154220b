import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus, which must be seen at every stop and never be nowhere. */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if ((await target.count()) > 0 && (await target.first().evaluate((element) => element === document.activeElement)))
      return;
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
  throw new Error(`${target} was not reached in ${most} presses of Tab`);
}

/** The focused element, or the label that stands for it, has an outline and lies in sight. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { lost: true, outlined: false, inSight: false, what: 'nothing' };
    const shown = element.closest('label') ?? element;
    const outlined = [element, shown].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, left, right, width } = shown.getBoundingClientRect();
    const inSight = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return { lost: false, outlined, inSight, what: element.outerHTML.slice(0, 160) };
  });
  expect(focus).toMatchObject({ lost: false, outlined: true, inSight: true });
}
