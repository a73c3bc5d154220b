import { useEffect } from 'react';

/**
 * Lets parts with the class `rests` rest while they are out of sight (base.css): a modal dialog makes the browser style the whole
 * page anew, and most of a list is never in sight. Only what has been laid out at the width of now is let rest, so that its size is
 * known and nothing moves; and nothing that is in sight then, which browsers would count as moved (layout-shift). What rests since
 * the document came (`html[data-asleep]`) has a guessed size (`data-resting="guessed"`) until it is laid out, one part at a time.
 */
export function useRestOutOfSight(): void {
  useEffect(keepResting, []);
  useEffect(() => {
    let cancel = soon(step);
    let width = innerWidth;
    function step(): void {
      const next = rest();
      if (!next) return;
      delete next.dataset.resting;
      cancel = soon(step);
    }
    const measureAgain = (): void => {
      // A phone's address bar that comes and goes changes the height alone.
      if (innerWidth === width) return;
      width = innerWidth;
      cancel();
      parts('.rests[data-resting]').forEach((part) => delete part.dataset.resting);
      cancel = soon(step);
    };
    addEventListener('resize', measureAgain);
    return () => {
      cancel();
      removeEventListener('resize', measureAgain);
    };
  });
}

/** What rests while the document is asleep goes on resting. */
function keepResting(): void {
  const { dataset } = document.documentElement;
  if (dataset.asleep === undefined) return;
  for (const part of parts('.rests').filter(isOutOfSight)) part.dataset.resting = 'guessed';
  delete dataset.asleep;
}

/** Lets rest what was laid out; answers a part out of sight whose size is guessed. */
function rest(): HTMLElement | undefined {
  for (const part of parts('.rests:not([data-resting])').filter(isOutOfSight)) part.dataset.resting = '';
  // A browser that does not hold on to what is in sight would move it by what changes above.
  const holds = CSS.supports('overflow-anchor', 'auto');
  return parts('.rests[data-resting="guessed"]').find(holds ? isOutOfSight : isBelow);
}

function isOutOfSight(part: HTMLElement): boolean {
  return isBelow(part) || part.getBoundingClientRect().bottom < 0;
}

function isBelow(part: HTMLElement): boolean {
  return part.getBoundingClientRect().top > innerHeight;
}

function parts(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** In an idle moment after the next frame, in which what was changed is laid out; answers what calls it off. */
function soon(act: () => void): () => void {
  let callOff = (): void => {};
  const frame = requestAnimationFrame(() => {
    const timer = setTimeout(() => (callOff = whenIdle(act)));
    callOff = () => clearTimeout(timer);
  });
  callOff = () => cancelAnimationFrame(frame);
  return () => callOff();
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act);
  return () => cancelIdleCallback(callback);
}
