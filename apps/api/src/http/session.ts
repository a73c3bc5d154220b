import { hash, randomBytes } from 'node:crypto';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { KeyOwner, KeyScope } from '@metade/contracts/endpoint.ts';
import type { AdminRole } from '@metade/domain/admin-role.ts';
import type { UserGroup } from '@metade/domain/second-factor.ts';
import { secondFactorDue } from '@metade/domain/second-factor.ts';
import type pg from 'pg';
import { batchReads } from '../db/batches.ts';

/** The key that a program calls with. */
export type KeyInUse = {
  id: string;
  owner: KeyOwner;
  scopes: readonly KeyScope[];
  restaurant: string | null;
  licensee: string | null;
};

export type Session = {
  tokenHash: Buffer;
  /** The user's id, or the guest's own. */
  holderId: string;
  userId: string | null;
  group: UserGroup | null;
  /** Empty for anybody who is no admin. */
  adminRoles: readonly AdminRole[];
  /** The account must set up a second factor before it may do anything else. */
  secondFactorDue: boolean;
  locale: Locale | null;
  /** The caller is a program. */
  key: KeyInUse | null;
  /** When this holder last began or was answered a call that may have written, epoch ms. */
  wroteAt: number;
};

/** A new token: 32 random bytes for the caller, their SHA-256 for the database. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The token that a request shows; null for none. Schemes are case-insensitive. */
export function bearerToken({ headers }: { headers: { authorization?: string | undefined } }): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** The live session of a token; null when it is unknown, expired or ended, or its user is blocked. */
export async function findSession(pool: pg.Pool, token: string): Promise<Session | null> {
  return token.length > 100 ? null : liveSession(pool, hashToken(token));
}

type Row = {
  token_hash: Buffer;
  holder_id: string;
  user_id: string | null;
  user_group: Session['group'];
  admin_roles: AdminRole[] | null;
  second_factor: boolean;
  seen_lately: boolean;
  locale: Locale | null;
  wrote_at: number;
};

// Nearly every call begins with this read: concurrent ones are batched. Behind a select the array's length is hidden, so it is planned once.
const liveSession = batchReads(async (pool: pg.Pool, hashes: Buffer[]): Promise<(Session | null)[]> => {
  const { rows } = await pool.query<Row>(
    `select s.token_hash, s.holder_id, s.user_id, u.user_group, u.admin_roles, u.locale,
       extract(epoch from greatest(s.wrote_at, s.created_at))::float8 * 1000 as wrote_at,
       exists (select 1 from two_factor f where f.user_id = u.id and f.confirmed_at is not null) as second_factor,
       coalesce(s.seen_at, s.created_at) > now() - interval '1 hour' as seen_lately
     from session s left join app_user u on u.id = s.user_id
     where s.token_hash = any ((select $1::bytea[])::bytea[]) and s.ended_at is null and s.expires_at > now() and (u.id is null or u.active)`,
    [hashes],
  );
  const stale = rows.filter((row) => row.user_id !== null && !row.seen_lately).map((row) => row.token_hash);
  if (stale.length > 0)
    await pool.query('update session set seen_at = now() where token_hash = any ($1::bytea[])', [stale]);
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  return hashes.map((tokenHash) => {
    const row = byHash.get(tokenHash.toString('hex'));
    if (row === undefined) return null;
    return {
      tokenHash,
      holderId: row.holder_id,
      userId: row.user_id,
      group: row.user_group,
      adminRoles: row.admin_roles ?? [],
      secondFactorDue: row.user_group !== null && secondFactorDue(row.user_group, row.second_factor),
      locale: row.locale,
      key: null,
      wroteAt: row.wrote_at,
    };
  });
});

/** Remembers that a caller may have written, with a person on whatever device, so that what they read next comes from the primary. */
export async function noteWrite(pool: pg.Pool, { tokenHash, userId, key }: Session): Promise<void> {
  await pool.query(
    `with of_key as (update api_key set wrote_at = now() where id = $3)
     update session set wrote_at = now() where token_hash = $1 or user_id = $2 and ended_at is null`,
    [tokenHash, userId, key?.id ?? null],
  );
}
