import { overdue, sum, usableLots } from '@metade/domain/lots.ts';
import { dayMs, toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { addPoints, lockUsers, readPoints } from './points-ledger.ts';

/** Writes off expired points, oldest first. Balances never include them, written off or not. */
export async function expirePoints(context: Context): Promise<void> {
  const now = context.now();
  const { rows } = await context.pool.query<{ user_id: string }>(
    `select user_id from points_entry group by user_id
     having coalesce(sum(points) filter (where points > 0 and expires_at <= $1), 0) > coalesce(-sum(points) filter (where points < 0), 0)`,
    [toIso(now)],
  );
  for (const { user_id: user } of rows) {
    await transaction(context.pool, async (trx) => {
      await lockUsers(trx, [user]);
      const points = overdue(await readPoints(trx, user), now);
      if (points > 0) await addPoints(trx, { user, points: -points, reason: 'expired', availableAt: now });
    });
  }
}

/** Enqueues the notices to people whose points are about to expire, once for each such day. */
export async function warnOfExpiry(context: Context): Promise<void> {
  const { pointsWarningDays } = await context.markets.settings();
  const now = context.now();
  const until = toIso(now + pointsWarningDays * dayMs);
  const { rows } = await context.pool.query<{ user_id: string; day: string }>(
    `select distinct p.user_id, (p.expires_at at time zone 'UTC')::date::text as day
     from points_entry p join app_user u on u.id = p.user_id
     where p.points > 0 and p.expires_at > $1 and p.expires_at <= $2 and p.available_at <= $1 and u.active and u.deleted_at is null
       and not exists (select 1 from mail m where m.key = 'points ' || p.user_id || ' ' || (p.expires_at at time zone 'UTC')::date)
     order by 2, 1 limit 10000`,
    [toIso(now), until],
  );
  for (const { user_id: user, day } of rows)
    await enqueue(context.pool, 'send_points_mail', { user, day }, { key: `points ${user} ${day}` });
}

/** A user's points that expire on a day (UTC), when the job runs, with all that are available. */
export async function expiringOn(
  context: Context,
  userId: string,
  day: string,
): Promise<{ points: number; available: number }> {
  const usable = usableLots(await readPoints(context.pool, userId), context.now());
  const ending = usable.filter(({ expiresAt }) => expiresAt !== null && toIso(expiresAt).slice(0, 10) === day);
  return { points: sum(ending), available: sum(usable) };
}
