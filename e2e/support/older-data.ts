import path from 'node:path';
import { startPostgres } from '../../apps/all-in-one/src/embedded-postgres.ts';
import { migrationFiles } from '@metade/api/db/migrate.ts';
import { createPool } from '@metade/api/db/pool.ts';
import { hashPassword } from '@metade/api/features/auth/password.ts';

/** The newest migration that the older version had: its orders, ledgers and connections, without what came after. */
const newestOfThen = '0025-connections.sql';

/**
 * Fills the data folder of `npm start` as an older version left it: its schema, a diner with an open session's account, a restaurant, a
 * paid booking three days ahead and a meal of last week.
 */
export async function writeOlderData(dataDir: string, diner: { email: string; password: string }): Promise<void> {
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), fast: true });
  const pool = createPool(server.url, 1);
  try {
    await pool.query(
      'create table schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    for (const [name, { text, checksum }] of await migrationFiles()) {
      if (name > newestOfThen) break;
      await pool.query(text);
      await pool.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    }
    await pool.query('select set_config($1, $2, false), set_config($3, $4, false)', [
      'older.email',
      diner.email,
      'older.password',
      await hashPassword(diner.password),
    ]);
    await pool.query(rows);
  } finally {
    await pool.end();
    await server.stop();
  }
}

const rows = `
  insert into seed_run (name) values ('demo');
  insert into region (iso, country, name) values ('PT-11', 'PT', 'Lisboa');
  insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
    values ('PT-1106', 'PT', 'PT-11', 'Lisboa', 'lisboa', 38.72, -9.14, 'Europe/Lisbon');
  insert into app_user (id, email, password_hash, first_name, last_name, locale, region_iso, city_id, email_verified_at)
    values ('00000000-0000-4000-8000-000000000001', current_setting('older.email'), current_setting('older.password'), 'D.', 'D.', 'pt', 'PT-11', 'PT-1106', now());
  insert into restaurant (id, slug, state, company_name, country, city_id, time_zone, zip, latitude, longitude, confirmation_mode)
    values ('00000000-0000-4000-8000-000000000002', 'mesa-de-antes', 'approved', 'Mesa de Antes', 'PT', 'PT-1106', 'Europe/Lisbon', '1100-148', 38.71, -9.14, 'instant');
  insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
    select gen_random_uuid(), '00000000-0000-4000-8000-000000000002', day, 'night', '20:00', 3, 2 from generate_series(0, 6) day;
  with meal (id, number, days, state, code) as (values
    ('00000000-0000-4000-8000-000000000003'::uuid, 'M-AHEAD1', 3, 'confirmed', 'AHEAD1'),
    ('00000000-0000-4000-8000-000000000004'::uuid, 'M-EATEN1', -7, 'completed', 'EATEN1')
  ), slot as (
    select meal.*, (current_date + days) as date, s.id as slot_id from meal join table_slot s on s.day = extract(dow from current_date + days)
  ), taken as (
    insert into slot_day (slot_id, date, restaurant_id, capacity, booked)
    select slot_id, date, '00000000-0000-4000-8000-000000000002', 3, 1 from slot returning slot_id
  )
  insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state,
    hold_no, hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, voucher_code,
    voucher_token, created_at, paid_at, confirmed_at, arrived_at, arrived_how)
  select id, number, '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002',
    slot_id, date, '20:00', 'night', 2, 2, state, 'paid', 1, now() - interval '10 days', date + interval '20 hours', date + interval '29 hours',
    30, 'instant', 600, 'EUR', code, 'older-' || code, now() - interval '10 days', now() - interval '10 days', now() - interval '10 days',
    case when state = 'completed' then date + interval '20 hours' end, case when state = 'completed' then 'code' end
  from slot where (select count(*) from taken) >= 0;
  insert into order_event (order_id, actor, from_state, to_state, payment_state) select id, 'diner', 'held', 'confirmed', 'paid' from orders;
  insert into payment (id, order_id, attempt, amount, currency, state, card_brand, card_last4)
    select gen_random_uuid(), id, 1, 600, 'EUR', 'captured', 'visa', '4242' from orders;
`;
