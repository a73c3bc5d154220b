import type { Period, Places } from '@metade/domain/grid.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/transaction.ts';

/** Tables that are open every week: `day` 0 is Sunday, `time` HH:mm. */
export type OpenCell = { day: number; period: Period; time: string; qtd: number; places: Places };

/**
 * Makes a restaurant's week the given one; the one place that writes a grid. A cell that stays keeps its slot, and with it
 * its bookings; one that goes is retired, and the bookings that stand in it stay.
 *
 * Locks the restaurant, then its slots, then their open days, and only then writes: a write to the grid recounts
 * availability, which buyers lock after a day's count and never before.
 */
export async function writeGrid(trx: Trx, restaurant: string, week: readonly OpenCell[]): Promise<void> {
  await trx.query('select 1 from restaurant where id = $1 for no key update', [restaurant]);
  const { rows: present } = await trx.query<OpenCell & { id: string }>(
    `select id, day, period, time, qtd, places from table_slot where restaurant_id = $1 and retired_at is null order by id for update`,
    [restaurant],
  );
  const wanted = new Map(week.filter((cell) => cell.qtd > 0).map((cell) => [keyOf(cell), cell]));
  const gone = present.filter((slot) => !wanted.has(keyOf(slot)));
  const changed = present.flatMap((slot) => {
    const qtd = wanted.get(keyOf(slot))?.qtd;
    return qtd === undefined || qtd === slot.qtd ? [] : [{ id: slot.id, qtd }];
  });
  const kept = new Set(present.map(keyOf));
  const added = [...wanted].filter(([key]) => !kept.has(key)).map(([, cell]) => ({ ...cell, id: uuidv7() }));
  await trx.query('select 1 from slot_day where slot_id = any ($1) order by slot_id, date for update', [
    changed.map((slot) => slot.id),
  ]);
  if (gone.length > 0)
    await trx.query('update table_slot set retired_at = now() where id = any ($1)', [gone.map((slot) => slot.id)]);
  if (changed.length > 0) {
    const changes = JSON.stringify(changed);
    await trx.query(
      'update table_slot s set qtd = x.qtd from jsonb_to_recordset($1::jsonb) as x(id uuid, qtd smallint) where s.id = x.id',
      [changes],
    );
    await trx.query(
      `update slot_day d set capacity = x.qtd, overhang = greatest(0, d.booked - x.qtd)
       from jsonb_to_recordset($1::jsonb) as x(id uuid, qtd smallint)
       where d.slot_id = x.id and not d.overridden and d.date >= current_date - 1`,
      [changes],
    );
  }
  if (added.length > 0)
    await trx.query(
      `insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
       select id, $1, day, period, time, qtd, places
       from jsonb_to_recordset($2::jsonb) as x(id uuid, day smallint, period text, time text, qtd smallint, places smallint)`,
      [restaurant, JSON.stringify(added)],
    );
}

function keyOf(cell: OpenCell): string {
  return `${cell.day} ${cell.period} ${cell.time} ${cell.places}`;
}
