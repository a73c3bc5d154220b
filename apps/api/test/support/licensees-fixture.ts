import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createPerson, giveSecondFactor } from './orders-fixture.ts';

/** Makes an account one of the licensee that has a city of Portugal since 2026; where nobody has it, there is a new one. */
export async function joinLicensee(pool: pg.Pool, user: string, city: string): Promise<string> {
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
  const id = rows[0]?.id ?? randomUUID();
  if (rows.length === 0) {
    await pool.query(
      `insert into licensee (id, country, number, name) select $1, 'PT', coalesce(max(number), 0) + 1, 'Licensee' from licensee where country = 'PT'`,
      [id],
    );
    await pool.query("insert into licensee_city (licensee_id, city_id, since) values ($1, $2, '2026-01-01')", [
      id,
      city,
    ]);
  }
  await pool.query('insert into licensee_member (user_id, licensee_id) values ($1, $2)', [user, id]);
  return id;
}

/** The token of a licensee of a city, signed in with a second factor. */
export async function newLicensee(pool: pg.Pool, city: string): Promise<string> {
  const { id, token } = await createPerson(pool, { group: 'franchisee' });
  await giveSecondFactor(pool, id);
  await joinLicensee(pool, id, city);
  return token;
}
