import { useEffect } from 'react';
import { afterPaint } from './after-paint.ts';

// What rests since it was laid out, so that the browser knows its size.
const known = new WeakSet<HTMLElement>();

/**
 * Lets parts with the class `rests` rest while they are out of sight (base.css): a modal dialog makes the browser style the whole
 * page anew, and most of a list is never in sight. Only what has been laid out at the width of now rests, so that its size is known
 * and nothing moves; and nothing that is in sight then, which browsers would count as moved (layout-shift). Parts of a document that
 * rest before the page is awake are laid out one by one, each in a moment of its own.
 */
export function useRestOutOfSight(): void {
  useEffect(keepResting, []);
  useEffect(() => {
    let cancel = whenIdle(step);
    let width = innerWidth;
    function step(): void {
      const next = rest();
      if (!next) return;
      delete next.dataset.resting;
      afterPaint(() => (cancel = whenIdle(step)));
    }
    const measureAgain = (): void => {
      // A phone's address bar that comes and goes changes the height alone.
      if (innerWidth === width) return;
      width = innerWidth;
      cancel();
      parts('.rests[data-resting]').forEach((part) => delete part.dataset.resting);
      cancel = whenIdle(step);
    };
    addEventListener('resize', measureAgain);
    return () => {
      cancel();
      removeEventListener('resize', measureAgain);
    };
  });
}

/** What a document lets rest before the page is awake goes on resting. */
function keepResting(): void {
  const resting = parts('.rests').filter((part) => getComputedStyle(part).contentVisibility === 'auto');
  for (const part of resting.filter(isOutOfSight)) part.dataset.resting = '';
}

/** Lets rest what was laid out; answers a part that rests and never was. */
function rest(): HTMLElement | undefined {
  for (const part of parts('.rests:not([data-resting])').filter(isOutOfSight)) {
    part.dataset.resting = '';
    known.add(part);
  }
  return parts('.rests').find((part) => part.dataset.resting !== undefined && !known.has(part));
}

function isOutOfSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top > innerHeight || bottom < 0;
}

function parts(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act);
  return () => cancelIdleCallback(callback);
}
