import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

const everyMs = 1_000;

/**
 * Releases expired holds every second until stopped, so that lists count their tables. Every process does: with several, and with
 * none whose job queue runs, lists are right. Whoever takes a table or looks at its page sees to it without this.
 */
export function sweepHolds({ pool, log }: Pick<Context, 'pool' | 'log'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const sweep = async () => {
    while (!stopping.signal.aborted) {
      // Concurrent bookings and a database that is away are no news: the next round tries again.
      await releaseExpiredHolds(pool).catch((error: unknown) => log.debug({ err: error }, 'holds were not released'));
      await sleep(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  const swept = sweep();
  return {
    stop: async () => {
      stopping.abort();
      await swept;
    },
  };
}
