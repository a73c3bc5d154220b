import type pg from 'pg';
import { fillTables } from './fill-tables.ts';

/** Days over which past orders lie. */
const days = 3 * 365;

/**
 * Past orders of the restaurants and diners that are there, spread over three years, with what each leaves behind: ten events, a payment,
 * two mails, points, and a review of every fifth. Tables that are dropped by age hold what is left at that rate. From numbers alone: the
 * same count gives the same rows. Answers the seconds it took.
 */
export async function insertHistory(pool: pg.Pool, orders: number, diners: number): Promise<number> {
  const start = performance.now();
  await fillTables(pool, tables, async (client) => {
    await client.query("set local work_mem = '256MB'");
    await client.query("set local maintenance_work_mem = '1GB'");
    await client.query(placesSql);
    await client.query('alter table past_place add column nth bigint generated always as identity');
    await client.query('create index on past_place (nth)');
    const { rows } = await client.query<{ count: number }>('select count(*) as count from past_place');
    const places = rows[0]?.count ?? 0;
    // Statements that make a table take no values.
    await client.query(
      ordersSql
        .replaceAll('$1', `${orders}::bigint`)
        .replaceAll('$2', `${places}::bigint`)
        .replaceAll('$3', `${diners}`),
    );
    await client.query('analyze past_order');
    for (const statement of [insertSql, ...followers]) await client.query(statement);
  });
  return (performance.now() - start) / 1000;
}

const tables = ['orders', 'order_event', 'mail', 'points_entry', 'review', 'slot_day', 'audit_log', 'idempotency_key'];

/** Every table of the past: a slot on a date. */
const placesSql = `
create temporary table past_place on commit drop as
select s.id as slot_id, s.restaurant_id, d::date as date, s.time, s.period, s.places
from generate_series(current_date - ${days}, current_date - 1, interval '1 day') d
join table_slot s on s.day = extract(dow from d) and s.retired_at is null
order by d, md5(s.id::text)`;

/** An id whose order is that of its time, as the program makes them. */
const idAt = (at: string, text: string) =>
  `overlay(overlay(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || substr(md5(${text}), 13) placing '7' from 13) placing '8' from 17)::uuid`;

// $1: orders, $2: places, $3: diners. The nth lies nth/$1 of the way to today.
const ordersSql = `
create temporary table past_order on commit drop as
select ${idAt('m.booked', "'order ' || m.n")} as id, m.n, u.id as user_id, m.restaurant_id, m.slot_id, m.date, m.time, m.period, m.places, m.state,
  m.booked as created_at, m.meal + interval '4 hours' as ended_at, m.meal
from (
  select n, p.*, p.date + p.time::time as meal, p.date + p.time::time - interval '3 days' as booked,
    overlay(overlay(md5('diner ' || (n * 7919) % $3 + 1) placing '4' from 13) placing '8' from 17)::uuid as diner,
    case when n % 100 < 84 then 'completed' when n % 100 < 90 then 'cancelled' when n % 100 < 94 then 'no_show' when n % 100 < 97 then 'declined' else 'unanswered' end as state
  from generate_series(1::bigint, $1) n join past_place p on p.nth = (n * $2 / $1) % $2 + 1
) m join app_user u on u.id = m.diner`;

const insertSql = `
insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state, hold_no,
  hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, confirm_by, price_amount, currency, voucher_code, voucher_token,
  created_at, paid_at, confirmed_at, ended_at, ended_by, arrived_at)
select id, 'H' || n, user_id, user_id, restaurant_id, slot_id, date, time, period, places, 2, state,
  case when came then 'paid' else 'refunded' end, 1,
  created_at + interval '10 minutes', meal, meal + interval '3 hours', 30, 'review', created_at + interval '2 hours', 600, 'EUR',
  case when came then 'H' || n end, case when came then md5('voucher ' || n) end,
  created_at, created_at + interval '1 minute', case when state in ('completed', 'no_show', 'cancelled') then created_at + interval '20 minutes' end,
  ended_at, 'system', case when state = 'completed' then meal end
from past_order, lateral (select state in ('completed', 'no_show') as came) c`;

const followers = [
  `insert into slot_day (slot_id, date, restaurant_id, capacity, booked)
   select slot_id, date, restaurant_id, count(*) + 2, count(*) filter (where state in ('completed', 'no_show')) from past_order group by 1, 2, 3`,
  `insert into order_event (order_id, at, actor, from_state, to_state, payment_state)
   select o.id, o.created_at + s.nth * interval '1 minute', 'system', s.source, coalesce(s.target, o.state), 'paid'
   from past_order o cross join (
     values (0, null, 'held'), (1, 'held', 'awaiting_restaurant'), (20, 'awaiting_restaurant', 'confirmed'), (5000, 'confirmed', null)
     union all select 20 + change, 'confirmed', 'confirmed' from generate_series(1, 6) change
   ) s (nth, source, target)`,
  `insert into payment (id, order_id, attempt, amount, currency, state, created_at, updated_at)
   select ${idAt('created_at', "'payment ' || id")}, id, 1, 600, 'EUR', case when state in ('completed', 'no_show') then 'captured' else 'voided' end, created_at, created_at from past_order`,
  // Thirteen months.
  `insert into mail (id, recipient, locale, kind, order_id, subject, body, html, created_at, sent_at, key)
   select ${idAt('o.created_at', "'mail ' || k || id")}, 'diner@example.test', 'pt', k, id, 'A sua reserva', repeat('Mesa para dois. ', 30), repeat('<p>Mesa para dois.</p>', 60), created_at, created_at, k || ' ' || id
   from past_order o, unnest(array['booked', 'confirmed']) k where created_at > now() - interval '13 months'`,
  `insert into points_entry (id, user_id, points, reason, order_id, available_at, expires_at, created_at)
   select ${idAt('created_at', "'points ' || id")}, user_id, 10, 'arrived', id, ended_at, ended_at + interval '1 year', ended_at from past_order where state = 'completed'`,
  `insert into review (id, restaurant_id, user_id, order_id, author, title, comment, food, service, place, value, locale, created_at)
   select ${idAt('created_at', "'review ' || id")}, restaurant_id, user_id, id, 'Diner', 'Bom', 'Comemos bem.', 4, 4, 4, 4, 'pt', ended_at
   from past_order where state = 'completed' and get_byte(uuid_send(id), 15) % 5 = 0`,
  `insert into audit_log (at, role, what, restaurant_id) select created_at, 'owner', 'calendar.day', restaurant_id from past_order where get_byte(uuid_send(id), 14) % 10 = 0`,
  // Seven days.
  `insert into idempotency_key (holder_id, key, operation, request_hash, subject_id, created_at)
   select user_id, k || id, 'createOrder', '\\x00', id, created_at from past_order, unnest(array['hold ', 'pay ']) k where created_at > now() - interval '10 days'`,
];
