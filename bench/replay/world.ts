import { createHash } from 'node:crypto';
import type { Places } from '@metade/domain/grid.ts';
import { dayOfWeek } from '@metade/domain/time.ts';
import type pg from 'pg';
import type { Booking } from './bookings.ts';

export type World = {
  restaurants: number;
  slots: number;
  /** Restaurant and slot at which a booking's table of that size is sold; undefined where there is no such table. */
  seat(booking: Booking, places: Places): { restaurant: string; slot: string } | undefined;
};

export const hostToken = 'host-of-all';

// One city of each market, so that three clocks and two currencies take part.
const cities = [
  { city_id: 'PT-1106', country: 'PT', zone: 'Europe/Lisbon' },
  { city_id: 'ES-28079', country: 'ES', zone: 'Europe/Madrid' },
  { city_id: 'BR-3550308', country: 'BR', zone: 'America/Sao_Paulo' },
] as const;

/** Of what the busiest date of a slot asks for, so much is there: the rest must be refused. */
const share = 0.5;

/**
 * Makes a restaurant of every store, with a week that has half of the tables that its busiest dates ask for, and one person
 * who is on every team. Half of the restaurants confirm at once, half answer each booking.
 */
export async function buildWorld(
  pool: pg.Pool,
  stores: readonly string[],
  bookings: readonly Booking[],
): Promise<World> {
  const names = [...new Set([...stores, ...bookings.map((booking) => booking.store)])];
  const restaurants = names.map((name, index) => {
    const city = cities[index % cities.length] as (typeof cities)[number];
    const confirmation_mode = index % 2 === 0 ? 'instant' : 'review';
    return { ...city, id: uuidOf(name), slug: name.replace('_', '-'), confirmation_mode };
  });
  await pool.query(
    `insert into restaurant (id, slug, state, company_name, country, city_id, time_zone, horizon_days, confirmation_mode)
     select id, slug, 'approved', slug, country, city_id, zone, 60, confirmation_mode
     from json_to_recordset($1) r (id uuid, slug text, country text, city_id text, zone text, confirmation_mode text)`,
    [JSON.stringify(restaurants)],
  );
  const slots = weekOf(bookings);
  await pool.query(
    `insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
     select * from json_to_recordset($1) s (id uuid, restaurant_id uuid, day smallint, period text, time text, qtd smallint, places smallint)`,
    [JSON.stringify([...slots.values()])],
  );
  await insertHost(pool);
  await pool.query('analyze');
  return {
    restaurants: restaurants.length,
    slots: slots.size,
    seat: (booking, places) => {
      const slot = slots.get(cellOf(booking, places));
      return slot && { restaurant: slot.restaurant_id, slot: slot.id };
    },
  };
}

type Slot = {
  id: string;
  restaurant_id: string;
  day: number;
  period: string;
  time: string;
  qtd: number;
  places: Places;
};

function weekOf(bookings: readonly Booking[]): Map<string, Slot> {
  const asked = new Map<string, number>();
  const slots = new Map<string, Slot>();
  for (const booking of bookings) {
    const cell = cellOf(booking, booking.places);
    const date = `${cell} ${booking.date}`;
    asked.set(date, (asked.get(date) ?? 0) + 1);
    const qtd = Math.min(99, Math.max(1, Math.floor((asked.get(date) ?? 0) * share)));
    const { time, period, places } = booking;
    slots.set(cell, {
      id: uuidOf(cell),
      restaurant_id: uuidOf(booking.store),
      day: dayOfWeek(booking.date),
      period,
      time,
      qtd: Math.max(qtd, slots.get(cell)?.qtd ?? 0),
      places,
    });
  }
  return slots;
}

function cellOf(booking: Booking, places: Places): string {
  return `${booking.store} ${dayOfWeek(booking.date)} ${booking.time} ${places}`;
}

async function insertHost(pool: pg.Pool): Promise<void> {
  const id = uuidOf('host');
  await pool.query(
    `insert into app_user (id, email, password_hash, user_group, first_name, last_name) values ($1, 'host@example.test', 'none', 'restaurant', 'Host', 'Of All')`,
    [id],
  );
  await pool.query(
    `insert into session (token_hash, holder_id, user_id, expires_at) values (sha256(convert_to($2, 'UTF8')), $1, $1, now() + interval '1 day')`,
    [id, hostToken],
  );
  await pool.query(`insert into team_member (restaurant_id, user_id, role) select id, $1, 'host' from restaurant`, [
    id,
  ]);
}

/** The same uuid for the same text, of the form that the API takes. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
