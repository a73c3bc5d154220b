import { gridChange } from '@metade/domain/grid-change.ts';
import type { OpenCell } from '@metade/domain/grid-change.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/transaction.ts';
import { calendarOnNewSlots } from '../calendar/index.ts';
import { lockGrid, serviceDate } from '../restaurants/index.ts';

/**
 * Replaces a restaurant's week; the only writer of grids. A cell that stays keeps its slot and bookings; a removed one is retired,
 * and its bookings stay.
 */
export async function writeGrid(trx: Trx, restaurant: string, week: readonly OpenCell[]): Promise<void> {
  const present = await lockGrid(trx, restaurant);
  const { gone, changed, added } = gridChange(present, week);
  const changes = JSON.stringify([
    ...gone.map(({ id }) => ({ id, qtd: 0 })),
    ...changed.map(({ slot, qtd }) => ({ id: slot.id, qtd })),
  ]);
  if (gone.length > 0)
    await trx.query('update table_slot set retired_at = now() where id = any ($1)', [gone.map(({ id }) => id)]);
  if (changed.length > 0)
    await trx.query(
      `update table_slot s set qtd = x.qtd from jsonb_to_recordset($1::jsonb) as x(id uuid, qtd smallint)
       where s.id = x.id and s.retired_at is null`,
      [changes],
    );
  // A removed slot's days are closed whatever the calendar says: buyers who read the old grid may still try to take a table.
  if (gone.length + changed.length > 0)
    await trx.query(
      `update slot_day d set capacity = x.qtd, overhang = greatest(0, d.booked - x.qtd)
       from jsonb_to_recordset($2::jsonb) as x(id uuid, qtd smallint), restaurant r
       where d.slot_id = x.id and r.id = $1 and (not d.overridden or x.qtd = 0) and d.date >= ${serviceDate}`,
      [restaurant, changes],
    );
  if (added.length > 0) await openSlots(trx, restaurant, added);
}

/** New slots follow the calendar and are offered to the waitlist first. */
async function openSlots(trx: Trx, restaurant: string, cells: readonly OpenCell[]): Promise<void> {
  const added = cells.map((cell) => ({ ...cell, id: uuidv7() }));
  const ids = added.map(({ id }) => id);
  await trx.query(
    `insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
     select id, $1, day, period, time, qtd, places
     from jsonb_to_recordset($2::jsonb) as x(id uuid, day smallint, period text, time text, qtd smallint, places smallint)`,
    [restaurant, JSON.stringify(added)],
  );
  await calendarOnNewSlots(trx, restaurant, ids);
  // Additional tables are kept for the waitlist by the database.
  await trx.query(
    `insert into slot_day (slot_id, date, restaurant_id, capacity)
     select distinct s.id, w.date, s.restaurant_id, 0 from table_slot s
     join waiting_entry w on w.restaurant_id = s.restaurant_id and w.period = s.period and extract(dow from w.date) = s.day and w.state = 'waiting'
     where s.id = any ($1) on conflict do nothing`,
    [ids],
  );
  await trx.query(
    `update slot_day d set capacity = s.qtd from table_slot s where s.id = d.slot_id and s.id = any ($1) and not d.overridden`,
    [ids],
  );
}
