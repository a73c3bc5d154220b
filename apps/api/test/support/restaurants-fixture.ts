import { randomUUID } from 'node:crypto';
import { periodOf } from '@metade/domain/grid.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import type pg from 'pg';

export type Columns = Record<string, unknown>;

/** A public restaurant in Lisbon unless told otherwise; columns of the table by name. Answers its id. */
export async function addRestaurant(pool: pg.Pool, columns: Columns = {}): Promise<string> {
  const id = randomUUID();
  const row: Columns = {
    id,
    slug: `house-${id}`,
    state: 'approved',
    company_name: 'CurrentRestaurant',
    country: 'PT',
    city_id: 'PT-1106',
    time_zone: 'Europe/Lisbon',
    ...columns,
  };
  const names = Object.keys(row);
  await pool.query(
    `insert into restaurant (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    names.map((name) => row[name]),
  );
  return String(row.id);
}

export type Cell = { day?: number; time: string; places?: 2 | 4 | 6; qtd?: number };

/** Opens cells of a restaurant's week, every day where none is given. Answers the ids in the order of cells and days. */
export async function addSlots(pool: pg.Pool, restaurant: string, cells: Cell[]): Promise<string[]> {
  const rows = cells.flatMap((cell) =>
    (cell.day === undefined ? [0, 1, 2, 3, 4, 5, 6] : [cell.day]).map((day) => ({
      id: randomUUID(),
      day,
      period: periodOf(cell.time),
      time: cell.time,
      qtd: cell.qtd ?? 2,
      places: cell.places ?? 2,
    })),
  );
  await pool.query(
    `insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
     select id, $1, day, period, time, qtd, places
     from json_to_recordset($2::json) x(id uuid, day smallint, period text, time text, qtd smallint, places smallint)`,
    [restaurant, JSON.stringify(rows)],
  );
  return rows.map((row) => row.id);
}

/** A restaurant with cells of its own. Answers its id. */
export async function addOpenRestaurant(pool: pg.Pool, columns: Columns = {}, cells: Cell[] = [{ time: '20:00' }]) {
  const id = await addRestaurant(pool, columns);
  await addSlots(pool, id, cells);
  return id;
}

/** Fills a slot's date. */
export async function fillSlot(pool: pg.Pool, restaurant: string, slot: string, date: string, qtd = 2): Promise<void> {
  await pool.query(
    'insert into slot_day (slot_id, date, restaurant_id, capacity, booked) values ($1, $2, $3, $4, $4)',
    [slot, date, restaurant, qtd],
  );
}

/** A table on hold by a guest of its own, until an instant (epoch ms); its slot's count goes up by one. */
export async function addHold(
  pool: pg.Pool,
  hold: { restaurant: string; slot: string; date: string; expiresAt: number },
): Promise<string> {
  const id = randomUUID();
  // An override may have made the row with another capacity than the grid's.
  const counted = await pool.query('update slot_day set booked = booked + 1 where slot_id = $1 and date = $2', [
    hold.slot,
    hold.date,
  ]);
  if (counted.rowCount === 0) {
    await pool.query(
      `insert into slot_day (slot_id, date, restaurant_id, capacity, booked) select id, $2, restaurant_id, qtd, 1 from table_slot where id = $1`,
      [hold.slot, hold.date],
    );
  }
  await pool.query(
    `insert into orders (id, number, holder_id, restaurant_id, slot_id, date, time, period, places, people, state, hold_no, hold_expires_at,
       starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency)
     select $1, $1::uuid::text, $1, restaurant_id, id, $3, time, period, places, 1, 'held', 1, to_timestamp($4),
       now() + interval '1 day', now() + interval '1 day', 30, 'review', 600, 'EUR' from table_slot where id = $2`,
    [id, hold.slot, hold.date, hold.expiresAt / 1000],
  );
  return id;
}

/** A date some days from today in a zone. */
export function daysAhead(days: number, zone = 'Europe/Lisbon'): string {
  return addDays(localDateAt(Date.now(), zone), days);
}
