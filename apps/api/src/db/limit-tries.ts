import { createHash } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { Queryable } from './transaction.ts';

/**
 * Counts a try under a key in the database, across processes. Throws too_many_requests with the seconds to wait once there were
 * more than `max` within `windowMs`. Call it outside of transactions: refused tries count too.
 */
export async function limitTries(
  db: Queryable,
  key: string,
  max: number,
  windowMs: number,
  now: number,
): Promise<void> {
  const { rows } = await db.query<{ started_at: string; count: number }>(
    `insert into try_window as w (key, started_at, count) values ($1, $2, 1)
     on conflict (key) do update set
       started_at = case when w.started_at <= $3 then excluded.started_at else w.started_at end,
       count = case when w.started_at <= $3 then 1 else w.count + 1 end
     returning started_at, count`,
    [createHash('sha256').update(key).digest(), new Date(now).toISOString(), new Date(now - windowMs).toISOString()],
  );
  const window = rows[0];
  if (window !== undefined && window.count > max) {
    const wait = Date.parse(window.started_at) + windowMs - now;
    throw new Refused('too_many_requests', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  }
}

/** Forgets windows of tries and of calls that began more than a day ago. */
export async function forgetTries(db: Queryable): Promise<void> {
  for (const table of ['try_window', 'call_window'])
    await db.query(`delete from ${table} where started_at < now() - interval '1 day'`);
}
