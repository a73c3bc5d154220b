import { createHash } from 'node:crypto';
import type pg from 'pg';
import { fillTables } from './fill-tables.ts';

/** The cities that made-up restaurants are spread over: the first takes as many as the rest together. */
const cities = ['ES-28079', 'PT-1106', 'BR-3550308', 'PT-1312', 'BR-3304557', 'ES-08019', 'ES-41091', 'BR-3106200'];

/** The biggest of them, for searches. */
export const bigCity = { country: 'ES', id: 'ES-28079', slug: 'madrid' };

/** Weeks that differ in what is open: made once each by the database itself, then copied to all restaurants alike. */
export const weeks = 48;

/**
 * Made-up public restaurants, each with an open week and its availability over the horizon of 30 days, from one number:
 * the same count gives the same rows. 100,000 take less than a minute, because the rows of `availability_day` are
 * computed by the schema's own function for one restaurant of each kind and copied to the others of that kind.
 */
export async function insertRestaurants(pool: pg.Pool, count: number): Promise<void> {
  const insert = async (client: pg.ClientBase, from: number, to: number) => {
    await client.query(restaurantsSql(cities), [from, to]);
    await client.query(slotsSql, [from, to]);
  };
  await fillTables(
    pool,
    ['table_slot', 'availability_day'],
    async (client) => {
      await insert(client, weeks + 1, count);
      await client.query(
        `insert into availability_day (restaurant_id, date, city_id, rank, opens, until, offers, times)
         select r.id, a.date, r.city_id, r.rank, a.opens, a.until, a.offers, a.times
         from generate_series($1::integer, $2::integer) n
         join restaurant r on r.id = ${idOf('n')}
         join availability_day a on a.restaurant_id = ${idOf(`(n - 1) % ${weeks} + 1`)}`,
        [weeks + 1, count],
      );
    },
    // The triggers of the schema compute the availability of these.
    (client) => insert(client, 1, Math.min(weeks, count)),
  );
  await pool.query('select raise_place_days(array(select id from restaurant), current_date - 1, current_date + 31)');
}

/** Users with a session each; `dinerToken(n)` is the token of the n-th, counted from 1. */
export async function insertDiners(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `with diner as (
       insert into app_user (id, email, password_hash, first_name, last_name, email_verified_at, invite_code)
       select ${uuidOf("'diner ' || n")}, 'diner-' || n || '@example.test', 'none', 'Diner', 'No. ' || n, now(),
         translate(lpad(n::text, 8, '0'), '01', 'AB') from generate_series(1, $1::integer) n
       returning id, email
     )
     insert into session (token_hash, holder_id, user_id, expires_at)
     select sha256(convert_to(split_part(email, '@', 1), 'UTF8')), id, id, now() + interval '1 day' from diner`,
    [count],
  );
  await pool.query('analyze app_user, session');
}

export function dinerToken(n: number): string {
  return `diner-${n}`;
}

/** The id that `insertDiners` gives to the n-th. */
export function dinerId(n: number): string {
  const hex = createHash('md5').update(`diner ${n}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A free table on a date, and a party that any table seats. */
export type Seat = { restaurant: string; slot: string; date: string; people: number };

/** Tables that can be booked: each a slot on one of its dates within the horizon, in no order. */
export async function readSeats(pool: pg.Pool, limit: number): Promise<Seat[]> {
  const { rows } = await pool.query<Seat>(
    `select s.restaurant_id as restaurant, s.id as slot, d::date as date, 2 as people
     from table_slot s, generate_series(current_date + 2, current_date + 28, interval '1 day') d
     where s.day = extract(dow from d) order by md5(s.id::text || d) limit $1`,
    [limit],
  );
  return rows;
}

/**
 * Forgets every order and everything taken, once the last round's last requests are over: the state in which each round begins. Each
 * table has a past day whose count stays, as it does in a marketplace: on a table that is empty PostgreSQL plans to read all of it.
 */
export async function emptyOrders(pool: pg.Pool): Promise<void> {
  // A server may still be working on what its callers no longer wait for, between two statements too.
  for (let quiet = 0; quiet < 3; ) {
    const { rowCount } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()",
    );
    quiet = rowCount === 0 ? quiet + 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await pool.query('truncate slot_day, idempotency_key cascade');
  await pool.query(
    'insert into slot_day (slot_id, date, restaurant_id, capacity, booked) select id, current_date - 7, restaurant_id, qtd, 0 from table_slot',
  );
  await pool.query('analyze slot_day');
  await pool.query('checkpoint');
}

/** Restaurants' ids follow each other in time, as the product makes them (UUID version 7). */
function idOf(n: string): string {
  const hash = `md5('restaurant ' || (${n}))`;
  return `(lpad(to_hex(1767225600000 + (${n})), 12, '0') || '7' || left(${hash}, 3) || '8' || right(${hash}, 15))::uuid`;
}

/** SQL: the same uuid for the same text, of the form that the API takes. */
function uuidOf(text: string): string {
  return `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
}

function restaurantsSql(cityIds: readonly string[]): string {
  const half = cityIds.length - 1;
  return `
insert into restaurant (id, slug, state, company_name, description, country, city_id, time_zone, street, number, district, zip, latitude, longitude,
  ticket_avg, kitchens, services, photos, confirmation_mode, rating_average, rating_count, rank)
select ${idOf('n')}, 'restaurant-' || n, 'approved', 'Restaurante ' || n, 'Cozinha de bairro, mesas pequenas e pratos do dia.', c.country, c.id, 'Europe/Madrid',
  'Calle ' || n % 400, n % 90 + 1, 'Distrito ' || n % 21, '28001', c.latitude + (h % 1000 - 500) / 8000.0, c.longitude + (h / 1000 % 1000 - 500) / 8000.0,
  1500 + h % 60 * 100, array[(array['portuguesa', 'espanhola', 'brasileira', 'italiana', 'japonesa', 'vegetariana'])[h % 6 + 1]],
  array[(array['wifi', 'outdoor-table', 'parking', 'wheelchair-access'])[h % 4 + 1]],
  '[{"kind": "cover", "src": "/pictures/cover-{width}.webp", "alt": ""}]', case when n % 4 = 0 then 'instant' else 'review' end,
  3 + (h % 200) / 100.0, h % 300, 3 + (h % 100000) / 50000.0
from (select n, abs(hashint4(n)::bigint) as h from generate_series($1::integer, $2::integer) n) made
join city c on c.id = (array[${cityIds.map((id) => `'${id}'`).join(', ')}])[case when h / 7 % 2 = 0 then 1 else h / 14 % ${half} + 2 end]`;
}

// Two to four times a night and one at noon, on the days that this kind of restaurant is open.
const slotsSql = `
insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
select ${uuidOf("'slot ' || n || ' ' || day || ' ' || time || ' ' || places")}, ${idOf('n')}, day, period, time, 2 + kind % 5, places
from generate_series($1::integer, $2::integer) n
cross join lateral (select (n - 1) % ${weeks} + 1 as kind) k
cross join generate_series(0, 6) day
cross join (values ('afternoon', '13:30', 2), ('night', '19:30', 2), ('night', '20:00', 4), ('night', '21:30', 2), ('night', '21:30', 6)) t (period, time, places)
where (day + kind) % 7 <> 0 and (t.time <> '20:00' or kind % 2 = 0) and (t.places <> 6 or kind % 3 = 0)`;
