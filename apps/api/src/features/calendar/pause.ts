import { periodEndInstant } from '@metade/domain/table-times.ts';
import { addDays, dayMs, slotInstant, toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { toCome } from '../../db/order-states.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { bookingsById } from '../host/index.ts';
import { refuseWithheld } from '../restaurants/index.ts';
import { restaurantOf } from './calendar-restaurant.ts';
import type { CalendarRestaurant } from './calendar-restaurant.ts';

/** Bookings within the running pause, or within one that might be made. */
export const getPause: Handler<'getPause'> = async (context, { restaurant, query: { date, time } }) => {
  const now = context.now();
  const details = await restaurantOf(context.pool, restaurant, now);
  const runs = details.pausedUntil !== null && Date.parse(details.pausedUntil) > now ? details.pausedUntil : null;
  const asked = date && time ? { date, time } : null;
  const until = runs !== null && asked === null ? runs : toIso(await endOf(context, details, asked, now));
  return { data: { paused_until: runs, standing: await standingUntil(context, restaurant, until, now) } };
};

/** Stops selling tables until a moment, or until tonight is over. Existing bookings are kept, and reported. */
export const pauseRestaurant: Handler<'pauseRestaurant'> = async (context, call) => {
  const { restaurant, body } = call;
  const now = context.now();
  const details = await restaurantOf(context.pool, restaurant, now);
  // A host may close tonight; longer pauses are for those who plan the week.
  if (call.role === 'host' && body.until !== null) throw new Refused('forbidden');
  const until = toIso(await endOf(context, details, body.until, now));
  await transaction(context.pool, async (trx) => {
    if (call.role === 'host') await refuseLonger(trx, restaurant, until);
    await setPause(trx, call, until, now);
  });
  return { data: { paused_until: until, standing: await standingUntil(context, restaurant, until, now) } };
};

/** Sells tables again. */
export const resumeRestaurant: Handler<'resumeRestaurant'> = async (context, call) => {
  const { restaurant, role } = call;
  const now = context.now();
  const { timeZone, today } = await restaurantOf(context.pool, restaurant, now);
  await transaction(context.pool, async (trx) => {
    if (role === 'host') await refuseLonger(trx, restaurant, toIso(periodEndInstant(today, 'night', timeZone)));
    await setPause(trx, call, null, now);
  });
  return { data: { paused_until: null, standing: [] } };
};

/** When a pause ends, by the restaurant's clock; null: for the rest of today. */
async function endOf(
  context: Context,
  { timeZone, today }: CalendarRestaurant,
  asked: { date: string; time: string } | null,
  now: number,
): Promise<number> {
  const until = asked ? slotInstant(asked.date, asked.time, timeZone) : periodEndInstant(today, 'night', timeZone);
  if (until <= now) throw new Refused('already_past');
  const { calendarDaysAhead } = await context.markets.settings();
  if (until > now + calendarDaysAhead * dayMs) {
    const params = { from: today, to: addDays(today, calendarDaysAhead - 1) };
    throw new Refused('invalid_fields', {}, [{ path: 'until.date', code: 'day_range', params }]);
  }
  return until;
}

/** Only an owner or manager shortens or ends a pause that goes beyond tonight. */
async function refuseLonger(trx: Trx, restaurant: string, tonight: string): Promise<void> {
  const { rowCount } = await trx.query(
    'select 1 from restaurant where id = $1 and paused_until > $2 for no key update',
    [restaurant, tonight],
  );
  if (rowCount) throw new Refused('forbidden');
}

async function setPause(
  trx: Trx,
  { restaurant, session, role }: Pick<Call<'resumeRestaurant'>, 'restaurant' | 'session' | 'role'>,
  until: string | null,
  now: number,
): Promise<void> {
  const { rows } = await trx.query<{ paused_until: string | null }>(
    'select paused_until from restaurant where id = $1 for no key update',
    [restaurant],
  );
  await refuseWithheld(trx, restaurant, 'selling', now);
  await trx.query('update restaurant set paused_until = $2, paused_because = null where id = $1', [restaurant, until]);
  await recordChange(trx, {
    by: { id: session.userId, role },
    what: until === null ? 'restaurant.resumed' : 'restaurant.paused',
    restaurant,
    before: { paused_until: rows[0]?.paused_until ?? null },
    after: { paused_until: until },
  });
}

async function standingUntil(context: Context, restaurant: string, until: string, now: number) {
  const { rows } = await context.pool.query<{ id: string }>(
    `select id from orders where restaurant_id = $1 and state in ${toCome} and starts_at > $2 and starts_at < $3`,
    [restaurant, toIso(now), until],
  );
  return bookingsById(
    context,
    context.pool,
    restaurant,
    rows.map(({ id }) => id),
  );
}
