import { createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type pg from 'pg';

/** The key under which all processes hash the visitors of a day. It is deleted with the day's hashes. */
export async function keyOf(pool: pg.Pool, day: string): Promise<KeyObject> {
  const { rows } = await pool.query<{ key: Buffer }>(
    `with made as (insert into demand_key (looked_on, key) values ($1, $2) on conflict do nothing returning key)
     select key from made union all select key from demand_key where looked_on = $1`,
    [day, randomBytes(32)],
  );
  // Two processes made the key at the same moment, and this snapshot cannot see the other's yet.
  return rows[0] === undefined ? keyOf(pool, day) : createSecretKey(rows[0].key);
}
