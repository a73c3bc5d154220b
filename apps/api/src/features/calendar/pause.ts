import { periodEndInstant } from '@metade/domain/grid.ts';
import { dayMs, slotInstant, toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { bookingsById } from '../host/index.ts';
import { houseOf } from './house-of.ts';

/** Sells no table whose meal is before a moment, or before tonight is over. What stands is kept, and told. */
export const pauseRestaurant: Handler<'pauseRestaurant'> = async (context, call) => {
  const { restaurant, body } = call;
  const now = context.now();
  const { timeZone, today } = await houseOf(context.pool, restaurant, now);
  const until = body.until
    ? slotInstant(body.until.date, body.until.time, timeZone)
    : periodEndInstant(today, 'night', timeZone);
  if (until <= now) throw new Refused('already_past');
  const { calendarDaysAhead } = await context.markets.settings();
  if (until > now + calendarDaysAhead * dayMs)
    throw new Refused('invalid_fields', {}, [{ path: 'until.date', code: 'out_of_range' }]);
  await transaction(context.pool, (trx) => setPause(trx, call, toIso(until)));
  return answer(context, restaurant, now);
};

/** Sells tables again. */
export const resumeRestaurant: Handler<'resumeRestaurant'> = async (context, call) => {
  await transaction(context.pool, (trx) => setPause(trx, call, null));
  return answer(context, call.restaurant, context.now());
};

async function setPause(
  trx: Trx,
  { restaurant, session, role }: Pick<Call<'resumeRestaurant'>, 'restaurant' | 'session' | 'role'>,
  until: string | null,
): Promise<void> {
  const { rows } = await trx.query<{ paused_until: string | null; reason: string | null }>(
    `select paused_until, case when paused_until > now() then paused_because end as reason
     from restaurant where id = $1 for no key update`,
    [restaurant],
  );
  const reason = rows[0]?.reason ?? null;
  if (reason !== null) throw new Refused('withheld_by_admin', { reason });
  await trx.query('update restaurant set paused_until = $2, paused_because = null where id = $1', [restaurant, until]);
  await recordChange(trx, {
    by: { id: session.userId, role },
    what: until === null ? 'restaurant.resumed' : 'restaurant.paused',
    restaurant,
    before: { paused_until: rows[0]?.paused_until ?? null },
    after: { paused_until: until },
  });
}

async function answer(context: Context, restaurant: string, now: number) {
  const { pausedUntil } = await houseOf(context.pool, restaurant, now);
  const { rows } = await context.pool.query<{ id: string }>(
    `select id from orders where restaurant_id = $1 and state in ('awaiting_restaurant', 'confirmed') and starts_at > $2 and starts_at < $3`,
    [restaurant, toIso(now), pausedUntil ?? toIso(now)],
  );
  const ids = rows.map(({ id }) => id);
  return {
    data: { paused_until: pausedUntil, standing: await bookingsById(context, context.pool, restaurant, ids) },
  };
}
