import type { KeyOwner, KeyScope } from '@metade/contracts/endpoint.ts';
import type pg from 'pg';
import { randomBytes } from 'node:crypto';
import { batchReads } from '../db/batches.ts';
import type { Session } from './session.ts';
import { hashToken } from './session.ts';

const shape = /^mtd_[\w-]{43}$/;
const prefixLength = 12;

export const isKey = (token: string): boolean => shape.test(token);

/** A new key: the text for its owner, and what the database keeps of it. */
export function newKey(): { key: string; hash: Buffer; prefix: string } {
  const key = `mtd_${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashToken(key), prefix: key.slice(0, prefixLength) };
}

type Row = {
  asked: Buffer;
  id: string;
  owner: KeyOwner;
  scopes: KeyScope[];
  restaurant_id: string | null;
  licensee_id: string | null;
  user_id: string | null;
  used_lately: boolean;
  wrote_at: number;
};

/** The caller behind a key; null when it is unknown, over or revoked. A person's key acts as that person, within its scopes. */
export const findKey = batchReads(async (pool: pg.Pool, keys: string[]): Promise<(Session | null)[]> => {
  const hashes = keys.map(hashToken);
  const { rows } = await pool.query<Row>(
    `select a.hash as asked, k.id, k.owner, k.scopes, k.restaurant_id, k.licensee_id, k.user_id,
       coalesce(k.used_at > now() - interval '1 hour', false) as used_lately,
       extract(epoch from greatest(k.wrote_at, k.created_at))::float8 * 1000 as wrote_at
     from unnest($1::bytea[]) a (hash)
     join api_key k on k.token_hash = a.hash or (k.old_hash = a.hash and k.old_until > now())
     left join app_user u on u.id = k.user_id left join licensee l on l.id = k.licensee_id
     where k.revoked_at is null and coalesce(k.expires_at > now(), true) and coalesce(u.active, true) and coalesce(l.ends_on > now(), true)`,
    [hashes],
  );
  const idle = rows.filter(({ used_lately }) => !used_lately).map(({ id }) => id);
  if (idle.length > 0) await pool.query('update api_key set used_at = now() where id = any ($1::uuid[])', [idle]);
  return hashes.map((hash) => {
    const row = rows.find(({ asked }) => asked.equals(hash));
    return row === undefined ? null : sessionOfKey(row, hash);
  });
});

function sessionOfKey(row: Row, tokenHash: Buffer): Session {
  const { id, owner, scopes, restaurant_id, licensee_id, user_id } = row;
  return {
    tokenHash,
    holderId: user_id ?? id,
    userId: user_id,
    group: null,
    adminRoles: [],
    secondFactorDue: false,
    locale: null,
    wroteAt: row.wrote_at,
    key: { id, owner, scopes, restaurant: restaurant_id, licensee: licensee_id },
  };
}
