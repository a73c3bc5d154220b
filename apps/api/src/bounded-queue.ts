import { Refused } from './refused.ts';

export type BoundedQueue = {
  /** Runs work in order of arrival. Refuses it at once (unavailable) when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Like run, but waits however many are ahead: for jobs, which nobody waits for. */
  runPatiently<T>(work: () => Promise<T>): Promise<T>;
};

/**
 * For work that takes a core or a thread for a noticeable time: `atOnce` run and at most `waiting` wait, so that a flood is
 * answered with "try again in `retryAfter` seconds" and leaves threads to everything else.
 */
export function boundedQueue({
  atOnce,
  waiting,
  retryAfter,
}: {
  atOnce: number;
  waiting: number;
  retryAfter: number;
}): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    // The place of the one that ends is handed over, so nobody slips in between.
    else await new Promise<void>((go) => line.push(go));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return {
    run: async (work) => {
      if (running >= atOnce && line.length >= waiting) throw new Refused('unavailable', { retryAfter });
      return inTurn(work);
    },
    runPatiently: inTurn,
  };
}
