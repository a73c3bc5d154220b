import { randomBytes, randomUUID } from 'node:crypto';
import type { OrderState, PaymentState } from '@metade/domain/order-life-cycle.ts';
import { periodOf } from '@metade/domain/grid.ts';
import { periodEndInstant, tableInstant } from '@metade/domain/table-times.ts';
import { dayOfWeek, toIso } from '@metade/domain/time.ts';
import { orderNumber, voucherCode } from '@metade/domain/voucher.ts';
import type pg from 'pg';
import { newToken } from '../../src/http/session.ts';

export type Person = { id: string; token: string; first: string; last: string };
export type CurrentRestaurant = { id: string; zone: string; tolerance: number };

/** A user with a confirmed address and a live session; phone and name as given. Admins are owners unless told otherwise. */
export async function createPerson(
  pool: pg.Pool,
  { first = 'Ana', last = 'Silva', group = 'user', roles = ['owner'], phone = '+351910000000', confirmed = true } = {},
): Promise<Person> {
  const id = randomUUID();
  const { token, hash } = newToken();
  await pool.query(
    `insert into app_user (id, email, password_hash, user_group, first_name, last_name, phone, email_verified_at, admin_roles)
     values ($1, $2, 'none', $3, $4, $5, $6, case when $7 then now() end, $8)`,
    [id, `${id}@example.test`, group, first, last, phone, confirmed, group === 'admin' ? roles : []],
  );
  await pool.query(
    `insert into session (token_hash, holder_id, user_id, expires_at) values ($1, $2, $2, now() + interval '1 day')`,
    [hash, id],
  );
  if (group === 'admin') await giveSecondFactor(pool, id);
  return { id, token, first, last };
}

/** A second factor that was set up before the session began, without which an admin may do nothing. */
export async function giveSecondFactor(pool: pg.Pool, user: string): Promise<void> {
  await pool.query("insert into two_factor (user_id, secret, confirmed_at) values ($1, 'unknown', now())", [user]);
}

/** An approved restaurant in Lisbon without a grid. */
export async function createRestaurant(
  pool: pg.Pool,
  { zone = 'Europe/Lisbon', tolerance = 30 } = {},
): Promise<CurrentRestaurant> {
  await pool.query(`insert into region (iso, country, name) values ('PT-11', 'PT', 'Lisboa') on conflict do nothing`);
  await pool.query(
    `insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
     values ('PT-1106', 'PT', 'PT-11', 'Lisboa', 'lisboa', 38.7, -9.1, 'Europe/Lisbon') on conflict do nothing`,
  );
  const id = randomUUID();
  await pool.query(
    `insert into restaurant (id, slug, state, company_name, country, city_id, time_zone, table_tolerance)
     values ($1, $2, 'approved', $3, 'PT', 'PT-1106', $4, $5)`,
    [id, `house-${id}`, `CurrentRestaurant ${id.slice(0, 4)}`, zone, tolerance],
  );
  return { id, zone, tolerance };
}

export async function joinTeam(
  pool: pg.Pool,
  restaurant: CurrentRestaurant,
  person: Person,
  role = 'host',
): Promise<void> {
  await pool.query('insert into team_member (restaurant_id, user_id, role) values ($1, $2, $3)', [
    restaurant.id,
    person.id,
    role,
  ]);
}

/** An open cell of the grid on the weekday of a date; answers its id. */
export async function openSlot(
  pool: pg.Pool,
  restaurant: CurrentRestaurant,
  slot: { date: string; time: string; places?: 2 | 4 | 6; qtd?: number },
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into table_slot (id, restaurant_id, day, period, time, qtd, places) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, restaurant.id, dayOfWeek(slot.date), periodOf(slot.time), slot.time, slot.qtd ?? 5, slot.places ?? 4],
  );
  return id;
}

/** As openSlot, of a cell that may be open already. */
export async function slotAt(
  pool: pg.Pool,
  restaurant: CurrentRestaurant,
  slot: { date: string; time: string },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from table_slot where restaurant_id = $1 and day = $2 and time = $3',
    [restaurant.id, dayOfWeek(slot.date), slot.time],
  );
  return rows[0]?.id ?? openSlot(pool, restaurant, { ...slot, qtd: 99 });
}

export type OrderFacts = { id: string; code: string; number: string; slot: string; startsAt: number; date: string };

/** An order as a finished checkout leaves it: its table taken, and paid or authorised as its state says. */
export async function createOrder(
  pool: pg.Pool,
  restaurant: CurrentRestaurant,
  diner: Person,
  order: {
    slot: string;
    date: string;
    time: string;
    places?: 2 | 4 | 6;
    state?: OrderState;
    payment?: PaymentState;
    confirmBy?: number;
    note?: string;
  },
): Promise<OrderFacts> {
  const { slot, date, time, places = 4, state = 'confirmed', note = '' } = order;
  const payment = order.payment ?? (state === 'awaiting_restaurant' ? 'authorized' : 'paid');
  const period = periodOf(time);
  const startsAt = tableInstant(date, time, period, restaurant.zone);
  const facts = {
    id: randomUUID(),
    code: voucherCode(randomBytes(6)),
    number: orderNumber(randomBytes(6)),
    slot,
    startsAt,
    date,
  };
  await pool.query(
    `insert into slot_day (slot_id, date, restaurant_id, capacity, booked)
     select id, $2, restaurant_id, qtd, 1 from table_slot where id = $1
     on conflict (slot_id, date) do update set booked = slot_day.booked + 1`,
    [slot, date],
  );
  await pool.query(
    `insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, note, state, payment_state,
       hold_no, hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, confirm_by, price_amount, currency,
       voucher_code, voucher_token, confirmed_at, ended_at)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12,
       1, $13, $13, $14, $15, 'review', $16, 900, 'EUR', $17, $18,
       case when $11 in ('confirmed', 'arrived', 'no_show', 'completed', 'cancelled') then $13::timestamptz end,
       case when $11 = 'cancelled' then $13::timestamptz end)`,
    [
      facts.id,
      facts.number,
      diner.id,
      restaurant.id,
      slot,
      date,
      time,
      period,
      places,
      note,
      state,
      payment,
      toIso(startsAt),
      toIso(periodEndInstant(date, period, restaurant.zone)),
      restaurant.tolerance,
      order.confirmBy === undefined ? null : toIso(order.confirmBy),
      payment === 'paid' ? facts.code : null,
      payment === 'paid' ? randomUUID() : null,
    ],
  );
  if (payment === 'authorized' || payment === 'paid') {
    await pool.query(
      `insert into payment (id, order_id, attempt, amount, currency, state, gateway) values ($1, $2, 1, 900, 'EUR', $3, 'sandbox')`,
      [randomUUID(), facts.id, payment === 'paid' ? 'captured' : 'authorized'],
    );
  }
  return facts;
}
