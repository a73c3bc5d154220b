import { newToken } from '@metade/api/http/session.ts';
import type pg from 'pg';
import type { Figure } from './compare.ts';
import { alternate, atMost, median } from './compare.ts';
import { bigCity, dinerId, dinerToken, insertDiners, insertRestaurants, readSeats } from './data.ts';
import type { Seat } from './data.ts';
import { insertHistory } from './history.ts';
import type { Call } from './load.ts';
import type { Program } from './programs.ts';
import { startApi } from './programs.ts';
import type { Bench } from './run.ts';

const restaurants = 1_000;
/** Past orders; npm run bench -- growth with BENCH_ORDERS=10000000 for ten million. */
const orders = Number(process.env.BENCH_ORDERS ?? 1_000_000);
/** Fifty orders each at the most: a meal every three weeks for three years. */
const diners = Math.max(20_000, Math.ceil(orders / 50));
const callsARound = 100;

type World = {
  api: Program;
  pool: pg.Pool;
  seats: Seat[];
  restaurant: string;
  owner: string;
  admin: string;
  sent: number;
};

/** What a marketplace does all day, with years of orders behind it, beside itself on its first day. */
export const bench: Bench = async ({ databases, rounds }) => {
  const worlds: World[] = [];
  try {
    for (const [name, past] of [
      ['bench_young', 0],
      ['bench_old', orders],
    ] as const) {
      const { url, pool } = await databases.create(name);
      await insertRestaurants(pool, restaurants);
      await insertDiners(pool, diners);
      if (past > 0) {
        const seconds = await insertHistory(pool, past, diners);
        console.log(
          `${past.toLocaleString('en-GB')} past orders made in ${seconds.toFixed(0)} s, ${await sizeOf(pool)}`,
        );
      }
      worlds.push(await openWorld(url, pool));
    }
    const [young, old] = worlds as [World, World];
    const figures: Figure[] = [];
    for (const [work, call] of Object.entries(works)) {
      // Six hundred holds in a table of forty orders are planned for as if all were of the same day, until PostgreSQL looks again.
      for (const { pool } of worlds) await pool.query('analyze orders');
      const measured = await alternate(
        () => milliseconds(old, call),
        () => milliseconds(young, call),
        rounds,
      );
      figures.push(atMost(`${work}, ${orders.toLocaleString('en-GB')} past orders, against none`, 'ms', measured, 1.3));
    }
    return figures;
  } finally {
    for (const { api } of worlds) await api.stop();
  }
};

const json = { 'content-type': 'application/json' };
const as = (token: string) => ({ authorization: `Bearer ${token}` });

/** By what is asked. No list is kept, so that each is read; its count is, for ten seconds. */
const works: Record<string, (world: World) => Call> = {
  'a hold': ({ seats, sent }) => ({
    method: 'POST',
    path: '/v1/orders',
    headers: { ...json, ...as(dinerToken((sent % (diners - 1)) + 2)), 'idempotency-key': `growth-${sent}` },
    body: JSON.stringify(seats[sent % seats.length]),
  }),
  'a list': ({ sent }) => ({
    method: 'POST',
    path: `/v1/site/restaurants/${bigCity.country}`,
    headers: json,
    body: JSON.stringify({ city: bigCity.slug, people: (sent % 6) + 1, limit: 24 }),
  }),
  'a diner’s orders': () => ({ method: 'GET', path: '/v1/orders', headers: as(dinerToken(1)) }),
  'a host’s day': ({ restaurant, owner }) => ({
    method: 'GET',
    path: `/v1/host/restaurants/${restaurant}/days/${inDays(3)}`,
    headers: as(owner),
  }),
  'the desk': ({ admin }) => ({ method: 'GET', path: '/v1/admin/desk', headers: as(admin) }),
  'the desk’s orders': ({ admin }) => ({ method: 'GET', path: '/v1/admin/orders', headers: as(admin) }),
};

async function milliseconds(world: World, callOf: (world: World) => Call): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < callsARound; nth += 1) {
    world.sent += 1;
    const { method, path, headers, body } = callOf(world);
    const start = performance.now();
    const answer = await fetch(world.api.url + path, { method, ...(headers && { headers }), ...(body && { body }) });
    const text = await answer.text();
    times.push(performance.now() - start);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  }
  return median(times);
}

/** The same people in both: a diner with ten bookings to come, a host with a day of forty, an admin. */
async function openWorld(url: string, pool: pg.Pool): Promise<World> {
  const { rows } = await pool.query<{ id: string }>(
    `select r.id from restaurant r join table_slot s on s.restaurant_id = r.id and s.day = extract(dow from current_date + 3) and s.retired_at is null
     group by r.id order by r.id limit 1`,
  );
  const restaurant = (rows[0] as { id: string }).id;
  const [owner, admin] = [newToken(), newToken()];
  await pool.query(
    `with people as (
       insert into app_user (id, email, password_hash, first_name, last_name, email_verified_at, user_group, admin_roles)
       values (gen_random_uuid(), 'owner@example.test', '', 'O', 'W', now(), 'user', '{}'), (gen_random_uuid(), 'admin@example.test', '', 'A', 'D', now(), 'admin', '{owner}')
       returning id, email
     ), sessions as (
       insert into session (token_hash, holder_id, user_id, expires_at)
       select case email when 'owner@example.test' then $1::bytea else $2::bytea end, id, id, now() + interval '1 day' from people
     ), factor as (
       insert into two_factor (user_id, secret, confirmed_at) select id, 'none', now() from people where email = 'admin@example.test'
     )
     insert into team_member (restaurant_id, user_id, role) select $3, id, 'owner' from people where email = 'owner@example.test'`,
    [owner.hash, admin.hash, restaurant],
  );
  await pool.query(dayToComeSql, [restaurant, dinerId(1)]);
  await pool.query('analyze');
  return {
    api: await startApi({ databaseUrl: url, settings: { listCacheMs: 0 } }),
    pool,
    seats: await readSeats(pool, 20_000),
    restaurant,
    owner: owner.token,
    admin: admin.token,
    sent: 0,
  };
}

// Forty bookings of the host's day, ten of them the diner's. Diner 1 has no other order to come.
const dayToComeSql = `
with slot as (select s.* from table_slot s where s.restaurant_id = $1 and s.day = extract(dow from current_date + 3) and s.retired_at is null order by s.id limit 1),
opened as (insert into slot_day (slot_id, date, restaurant_id, capacity, booked) select id, current_date + 3, $1, 60, 40 from slot returning slot_id)
insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state, hold_no,
  hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, voucher_code, voucher_token, paid_at, confirmed_at)
select gen_random_uuid(), 'N' || n, u.id, u.id, $1, slot.id, current_date + 3, slot.time, slot.period, slot.places, 2, 'confirmed', 'paid', 1, now(),
  current_date + 3 + slot.time::time, current_date + 3 + slot.time::time + interval '3 hours', 30, 'instant', 600, 'EUR', 'N' || n, 'token ' || n, now(), now()
from slot, opened, generate_series(1, 40) n join lateral (
  select id from app_user where id = case when n <= 10 then $2::uuid else (select id from app_user where email like 'diner-%' and id <> $2 order by id offset n limit 1) end
) u on true`;

async function sizeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return rows[0]?.size ?? '';
}

function inDays(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
