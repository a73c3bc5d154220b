import { useEffect } from 'react';

/**
 * Lets parts with the class `rests` rest while they are out of sight (base.css): a modal dialog makes the browser style the whole
 * page anew, and most of a list is never in sight. Only what has been laid out at the width of now rests, so that its size is known
 * and nothing moves; and nothing that is in sight then, which browsers would count as moved (layout-shift).
 */
export function useRestOutOfSight(): void {
  useEffect(() => {
    let cancel = whenIdle(rest);
    let width = innerWidth;
    const measureAgain = (): void => {
      // A phone's address bar that comes and goes changes the height alone.
      if (innerWidth === width) return;
      width = innerWidth;
      cancel();
      parts('.rests[data-resting]').forEach((part) => delete part.dataset.resting);
      cancel = whenIdle(rest);
    };
    addEventListener('resize', measureAgain);
    return () => {
      cancel();
      removeEventListener('resize', measureAgain);
    };
  });
}

function rest(): void {
  const outOfSight = [...parts('.rests:not([data-resting])')].filter(isOutOfSight);
  for (const part of outOfSight) part.dataset.resting = '';
}

function isOutOfSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top > innerHeight || bottom < 0;
}

function parts(selector: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(selector);
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act);
  return () => cancelIdleCallback(callback);
}
