import { setTimeout as sleep } from 'node:timers/promises';
import { toIso } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { lockCounts } from './take-table.ts';
import { transitionOrders } from './transition-order.ts';

const everyMs = 1_000;
const atOnce = 200;

/**
 * Releases expired holds every second until stopped, so that lists count their tables. Every process does: with several, and with
 * none whose job queue runs, lists are right. Whoever takes a table or looks at its page sees to it without this.
 */
export function sweepHolds({ pool, log }: Pick<Context, 'pool' | 'log'>): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const sweep = async () => {
    while (!stopping.signal.aborted) {
      // A database that is away is no news: the next round tries again.
      await releaseAllExpired(pool).catch((error: unknown) => log.debug({ err: error }, 'holds were not released'));
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

/**
 * Expires holds whose time is over, many in one transaction, without those that somebody is working on. now: epoch ms, the
 * database's by default. Answers their number.
 */
export async function releaseAllExpired(pool: pg.Pool, now?: number): Promise<number> {
  let released = 0;
  for (let found = atOnce; found === atOnce; ) {
    released += await transaction(pool, async (trx) => {
      // Lock order: orders by id, then the counts of their tables.
      const { rows } = await trx.query<{ id: string; slot: string; date: string }>(
        `select id, slot_id as slot, date from orders where state = 'held' and hold_expires_at <= coalesce($1::timestamptz, now())
         order by id limit $2 for no key update skip locked`,
        [now === undefined ? null : toIso(now), atOnce],
      );
      found = rows.length;
      if (found === 0) return 0;
      await lockCounts(trx, rows);
      const which = { where: 'o.id = any ($1::uuid[])', values: [rows.map(({ id }) => id)] };
      return transitionOrders(
        trx,
        { action: 'expire', as: 'system', ...(now === undefined ? {} : { at: now }) },
        which,
      );
    });
  }
  return released;
}
