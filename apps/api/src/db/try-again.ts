import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a restart or a planned switch of the primary takes; after that callers are told to come again. */
const withinMs = 5_000;
const [shortestMs, longestMs] = [50, 500];

/**
 * Runs work again, after a pause, while its errors are safe to do so, for some seconds. Safe is for the caller to know: what was not
 * sent, what the database has undone for certain, what only reads, and what finds its own earlier result by an idempotency key.
 */
export async function tryAgain<T>(work: () => Promise<T>, isSafe: (error: unknown) => boolean): Promise<T> {
  const start = performance.now();
  for (let pause = shortestMs; ; pause = Math.min(2 * pause, longestMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isSafe(error) || performance.now() - start + pause > withinMs) throw error;
    }
    await sleep(pause);
  }
}
