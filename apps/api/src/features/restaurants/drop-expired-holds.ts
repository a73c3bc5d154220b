import type { Context } from '../../context.ts';
import { releaseExpiredHolds } from '../orders/index.ts';

/** Releases expired holds before tables are counted, at most once a second per process. */
export async function dropExpiredHolds({ pool }: Pick<Context, 'pool'>): Promise<void> {
  const at = performance.now();
  if (at - (droppedAt.get(pool) ?? Number.NEGATIVE_INFINITY) < 1_000) return;
  droppedAt.set(pool, at);
  try {
    await releaseExpiredHolds(pool);
  } catch (error) {
    // A concurrent booking holds the lock; the next search tries again.
    if ((error as { code?: string }).code !== deadlockDetected) throw error;
  }
}

const droppedAt = new WeakMap<object, number>();
const deadlockDetected = '40P01';
