import type { Context } from '../../context.ts';
import { releaseExpiredHolds } from '../orders/index.ts';

/** Gives back the tables of holds that have run out, before they are counted: once a second at most in a process. */
export async function dropExpiredHolds({ pool }: Pick<Context, 'pool'>): Promise<void> {
  const at = performance.now();
  if (at - (droppedAt.get(pool) ?? Number.NEGATIVE_INFINITY) < 1_000) return;
  droppedAt.set(pool, at);
  try {
    await releaseExpiredHolds(pool);
  } catch (error) {
    // Somebody who takes tables crossed our way: they keep them, and the next search tries again.
    if ((error as { code?: string }).code !== deadlockDetected) throw error;
  }
}

const droppedAt = new WeakMap<object, number>();
const deadlockDetected = '40P01';
