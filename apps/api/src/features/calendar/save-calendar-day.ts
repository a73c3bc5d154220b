import { overridesOf } from '@metade/domain/calendar.ts';
import { addDays, dayOfWeek } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { applyCalendar } from './apply-calendar.ts';
import { lockGrid } from '../restaurants/index.ts';
import { calendarDay } from './calendar-day.ts';
import type { StoredOverride } from './calendar-reads.ts';
import { readOverrides, readSlots, versionOf } from './calendar-reads.ts';
import { restaurantOf } from './calendar-restaurant.ts';

/**
 * Saves a date's calendar over the version that was read. It takes effect with the answer; existing bookings are kept, and freed
 * tables go to the waitlist first.
 */
export const saveCalendarDay: Handler<'saveCalendarDay'> = async (context, call) => {
  const { restaurant, params, body, session, role, locale } = call;
  const { date } = params;
  await transaction(context.pool, async (trx) => {
    await lockGrid(trx, restaurant);
    const { today } = await restaurantOf(trx, restaurant, context.now());
    if (date < today) throw new Refused('already_past');
    const { calendarDaysAhead } = await context.markets.settings();
    const last = addDays(today, calendarDaysAhead);
    if (date > last)
      throw new Refused('invalid_fields', {}, [{ path: 'date', code: 'day_range', params: { from: today, to: last } }]);
    const before = await readOverrides(trx, restaurant, date, date);
    if (versionOf(before) !== body.version)
      throw new Refused('calendar_changed', { day: await calendarDay(context, trx, restaurant, { date, locale }) });
    const slots = (await readSlots(trx, restaurant)).filter((slot) => slot.day === dayOfWeek(date));
    const known = new Set(slots.map((slot) => slot._id));
    if (body.quantities.some(({ slot }) => !known.has(slot))) throw new Refused('slot_unknown');
    const plan = { closed: body.closed, closedPeriods: body.closed_periods, quantities: body.quantities };
    const after = overridesOf(plan, date, slots).map(
      (one): StoredOverride => ({ ...one, reason: body.reason || null }),
    );
    await trx.query('delete from calendar_override where restaurant_id = $1 and date = $2', [restaurant, date]);
    await trx.query(
      `insert into calendar_override (id, restaurant_id, date, period, slot_id, qtd, reason)
       select id, $1, $2, period, slot, qtd, reason
       from jsonb_to_recordset($3::jsonb) as x(id uuid, period text, slot uuid, qtd smallint, reason text)`,
      [restaurant, date, JSON.stringify(after.map((one) => ({ ...one, id: uuidv7() })))],
    );
    await applyCalendar(trx, restaurant, date);
    await recordChange(trx, {
      by: { id: session.userId, role },
      what: 'calendar.saved',
      restaurant,
      subject: date,
      before: { overrides: before.map(told) },
      after: { overrides: after.map(told) },
    });
  });
  return { data: await calendarDay(context, context.pool, restaurant, { date, locale }) };
};

const told = ({ period, slot, qtd, reason }: StoredOverride) => ({ period, slot, qtd, reason });
