import { randomUUID } from 'node:crypto';
import { settleStatement } from '@metade/domain/licensee-statement.ts';
import type pg from 'pg';
import { createPerson, giveSecondFactor } from './orders-fixture.ts';

/** The licensee that has a city of Portugal since 2026; where nobody has it, a new one. */
export async function licenseeOf(pool: pg.Pool, city: string): Promise<string> {
  await pool.query(`insert into region (iso, country, name) values ('PT-11', 'PT', 'Lisboa') on conflict do nothing`);
  await pool.query(
    `insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
     values ($1, 'PT', 'PT-11', $2, $2, 38.7, -9.1, 'Europe/Lisbon') on conflict do nothing`,
    [city, city === 'PT-1106' ? 'Lisboa' : city.toLowerCase()],
  );
  const { rows } = await pool.query<{ id: string }>(
    'select licensee_id as id from licensee_city where city_id = $1 and until is null',
    [city],
  );
  if (rows[0] !== undefined) return rows[0].id;
  const id = randomUUID();
  await pool.query(
    `insert into licensee (id, country, number, name) select $1, 'PT', coalesce(max(number), 0) + 1, 'Licensee' from licensee where country = 'PT'`,
    [id],
  );
  await pool.query("insert into licensee_city (licensee_id, city_id, since) values ($1, $2, '2026-01-01')", [id, city]);
  return id;
}

/** Makes an account one of a city's licensee. */
export async function joinLicensee(pool: pg.Pool, user: string, city: string): Promise<string> {
  const id = await licenseeOf(pool, city);
  await pool.query('insert into licensee_member (user_id, licensee_id) values ($1, $2)', [user, id]);
  return id;
}

/** A licensee of a city, signed in with a second factor. */
export async function newLicensee(pool: pg.Pool, city: string): Promise<string> {
  const { id, token } = await createPerson(pool, { group: 'franchisee' });
  await giveSecondFactor(pool, id);
  await joinLicensee(pool, id, city);
  return token;
}

/** An empty statement of a city's licensee, always the same one. */
export async function statementOf(pool: pg.Pool, city: string): Promise<string> {
  const licensee = await licenseeOf(pool, city);
  const figures = settleStatement('2026-01', [], [], () => 30);
  await pool.query(
    `insert into licensee_statement (id, licensee_id, month, number, currency, share_percent, figures, payable, closed_at)
     values ($1, $2, '2026-01', 'of ' || $2::uuid, 'EUR', 30, $3, 0, now()) on conflict (licensee_id, month) do nothing`,
    [
      randomUUID(),
      licensee,
      JSON.stringify({ ...figures, territory: [], licensee: { _id: licensee, name: 'Licensee' } }),
    ],
  );
  const { rows } = await pool.query<{ id: string }>('select id from licensee_statement where licensee_id = $1', [
    licensee,
  ]);
  return rows[0]?.id ?? '';
}

/** A lead in a city, with a note. */
export async function createLead(
  pool: pg.Pool,
  city: string,
  { name = 'Rui Costa', kind = 'restaurant' } = {},
): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into lead (id, kind, name, email, phone, locale, country, city_id) values ($1, $2, $3, 'rui@example.test', '+351910000000', 'pt', 'PT', $4)`,
    [id, kind, name, city],
  );
  await pool.query("insert into lead_entry (id, lead_id, kind, text) values ($1, $2, 'note', $3)", [
    randomUUID(),
    id,
    name,
  ]);
  return id;
}
