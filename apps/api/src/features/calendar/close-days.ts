import { addDays, daysBetween, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { toCome } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { bookingsById, markKept } from '../host/index.ts';
import { applyCalendar } from './apply-calendar.ts';
import { lockGrid } from '../restaurants/index.ts';
import { readOverrides } from './calendar-reads.ts';
import { restaurantOf } from './calendar-restaurant.ts';

type Range = { from: string; to: string };

/** What closing some days would affect; changes nothing. */
export const getClosure: Handler<'getClosure'> = async (context, { restaurant, query }) => {
  const dates = await datesOf(context, context.pool, restaurant, query);
  return { data: await closureOf(context, context.pool, restaurant, dates) };
};

/**
 * Closes all of the days or none, under the lock that buyers wait for. Refuses when there are bookings that the caller was not
 * shown; those shown are kept. A closed day keeps its reason.
 */
export const closeDays: Handler<'closeDays'> = async (context, { restaurant, body, session, role }) => {
  const closed = await transaction(context.pool, async (trx) => {
    await lockGrid(trx, restaurant);
    const dates = await datesOf(context, trx, restaurant, body);
    const standing = await standingOn(context, trx, restaurant, dates);
    const shown = new Set(body.keep);
    if (standing.some((id) => !shown.has(id)))
      throw new Refused('bookings_stranded', {
        count: standing.length,
        bookings: await bookingsById(context, trx, restaurant, standing),
      });
    const open = await openDates(trx, restaurant, dates);
    await trx.query('delete from calendar_override where restaurant_id = $1 and date = any ($2::date[])', [
      restaurant,
      open,
    ]);
    await trx.query(
      `insert into calendar_override (id, restaurant_id, date, period, slot_id, qtd, reason)
       select id, $1, date, null, null, 0, $3 from jsonb_to_recordset($2::jsonb) as x(id uuid, date date)`,
      [restaurant, JSON.stringify(open.map((date) => ({ id: uuidv7(), date }))), body.reason || null],
    );
    for (const date of open) await applyCalendar(trx, restaurant, date);
    await markKept(trx, standing);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'calendar.saved',
      restaurant,
      ...(dates[0] ? { subject: dates[0] } : {}),
      before: { closed: [] },
      after: { closed: open, reason: body.reason, ...(standing.length > 0 ? { kept_bookings: standing } : {}) },
    });
    return dates;
  });
  return { data: await closureOf(context, context.pool, restaurant, closed) };
};

async function datesOf(context: Context, db: Queryable, restaurant: string, { from, to }: Range): Promise<string[]> {
  const { today } = await restaurantOf(db, restaurant, context.now());
  if (from < today) throw new Refused('already_past');
  const { calendarDaysAhead, closureDaysMax } = await context.markets.settings();
  const count = daysBetween(from, to) + 1;
  if (count < 1) throw new Refused('invalid_fields', {}, [{ path: 'to', code: 'ends_before_it_begins' }]);
  const last = addDays(today, calendarDaysAhead);
  if (to > last)
    throw new Refused('invalid_fields', {}, [{ path: 'to', code: 'day_range', params: { from, to: last } }]);
  if (count > closureDaysMax)
    throw new Refused('invalid_fields', {}, [{ path: 'to', code: 'too_many_days', params: { max: closureDaysMax } }]);
  return Array.from({ length: count }, (_, day) => addDays(from, day));
}

async function closureOf(context: Context, db: Queryable, restaurant: string, dates: readonly string[]) {
  const open = await openDates(db, restaurant, dates);
  const standing = await standingOn(context, db, restaurant, dates);
  return {
    days: dates.length,
    closed: dates.length - open.length,
    standing: await bookingsById(context, db, restaurant, standing),
  };
}

/** Days that are not closed entirely yet. */
async function openDates(db: Queryable, restaurant: string, dates: readonly string[]): Promise<string[]> {
  const overrides = await readOverrides(db, restaurant, dates[0] ?? '', dates.at(-1) ?? '');
  const closed = new Set(
    overrides.filter(({ period, slot, qtd }) => period === null && slot === null && qtd === 0).map(({ date }) => date),
  );
  return dates.filter((date) => !closed.has(date));
}

async function standingOn(
  context: Context,
  db: Queryable,
  restaurant: string,
  dates: readonly string[],
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from orders where restaurant_id = $1 and date = any ($2::date[]) and state in ${toCome}
       and starts_at > $3 order by starts_at, id`,
    [restaurant, dates, toIso(context.now())],
  );
  return rows.map(({ id }) => id);
}
