import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until an element has the focus, which must be seen at every stop and never be nowhere. */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  const element = await target.first().elementHandle();
  if (await element?.evaluate((one) => one === document.activeElement)) return;
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const { reached, what, ...focus } = await page.evaluate(lookAtFocus, element);
    expect(focus, what).toEqual({ lost: false, outlined: true, inSight: true });
    if (reached) return;
  }
  throw new Error(`${target} was not reached in ${most} presses of Tab`);
}

/** Runs in the page: whether the focused element, or the label that stands for it, has an outline and lies in sight. */
function lookAtFocus(target: Node | null) {
  const element = document.activeElement;
  if (!element || element === document.body) {
    return { reached: false, lost: true, outlined: false, inSight: false, what: 'nothing' };
  }
  const shown = element.closest('label') ?? element;
  const outlined = [element, shown].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom, left, right, width } = shown.getBoundingClientRect();
  const inSight = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return { reached: element === target, lost: false, outlined, inSight, what: element.outerHTML.slice(0, 160) };
}
