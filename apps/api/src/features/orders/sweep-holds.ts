import { setTimeout as sleep } from 'node:timers/promises';
import { toIso } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { Context } from '../../context.ts';
import { isConnectionLost } from '../../db/database-trouble.ts';
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
      try {
        if ((await releaseSome(pool)) === atOnce) continue;
      } catch (error) {
        // A database that is away is no news: the next round tries again.
        log[isConnectionLost(error) ? 'debug' : 'warn']({ err: error }, 'holds were not released');
      }
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

/** Expires all holds whose time is over. now: epoch ms, the database's by default. Answers their number. */
export async function releaseAllExpired(pool: pg.Pool, now?: number): Promise<number> {
  let released = 0;
  for (let some = atOnce; some === atOnce; released += some) some = await releaseSome(pool, now);
  return released;
}

/**
 * Expires some of them in one transaction, without those that somebody is working on; nothing while another does it, since what
 * the triggers lock for two sets of orders has no common order.
 */
async function releaseSome(pool: pg.Pool, now?: number): Promise<number> {
  const due = `state = 'held' and hold_expires_at <= coalesce($1::timestamptz, now())`;
  const at = now === undefined ? null : toIso(now);
  const { rowCount } = await pool.query(`select 1 from orders where ${due} limit 1`, [at]);
  if (rowCount === 0) return 0;
  return transaction(pool, async (trx) => {
    const { rows: sweeps } = await trx.query<{ own: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('release expired holds')) as own`,
    );
    if (!sweeps[0]?.own) return 0;
    // Lock order: orders by id, then the counts of their tables.
    const { rows } = await trx.query<{ id: string; slot: string; date: string }>(
      `select id, slot_id as slot, date from orders where ${due} order by id limit $2 for no key update skip locked`,
      [at, atOnce],
    );
    if (rows.length === 0) return 0;
    await lockCounts(trx, rows);
    const which = { where: 'o.id = any ($1::uuid[])', values: [rows.map(({ id }) => id)] };
    return transitionOrders(trx, { action: 'expire', as: 'system', ...(now === undefined ? {} : { at: now }) }, which);
  });
}
