import { createHash } from 'node:crypto';

/** The screens that a journey is seen on: a laptop's and a phone's. */
export const screens = {
  1280: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
  360: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
} as const;

export type Width = keyof typeof screens;

/** Marks what a screen's width changes nothing about: it runs on the wide one alone. */
export const anyWidth = '@any-width';

/** The screen of a journey that runs once: always the same for a title, and each for half of them. */
export function widthInTurn({ title, tags }: { title: string; tags: string[] }): Width {
  const [first = 0] = createHash('sha256').update(title).digest();
  return tags.includes(anyWidth) || first % 2 === 0 ? 1280 : 360;
}
