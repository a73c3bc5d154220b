import { createHash } from 'node:crypto';
import type { CalendarOverride } from '@metade/domain/calendar.ts';
import type { Period, Places, TableSlot } from '@metade/domain/grid.ts';
import { came, toCome } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';

export type StoredOverride = CalendarOverride & { reason: string | null };
export type SlotRow = TableSlot & { places: Places };

/** The overrides between two dates. */
export async function readOverrides(
  db: Queryable,
  restaurant: string,
  from: string,
  to: string,
): Promise<StoredOverride[]> {
  const { rows } = await db.query<StoredOverride>(
    `select date, period, slot_id as slot, qtd, reason from calendar_override
     where restaurant_id = $1 and date between $2 and $3 order by date, period, slot_id`,
    [restaurant, from, to],
  );
  return rows;
}

/** The week's open slots, by day and time of service (after midnight comes last). */
export async function readSlots(db: Queryable, restaurant: string): Promise<SlotRow[]> {
  const { rows } = await db.query<SlotRow>(
    `select id as _id, day, period, time, qtd, places from table_slot where restaurant_id = $1 and retired_at is null
     order by day, period = 'night' and time < '05:00', time, places`,
    [restaurant],
  );
  return rows;
}

export type Booked = { date: string; period: Period; slot: string; count: number };

/** Number of bookings (waiting, standing or arrived) between two dates, by slot. */
export async function countBookings(db: Queryable, restaurant: string, from: string, to: string): Promise<Booked[]> {
  const { rows } = await db.query<Booked>(
    `select date, period, slot_id as slot, count(*)::integer as count from orders
     where restaurant_id = $1 and date between $2 and $3 and (state in ${toCome} or state in ${came})
     group by date, period, slot_id`,
    [restaurant, from, to],
  );
  return rows;
}

/** Bookings between two dates, by slot, that nobody has decided to keep without a table. */
export async function countOpen(db: Queryable, restaurant: string, from: string, to: string): Promise<Booked[]> {
  const { rows } = await db.query<Booked>(
    `select date, period, slot_id as slot, count(*)::integer as count from orders o
     where restaurant_id = $1 and date between $2 and $3 and state in ${toCome}
       and not exists (select 1 from kept_booking k where k.order_id = o.id)
     group by date, period, slot_id`,
    [restaurant, from, to],
  );
  return rows;
}

/** The tables that were offered between two dates, of those days that are recorded: all of them are over. */
export async function readOffered(
  db: Queryable,
  restaurant: string,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ date: string; tables: number }>(
    `select date, sum(tables)::integer as tables from offered_day
     where restaurant_id = $1 and date between $2 and $3 group by date`,
    [restaurant, from, to],
  );
  return new Map(rows.map(({ date, tables }) => [date, tables]));
}

/** A fingerprint of a date's overrides: equal for equal overrides. */
export function versionOf(overrides: readonly StoredOverride[]): string {
  const told = overrides.map(({ period, slot, qtd, reason }) => JSON.stringify([period, slot, qtd, reason])).sort();
  return createHash('sha256').update(told.join('\n')).digest('base64url').slice(0, 22);
}
