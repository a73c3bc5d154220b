import type { KeyScope } from '@metade/contracts/endpoint.ts';
import { keyScopes } from '@metade/contracts/endpoint.ts';
import type pg from 'pg';
import { randomUUID } from 'node:crypto';
import { newKey } from '../../src/http/api-key.ts';

/** A key of a restaurant, of a licensee, of a person, or of the platform; with every scope unless some are named. */
export async function createTestKey(
  pool: pg.Pool,
  of: { restaurant?: string; licensee?: string; user?: string } = {},
  scopes: readonly KeyScope[] = keyScopes,
): Promise<{ id: string; key: string }> {
  const { key, hash, prefix } = newKey();
  const id = randomUUID();
  const owner = of.restaurant ? 'restaurant' : of.licensee ? 'licensee' : of.user ? 'person' : 'platform';
  await pool.query(
    `insert into api_key (id, owner, restaurant_id, licensee_id, user_id, name, scopes, prefix, token_hash, used_at)
     values ($1, $2, $3, $4, $5, 'Till', $6, $7, $8, now())`,
    [id, owner, of.restaurant ?? null, of.licensee ?? null, of.user ?? null, scopes, prefix, hash],
  );
  return { id, key };
}
