import type { SlotOccupancy } from '@metade/domain/availability.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import { dayOfWeek, toIso } from '@metade/domain/time.ts';
import type pg from 'pg';
import { soldDates } from './sold-dates.ts';

/** One slot of the grid on one date. heldUntil: when the first of its live holds expires. */
export type DatedTable = SlotOccupancy & { heldUntil: string | null };

/** Tables by date of one restaurant. */
export type TablesByDate = Map<string, DatedTable[]>;

/**
 * The grid of some restaurants on some dates with its bookings: the source that availability_day summarises. now: epoch ms, which
 * separates live from expired holds. Dates that are not sold have no tables. period: all by default.
 */
export async function readTables(
  pool: pg.Pool,
  restaurants: readonly string[],
  dates: readonly string[],
  now: number,
  period?: Period,
): Promise<Map<string, TablesByDate>> {
  const found = new Map<string, TablesByDate>(restaurants.map((id) => [id, new Map()]));
  const { first, last } = soldDates(now);
  const sold = dates.filter((date) => date >= first && date <= last);
  if (restaurants.length === 0 || sold.length === 0) return found;
  const values = [restaurants, sold, sold.map(dayOfWeek), toIso(now)];
  const { rows } = await (period === undefined
    ? pool.query<Row>(tablesSql, values)
    : pool.query<Row>(`${tablesSql} where s.period = $5`, [...values, period]));
  for (const row of rows) {
    const byDate = found.get(row.restaurant_id);
    const tables = byDate?.get(row.date);
    if (tables) tables.push(tableOf(row));
    else byDate?.set(row.date, [tableOf(row)]);
  }
  return found;
}

type Row = {
  restaurant_id: string;
  date: string;
  id: string;
  day: number;
  period: Period;
  time: string;
  qtd: number;
  places: Places;
  capacity: number;
  taken: number;
  held_live: number;
  held_expired: number;
  held_until: string | null;
};

// What an expired hold leaves is for those who wait, before it is for anybody.
// slot_day counts holds with all other bookings, so one row tells whether a table is left. Only where it counts any
// can there be a hold to look for.
const tablesSql = `
select s.restaurant_id, x.date, s.id, s.day, s.period, s.time, s.qtd, s.places,
  coalesce(d.capacity, s.qtd) as capacity, coalesce(d.booked, 0) as taken, h.held_live, h.held_expired, h.held_until
from unnest($2::date[], $3::smallint[]) x(date, day)
join table_slot s on s.restaurant_id = any ($1::uuid[]) and s.day = x.day and s.day = any ($3::smallint[]) and s.retired_at is null
left join slot_day d on d.slot_id = s.id and d.date = x.date
left join lateral (
  select count(*) filter (where o.hold_expires_at > $4::timestamptz)::integer as held_live,
    greatest(0, count(*) filter (where o.hold_expires_at <= $4::timestamptz)
      - case when bool_or(o.hold_expires_at <= $4::timestamptz) then line_waits(s.restaurant_id, x.date, s.period, s.places, s.time) else 0 end
    )::integer as held_expired,
    min(o.hold_expires_at) filter (where o.hold_expires_at > $4::timestamptz) as held_until
  from orders o where d.booked > 0 and o.slot_id = s.id and o.date = x.date and o.state = 'held'
) h on true`;

function tableOf(row: Row): DatedTable {
  return {
    slot: { _id: row.id, day: row.day, period: row.period, time: row.time, qtd: row.qtd, places: row.places },
    capacity: row.capacity,
    booked: row.taken - row.held_live - row.held_expired,
    heldLive: row.held_live,
    heldExpired: row.held_expired,
    heldUntil: row.held_until,
  };
}
