import type { Period, Places } from '@metade/domain/grid.ts';
import { dayOfWeek, toIso } from '@metade/domain/time.ts';
import type { DatedTable } from './read-tables.ts';
import { isSoldDate } from './sold-dates.ts';

/**
 * SQL: the tables of `restaurant r` on a date, as in readTables, as one text: for many restaurants, rows of columns cost more to
 * send and parse than to find. Null when there are none. now: epoch ms.
 */
export function tablesSql(
  date: string,
  period: Period | undefined,
  now: number,
  param: (value: unknown) => string,
): string {
  if (!isSoldDate(date, now)) return 'null';
  const at = `(select ${param(toIso(now))}::timestamptz)`;
  const dated = `(select ${param(date)}::date)`;
  const ofPeriod = period === undefined ? '' : ` and s.period = (select ${param(period)})`;
  return `(
  select string_agg(concat_ws(' ', s.id, s.period, s.time, s.qtd, s.places, coalesce(d.capacity, s.qtd), coalesce(d.booked, 0), h.live, h.expired, h.until), ',')
  from table_slot s
  left join slot_day d on d.slot_id = s.id and d.date = ${dated}
  left join lateral (
    select count(*) filter (where o.hold_expires_at > ${at}) as live, count(*) filter (where o.hold_expires_at <= ${at}) as expired,
      floor(extract(epoch from min(o.hold_expires_at) filter (where o.hold_expires_at > ${at})) * 1000)::bigint as until
    from orders o where d.booked > 0 and o.slot_id = s.id and o.date = ${dated} and o.state = 'held'
  ) h on true
  where s.restaurant_id = r.id and s.day = (select ${param(dayOfWeek(date))}::smallint) and s.retired_at is null${ofPeriod}
)`;
}

/** Parses the text of tablesSql for a date. */
export function datedTables(text: string | null, date: string): DatedTable[] {
  const day = dayOfWeek(date);
  return (text?.split(',') ?? []).map((entry) => {
    const [id, period, time, qtd, places, capacity, taken, live, expired, until] = entry.split(' ') as Fields;
    return {
      slot: { _id: id, day, period, time, qtd: Number(qtd), places: Number(places) as Places },
      capacity: Number(capacity),
      booked: Number(taken) - Number(live) - Number(expired),
      heldLive: Number(live),
      heldExpired: Number(expired),
      heldUntil: until === undefined ? null : toIso(Number(until)),
    };
  });
}

type Fields = [string, Period, string, string, string, string, string, string, string, string?];
