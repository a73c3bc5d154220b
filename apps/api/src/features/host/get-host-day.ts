import type { Period, Places } from '@metade/domain/grid.ts';
import { periods } from '@metade/domain/grid.ts';
import { serviceDateAt } from '@metade/domain/table-times.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { listParties } from '../direct-bookings/index.ts';
import { bookingViews } from './booking.ts';
import { listAwaiting, listBookings } from './booking-reads.ts';

type FreeTable = { slot: string; time: string; period: Period; places: Places; tables: number; free: number };

/** A restaurant's date: opening hours by period after calendar overrides, and every booking by time. */
export const getHostDay: Handler<'getHostDay'> = async (context, { restaurant, params: { date } }) => {
  const [details, hours, bookings, awaiting, parties, tables] = await Promise.all([
    context.pool.query<{ time_zone: string }>('select time_zone from restaurant where id = $1', [restaurant]),
    // Times after midnight end their night.
    context.pool.query<{ period: Period; times: string[] }>(
      `select s.period, array_agg(s.time order by s.period = 'night' and s.time < '05:00', s.time) as times
       from table_slot s left join slot_day d on d.slot_id = s.id and d.date = $2
       where s.restaurant_id = $1 and s.day = extract(dow from $2::date) and s.retired_at is null
         and coalesce(d.capacity, s.qtd) > 0
       group by s.period`,
      [restaurant, date],
    ),
    listBookings(context.pool, restaurant, date),
    listAwaiting(context.pool, restaurant),
    listParties(context.pool, restaurant, date),
    context.pool.query<FreeTable>(
      `select s.id as slot, s.time, s.period, s.places, coalesce(d.capacity, s.qtd)::integer as tables,
         greatest(0, coalesce(d.capacity - d.booked, s.qtd))::integer as free
       from table_slot s left join slot_day d on d.slot_id = s.id and d.date = $2
       where s.restaurant_id = $1 and s.day = extract(dow from $2::date) and s.retired_at is null
       order by s.period = 'night' and s.time < '05:00', s.time, s.places`,
      [restaurant, date],
    ),
  ]);
  if (details.rows[0] === undefined) throw new Refused('not_found');
  const { time_zone } = details.rows[0];
  const now = context.now();
  return {
    data: {
      date,
      today: serviceDateAt(now, time_zone),
      now: toIso(now),
      time_zone,
      periods: periods.map((period) => {
        const times = hours.rows.find((row) => row.period === period)?.times ?? [];
        return { period, open: times.length > 0, first: times[0] ?? null, last: times.at(-1) ?? null };
      }),
      bookings: await bookingViews(context, bookings),
      awaiting: await bookingViews(context, awaiting),
      parties,
      tables: tables.rows,
      voucher_keys: [...context.vouchers.keys],
    },
  };
};
