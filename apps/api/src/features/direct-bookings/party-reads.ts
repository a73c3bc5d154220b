import type { DirectBooking } from '@metade/contracts/direct-bookings.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

const select = `
  select p.id as _id, p.kind, p.state, p.date, p.time, p.period, p.starts_at, p.places, p.people, p.name, p.phone, p.note, p.arrived_at,
    p.created_at as created
  from house_party p`;

/** The walk-ins and phone bookings of a date, by time. */
export async function listParties(db: Queryable, restaurant: string, date: string): Promise<DirectBooking[]> {
  const { rows } = await db.query<DirectBooking>(
    `${select} where p.restaurant_id = $1 and p.date = $2 order by p.starts_at, p.id`,
    [restaurant, date],
  );
  return rows;
}

/** Throws not_found. */
export async function readParty(db: Queryable, restaurant: string, id: string): Promise<DirectBooking> {
  const { rows } = await db.query<DirectBooking>(`${select} where p.restaurant_id = $1 and p.id = $2`, [
    restaurant,
    id,
  ]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}
