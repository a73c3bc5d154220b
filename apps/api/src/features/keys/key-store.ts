import type { KeyScope } from '@metade/contracts/endpoint.ts';
import type { ApiKey } from '@metade/contracts/keys.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { newKey } from '../../http/api-key.ts';
import { Refused } from '../../refused.ts';

/** Whose key: a restaurant's, a licensee's, a person's, or the platform's with none. */
export type Owner = { restaurant: string | null; licensee: string | null; user?: string };

type Row = {
  id: string;
  name: string;
  scopes: KeyScope[];
  prefix: string;
  created_at: string;
  expires_at: string | null;
  used_at: string | null;
  old_until: string | null;
  licensee_id: string | null;
  licensee: string | null;
};

const columns = `k.id, k.name, k.scopes, k.prefix, k.created_at, k.expires_at, k.used_at, case when k.old_until > $now then k.old_until end as old_until,
  k.licensee_id, l.name as licensee`;

/** Keys that were not revoked, also expired ones. now: epoch ms. */
export async function readKeys(db: Queryable, { restaurant }: Pick<Owner, 'restaurant'>, now: number): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    ...named(
      `select ${columns} from api_key k left join licensee l on l.id = k.licensee_id
       where k.owner <> 'person' and k.restaurant_id is not distinct from $restaurant and k.revoked_at is null order by k.created_at, k.id`,
      { restaurant, now: new Date(now).toISOString() },
    ),
  );
  return rows;
}

/** One of them. Throws not_found. */
export async function readKey(db: Queryable, owner: Pick<Owner, 'restaurant'>, id: string, now: number): Promise<Row> {
  const row = (await readKeys(db, owner, now)).find((key) => key.id === id);
  if (row === undefined) throw new Refused('not_found');
  return row;
}

export type NewKey = { name: string; scopes: KeyScope[]; expiresAt: string | null };

/** Adds a key, of which an owner has `max` at most. Answers its id and the key itself. Throws keys_limit. */
export async function addKey(
  trx: Trx,
  { restaurant, licensee, user }: Owner,
  { name, scopes, expiresAt }: NewKey,
  max: number,
): Promise<{ id: string; key: string }> {
  const owner = restaurant ? 'restaurant' : licensee ? 'licensee' : user ? 'person' : 'platform';
  // Serialized per owner, so that the limit holds.
  await trx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `keys of ${restaurant ?? licensee ?? user ?? owner}`,
  ]);
  const { rows } = await trx.query<{ n: number }>(
    `select count(*)::integer as n from api_key where owner = $1 and restaurant_id is not distinct from $2 and licensee_id is not distinct from $3
       and user_id is not distinct from $4 and revoked_at is null and coalesce(expires_at > now(), true)`,
    [owner, restaurant, licensee, user ?? null],
  );
  if ((rows[0]?.n ?? 0) >= max) throw new Refused('keys_limit', { max });
  const id = uuidv7();
  const { key, hash, prefix } = newKey();
  await trx.query(
    ...named(
      `insert into api_key (id, owner, restaurant_id, licensee_id, user_id, name, scopes, prefix, token_hash, expires_at)
       values ($id, $owner, $restaurant, $licensee, $user, $name, $scopes, $prefix, $hash, $expiresAt)`,
      { id, owner, restaurant, licensee, user: user ?? null, name, scopes, prefix, hash, expiresAt },
    ),
  );
  return { id, key };
}

export function keyView(row: Row): ApiKey {
  return {
    _id: row.id,
    name: row.name,
    scopes: row.scopes,
    prefix: row.prefix,
    created: row.created_at,
    expires: row.expires_at,
    used: row.used_at,
    old_until: row.old_until,
  };
}

export function platformKeyView(row: Row) {
  const { licensee_id: id, licensee: name } = row;
  return { ...keyView(row), licensee: id === null || name === null ? null : { _id: id, name } };
}
