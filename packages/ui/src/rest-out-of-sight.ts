import { useEffect } from 'react';

/**
 * Lets parts with the class `rests` rest while they are out of sight (base.css): a modal dialog makes the browser style the whole
 * page anew, and most of a list is never in sight. Only what has been laid out rests, so that its size is known and nothing moves.
 */
export function useRestOutOfSight(): void {
  useEffect(() => whenIdle(() => document.querySelectorAll<HTMLElement>('.rests').forEach(rest)));
}

function rest(part: HTMLElement): void {
  part.dataset.resting = '';
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act);
  return () => cancelIdleCallback(callback);
}
