import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Queryable } from '../../db/transaction.ts';
import { hashToken, newToken } from '../../http/session.ts';

export type LinkPurpose = 'reset' | 'verify' | 'two_factor' | 'email' | 'log_in';

/** Makes a one-use link for a user and answers its token, which is stored only as a hash. email: the address it confirms. */
export async function openLink(
  db: Queryable,
  userId: string,
  purpose: LinkPurpose,
  minutes: number,
  now: number,
  email: string | null = null,
): Promise<string> {
  const { token, hash } = newToken();
  await db.query(
    'insert into account_link (token_hash, user_id, purpose, expires_at, email) values ($1, $2, $3, $4, $5)',
    [hash, userId, purpose, new Date(now + minutes * 60_000).toISOString(), email],
  );
  return token;
}

/** Whether a link could be used now. Only using it decides. */
export async function isLinkOpen(db: Queryable, token: string, purpose: LinkPurpose, now: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from account_link where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3',
    [hashToken(token), purpose, new Date(now).toISOString()],
  );
  return rowCount === 1;
}

/** As isLinkOpen, for a link of the account with this address. */
export async function isLinkOf(
  db: Queryable,
  token: string,
  purpose: LinkPurpose,
  email: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from account_link l join app_user u on u.id = l.user_id
     where l.token_hash = $1 and l.purpose = $2 and u.email = $3 and l.used_at is null and l.expires_at > $4`,
    [hashToken(token), purpose, email, new Date(now).toISOString()],
  );
  return rowCount === 1;
}

/** Uses a link, and voids every other one of its user and purpose. Answers the user; null when it is unknown, used or expired. */
export async function useLink(db: Queryable, token: string, purpose: LinkPurpose, now: number): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>(
    `update account_link l set used_at = now() from app_user u
     where l.token_hash = $1 and l.purpose = $2 and l.used_at is null and l.expires_at > $3 and u.id = l.user_id and u.active
     returning l.user_id`,
    [hashToken(token), purpose, new Date(now).toISOString()],
  );
  const user = rows[0]?.user_id;
  if (user === undefined) return null;
  await db.query('update account_link set used_at = now() where user_id = $1 and purpose = $2 and used_at is null', [
    user,
    purpose,
  ]);
  return user;
}

/** Voids every link that opens an account or skips a part of its log-in; called wherever sessions are ended. */
export async function endLogInLinks(db: Queryable, user: string): Promise<void> {
  const purposes: LinkPurpose[] = ['reset', 'two_factor', 'log_in'];
  await db.query(
    'update account_link set used_at = now() where user_id = $1 and purpose = any ($2) and used_at is null',
    [user, purposes],
  );
}

/** Deletes links that were over a month ago. */
export async function forgetLinks(context: Context): Promise<void> {
  await deleteInBatches(
    context.pool,
    'delete from account_link where token_hash in (select token_hash from account_link where expires_at < $1 limit $2) returning 1',
    [new Date(context.now() - 30 * 86_400_000).toISOString()],
  );
}
