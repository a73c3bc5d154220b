import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Queryable } from '../db/transaction.ts';

export type Session = {
  tokenHash: Buffer;
  /** The user's id, or the guest's own. */
  holderId: string;
  userId: string | null;
  group: 'user' | 'restaurant' | 'franchisee' | 'admin' | null;
  locale: Locale | null;
};

/** A new token: 32 random bytes for the caller, their SHA-256 for the database. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The live session of a token, null when it is unknown, over or ended, or its user is blocked. */
export async function findSession(db: Queryable, token: string): Promise<Session | null> {
  if (token.length > 100) return null;
  const hash = hashToken(token);
  const { rows } = await db.query<{
    holder_id: string;
    user_id: string | null;
    user_group: Session['group'];
    locale: Locale | null;
  }>(
    `select s.holder_id, s.user_id, u.user_group, u.locale
     from session s left join app_user u on u.id = s.user_id
     where s.token_hash = $1 and s.ended_at is null and s.expires_at > now() and (u.id is null or u.active)`,
    [hash],
  );
  const row = rows[0];
  return row
    ? { tokenHash: hash, holderId: row.holder_id, userId: row.user_id, group: row.user_group, locale: row.locale }
    : null;
}
