import type { Told } from '@metade/contracts/orders.ts';
import { toldColumns } from '../orders/index.ts';
import type { Booking } from '@metade/contracts/host.ts';
import type { OrderState, PaymentState } from '@metade/domain/order-life-cycle.ts';
import { came, notBooked } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/** An order as its restaurant's team sees it, with the columns its rules need. Instants are ISO strings. */
export type BookingRow = Told & {
  id: string;
  number: string;
  restaurant_id: string;
  country: string;
  rules_id: number | null;
  time_zone: string;
  user_id: string;
  state: OrderState;
  payment_state: PaymentState;
  date: string;
  time: string;
  period: Booking['period'];
  starts_at: string;
  period_ends_at: string;
  tolerance_minutes: number;
  places: Booking['places'];
  people: number;
  first_name: string;
  last_name: string;
  phone: string | null;
  first_visit: boolean;
  confirm_by: string | null;
  /** When a pending confirmation becomes final; null if there is none. */
  confirming_until: string | null;
  voucher_code: string | null;
  arrived_at: string | null;
  arrived_by_name: string | null;
  arrived_how: 'list' | 'code' | 'qr' | 'pin' | null;
  pin_locked: boolean;
  kept: boolean;
  no_show_at: string | null;
  late_minutes: number | null;
  table_label: string | null;
  guest_tags: string[];
  created_at: string;
  changes: Booking['changes'];
};

/**
 * A date's bookings by time. Leaves out those that never reached the restaurant (holds, expired or abandoned) and replaced ones.
 */
export async function listBookings(db: Queryable, restaurant: string, date: string): Promise<BookingRow[]> {
  const { rows } = await db.query<BookingRow>(
    `${selectBooking} and o.date = $2 and o.end_rule is distinct from 'changed' order by o.starts_at, u.last_name, u.first_name, o.id`,
    [restaurant, date],
  );
  return rows;
}

/** Bookings of any date that wait for the restaurant's answer, nearest deadline first. */
export async function listAwaiting(db: Queryable, restaurant: string): Promise<BookingRow[]> {
  const { rows } = await db.query<BookingRow>(
    `${selectBooking} and o.state = 'awaiting_restaurant' order by o.confirm_by, o.id`,
    [restaurant],
  );
  return rows;
}

/** Some bookings of the restaurant, by meal time. */
export async function listBookingsById(
  db: Queryable,
  restaurant: string,
  ids: readonly string[],
): Promise<BookingRow[]> {
  const { rows } = await db.query<BookingRow>(
    `${selectBooking} and o.id = any ($2) order by o.starts_at, u.last_name, u.first_name, o.id`,
    [restaurant, ids],
  );
  return rows;
}

/** A booking of the restaurant. Throws not_found for others, and for those that never reached it. */
export async function readBooking(db: Queryable, restaurant: string, order: string): Promise<BookingRow> {
  const { rows } = await db.query<BookingRow>(`${selectBooking} and o.id = $2`, [restaurant, order]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

/** The restaurant's booking of a voucher code; null if there is none. */
export async function findBookingByCode(db: Queryable, restaurant: string, code: string): Promise<BookingRow | null> {
  const { rows } = await db.query<BookingRow>(`${selectBooking} and o.voucher_code = $2`, [restaurant, code]);
  return rows[0] ?? null;
}

/** SQL: the diner's phone number, shown and searchable only while there may be a reason to call. */
export const phoneSql =
  "case when o.state in ('awaiting_restaurant', 'confirmed', 'arrived', 'no_show') then u.phone end";

export const selectBooking = `
  select o.id, o.number, o.restaurant_id, r.country, o.rules_id, r.time_zone, o.user_id, o.state, o.payment_state, o.date, o.time, o.period,
    o.starts_at, o.period_ends_at, o.tolerance_minutes, o.places, o.people, u.first_name, u.last_name, ${toldColumns},
    ${phoneSql} as phone,
    not exists (
      select 1 from orders before
      where before.user_id = o.user_id and before.restaurant_id = o.restaurant_id
        and before.starts_at < o.starts_at and before.state in ${came}
    ) as first_visit,
    o.confirm_by, (select p.effective_at from pending_step p where p.kind = 'confirm' and p.subject = o.id and p.state = 'waiting') as confirming_until,
    o.voucher_code, o.arrived_at, a.first_name as arrived_by_name, o.arrived_how,
    exists (select 1 from pin_try p where p.order_id = o.id and p.locked_at is not null) as pin_locked,
    exists (select 1 from kept_booking k where k.order_id = o.id) as kept, o.no_show_at, o.late_minutes,
    (select t.label from booking_table t where t.order_id = o.id) as table_label,
    coalesce((select g.tags from guest_note g where g.restaurant_id = o.restaurant_id and g.user_id = o.user_id), '{}') as guest_tags, o.created_at,
    (select json_build_object('_id', b.id, 'number', b.number, 'date', b.date, 'time', b.time, 'people', b.people, 'places', b.places)
     from orders b where b.id = o.changes_order_id) as changes
  from orders o
  join restaurant r on r.id = o.restaurant_id
  join app_user u on u.id = o.user_id
  left join app_user a on a.id = o.arrived_by
  where o.restaurant_id = $1 and o.state not in ${notBooked}
    and not (o.state = 'cancelled' and o.confirm_by is null and o.confirmed_at is null)`;
