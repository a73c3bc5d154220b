import type { Page } from '@playwright/test';
import { checkWidth } from './accessible.ts';
import { expect } from './test.ts';

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
  await checkWidth(page);
  expect.soft(await illegible(page), `${name} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Texts that one cannot read. What a page shortens to a line with dots on purpose has its whole text elsewhere. */
function illegible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const found = new Set<string>();
    const seen: { owner: HTMLElement; lines: Box[] }[] = [];
    const name = (one: Element) => `“${one.textContent?.trim().slice(0, 40)}”`;
    const within = (one: Box, box: Box): Box => ({
      left: Math.max(one.left, box.left),
      top: Math.max(one.top, box.top),
      right: Math.min(one.right, box.right),
      bottom: Math.min(one.bottom, box.bottom),
    });
    const isShort = ({ textOverflow, clipPath, webkitLineClamp }: CSSStyleDeclaration) =>
      clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (one instanceof HTMLInputElement && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2)
        found.add(`the field ${one.name} is too low for its text`);
      const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (texts.length === 0 || one.closest('.sr-only, [aria-hidden=true], option, svg')) continue;
      let lines: Box[] = texts.flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        // Of a line the middle, where letters are: boxes of lines reach into each other.
        return [...range.getClientRects()].map(({ left, top, right, bottom, height }) => ({
          left,
          right,
          top: top + height / 5,
          bottom: bottom - height / 5,
        }));
      });
      let inFlow = true;
      let painted = false;
      let scrolls = false;
      for (let box: HTMLElement | null = one; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isShort(style)) {
          lines = [];
          break;
        }
        const frame = box.getBoundingClientRect();
        const out = {
          x: lines.some((line) => line.right > frame.right + 2 || line.left < frame.left - 2),
          y: lines.some((line) => line.bottom > frame.bottom + 2 || line.top < frame.top - 2),
        };
        scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY);
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (!scrolls && ((clips(style.overflowX) && out.x) || (clips(style.overflowY) && out.y)))
          found.add(`${name(one)} is cut by ${box.tagName} ${box.className.slice(0, 60)}`);
        const hasGround = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderTopWidth !== '0px';
        if (!scrolls && inFlow && !painted && hasGround && style.display !== 'inline') {
          painted = true;
          if (out.x || out.y) found.add(`${name(one)} runs out of ${box.tagName} ${box.className.slice(0, 60)}`);
        }
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
          lines = lines.map((line) => within(line, frame));
        if (/fixed|sticky/.test(style.position)) inFlow = false;
        if (style.position === 'absolute') painted = true;
      }
      lines = lines.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
      if (lines.some(({ left, right }) => right > innerWidth + 2 || left < -2))
        found.add(`${name(one)} runs out of the page`);
      if (inFlow && lines.length > 0) seen.push({ owner: one, lines });
    }
    for (const [nth, { owner, lines }] of seen.entries())
      for (const other of seen.slice(nth + 1)) {
        if (owner.contains(other.owner) || other.owner.contains(owner)) continue;
        const touch = lines.some((line) =>
          other.lines.some((second) => {
            const common = within(line, second);
            return common.right - common.left > 2 && common.bottom - common.top > 2;
          }),
        );
        if (touch) found.add(`${name(owner)} and ${name(other.owner)} lie over each other`);
      }
    return [...found];
  });
}
