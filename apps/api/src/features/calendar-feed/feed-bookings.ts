import type { LocalDate } from '@metade/domain/time.ts';
import { addDays } from '@metade/domain/time.ts';
import { notBooked } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';

export type FeedBooking = {
  id: string;
  number: string;
  state: string;
  starts_at: string;
  changed_at: string;
  places: number;
  people: number;
  note: string;
  first_name: string;
  last_name: string;
};

const daysBack = 30;
const entriesMax = 5000;

/** Bookings since the last days, `most` of them: upcoming ones first, nearest first, then past ones, latest first. */
export async function readFeedBookings(
  db: Queryable,
  restaurant: string,
  today: LocalDate,
  most = entriesMax,
): Promise<FeedBooking[]> {
  const { rows } = await db.query<FeedBooking>(
    `select o.id, o.number, o.state, o.starts_at, greatest(o.created_at, o.confirmed_at, o.ended_at, o.arrived_at, o.no_show_at) as changed_at,
       o.places, o.people, o.note, u.first_name, u.last_name
     from orders o join app_user u on u.id = o.user_id
     where o.restaurant_id = $1 and o.date >= $2::date and o.state not in ${notBooked}
       and not (o.state = 'cancelled' and o.confirm_by is null and o.confirmed_at is null)
     order by o.date < $3::date, abs(o.date - $3::date), o.starts_at, o.id limit $4`,
    [restaurant, addDays(today, -daysBack), today, most],
  );
  return rows;
}
