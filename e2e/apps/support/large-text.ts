import type { Page } from '@playwright/test';

/** Letters of twice their size on what is in sight, as a phone's setting makes them; browsers give the app no such setting. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('[dir="auto"], input, textarea')];
    const sizes = texts.map((one) => {
      const { fontSize, lineHeight } = getComputedStyle(one);
      return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const;
    });
    for (const [at, one] of texts.entries()) {
      const [size = 0, line = Number.NaN] = sizes[at] ?? [];
      one.style.fontSize = `${2 * size}px`;
      if (!Number.isNaN(line)) one.style.lineHeight = `${2 * line}px`;
    }
  });
}
