import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { ensurePrograms } from '../../scripts/ensure-programs.mjs';
import type { Seat } from '../data.ts';

/**
 * PostgreSQL's own load program taking tables: one hold is one statement and one commit, of the next seat for the next diner, with no
 * server, log-in, rule or answer. Answers holds a second.
 */
export async function makePgbench(pool: pg.Pool, url: string, seats: readonly Seat[]) {
  await ensurePrograms({ pgbench: 'postgresql-15' });
  await pool.query('create unlogged table bench_seat (no integer primary key, slot uuid, date date, restaurant uuid)');
  await pool.query(
    'insert into bench_seat select no - 1, slot, date, restaurant from unnest($1::uuid[], $2::date[], $3::uuid[]) with ordinality s (slot, date, restaurant, no)',
    [seats.map(({ slot }) => slot), seats.map(({ date }) => date), seats.map(({ restaurant }) => restaurant)],
  );
  await pool.query(
    `create unlogged table bench_diner as select row_number() over () - 1 as no, id from app_user where email like 'diner-%'`,
  );
  await pool.query('alter table bench_diner add primary key (no)');
  await pool.query('create sequence bench_hold cache 100');
  await pool.query('analyze bench_seat, bench_diner');
  const { rowCount: diners } = await pool.query('select 1 from bench_diner');
  const statement = holdSql(seats.length, diners as number);
  return async (clients: number, seconds: number): Promise<number> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'metade-pgbench-'));
    const file = path.join(folder, 'hold.sql');
    writeFileSync(file, statement);
    try {
      const { stdout } = await promisify(execFile)(
        'pgbench',
        ['-n', '-M', 'prepared', '-f', file, '-c', `${clients}`, '-j', '1', '-T', `${seconds}`, url],
        { env: { ...process.env, LC_ALL: 'C' } },
      );
      const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1];
      const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
      if (rate === undefined || failed !== '0') throw new Error(`pgbench told: ${stdout}`);
      return Number(rate);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** What `take-table.ts` writes for one hold, by a statement made for one alone. */
const holdSql = (seats: number, diners: number) => `
with next as materialized (select nextval('bench_hold') as n),
seat as materialized (
  select s.slot, s.date, s.restaurant, d.id as diner, gen_random_uuid() as id, next.n from next
  join bench_seat s on s.no = next.n % ${seats} join bench_diner d on d.no = next.n % ${diners}
), unopened as materialized (
  select t.id, t.restaurant_id, t.qtd, seat.date from seat join table_slot t on t.id = seat.slot
  where t.retired_at is null and not exists (select 1 from slot_day o where o.slot_id = seat.slot and o.date = seat.date)
  for share of t
), opened as (
  insert into slot_day as d (slot_id, date, restaurant_id, capacity, booked)
  select id, date, restaurant_id, qtd, 1 from unopened where qtd > 0
  on conflict (slot_id, date) do update set booked = d.booked + 1 where d.booked < d.capacity
  returning 1
), counted as (
  update slot_day d set booked = booked + 1 from seat where d.slot_id = seat.slot and d.date = seat.date and booked < capacity returning 1
), taken as (
  select 1 from opened union all select 1 from counted
), placed as (
  insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, note, state, hold_no, hold_expires_at,
    starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, locale)
  select id, 'B' || n, diner, diner, restaurant, slot, date, '20:00', 'night', 2, 2, '', 'held', 1, now() + interval '10 minutes',
    now() + interval '1 day', now() + interval '28 hours', 30, 'review', 600, 'EUR', 'pt' from seat, taken
  returning *
), remembered as (
  insert into idempotency_key (holder_id, key, operation, request_hash, subject_id)
  select holder_id, number, 'createOrder', sha256(number::bytea), id from placed
)
insert into order_event (order_id, at, actor, actor_id, from_state, to_state, payment_state, data)
select id, now(), 'diner', user_id, null, state, payment_state, '{}' from placed;
`;
