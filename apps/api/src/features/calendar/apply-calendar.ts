import type { Trx } from '../../db/transaction.ts';

/**
 * SQL: the calendar's quantity of a slot `s` on a date, as the domain's `capacityOn`: the most specific override wins; null for the
 * week's.
 */
const quantityOn = (date: string): string => `(
  select o.qtd from calendar_override o
  where o.restaurant_id = s.restaurant_id and o.date = ${date}
    and (o.slot_id = s.id or o.slot_id is null and (o.period is null or o.period = s.period))
  order by o.slot_id is null, o.period is null limit 1)`;

/**
 * Writes a date's calendar into the counts of its slots, which are then what is sold. Existing bookings stay. The caller has locked
 * the grid.
 */
export async function applyCalendar(trx: Trx, restaurant: string, date: string): Promise<void> {
  await trx.query(
    `insert into slot_day as d (slot_id, date, restaurant_id, capacity, overridden)
     select s.id, $2, s.restaurant_id, ${quantityOn('$2')}, true from table_slot s
     where s.restaurant_id = $1 and s.retired_at is null and s.day = extract(dow from $2::date) and ${quantityOn('$2')} is not null
     order by s.id
     on conflict (slot_id, date) do update set capacity = excluded.capacity, overridden = true, overhang = greatest(0, d.booked - excluded.capacity)`,
    [restaurant, date],
  );
  await trx.query(
    `update slot_day d set capacity = s.qtd, overridden = false, overhang = greatest(0, d.booked - s.qtd) from table_slot s
     where s.id = d.slot_id and s.restaurant_id = $1 and s.retired_at is null and d.date = $2 and d.overridden and ${quantityOn('$2')} is null`,
    [restaurant, date],
  );
}

/** As applyCalendar, for new slots: on all dates with overrides. */
export async function calendarOnNewSlots(trx: Trx, restaurant: string, slots: readonly string[]): Promise<void> {
  await trx.query(
    `insert into slot_day (slot_id, date, restaurant_id, capacity, overridden)
     select s.id, c.date, s.restaurant_id, ${quantityOn('c.date')}, true
     from table_slot s
     join (select distinct date from calendar_override where restaurant_id = $1 and date >= current_date - 1) c on extract(dow from c.date) = s.day
     where s.id = any ($2) and ${quantityOn('c.date')} is not null`,
    [restaurant, slots],
  );
}
