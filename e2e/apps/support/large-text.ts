import type { Page } from '@playwright/test';

/**
 * Letters of twice their size on what is in sight, as a phone's setting makes them; browsers give the app no such setting. The names
 * of the bar grow less, as they do there.
 */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('[dir="auto"], [dir="auto"] *, input, textarea')];
    const sizes = texts.map((one) => {
      const { fontSize, lineHeight } = getComputedStyle(one);
      const times = one.closest('a[role="tab"]') ? 1.3 : 2;
      return [Number.parseFloat(fontSize) * times, Number.parseFloat(lineHeight) * times] as const;
    });
    for (const [at, one] of texts.entries()) {
      const [size = 0, line = Number.NaN] = sizes[at] ?? [];
      one.style.fontSize = `${size}px`;
      if (!Number.isNaN(line)) one.style.lineHeight = `${line}px`;
    }
  });
}
