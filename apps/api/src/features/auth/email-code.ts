import { randomInt } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { hashToken } from '../../http/session.ts';
import { hashPassword, verifyPassword } from './password.ts';

export const codeDigits = 6;

/** A new code, and its hash: a slow one, since a million codes are quickly tried. */
export async function newEmailCode(): Promise<{ code: string; hash: string }> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  return { code, hash: await hashPassword(code) };
}

type Typed = { email: string; code: string; codeRequest?: string | undefined };

/**
 * Checks a typed code against its request, for {@link useEmailCode}. Null when there is no valid request: unknown, another address,
 * used, expired, or too many tries. Every try counts.
 */
export async function tryEmailCode(
  context: Context,
  { email, code, codeRequest }: Typed,
): Promise<{ id: string; right: boolean } | null> {
  if (codeRequest === undefined) return null;
  const { emailCodeTries } = await context.markets.settings();
  // Counted in its own transaction, so that a later refusal does not roll it back.
  const { rows } = await context.pool.query<{ id: string; code_hash: string | null }>(
    `update email_code set tries = tries + 1
     where request_hash = $1 and email = $2 and used_at is null and expires_at > $3 and tries < $4
     returning id, code_hash`,
    [hashToken(codeRequest), email, new Date(context.now()).toISOString(), emailCodeTries],
  );
  const sent = rows[0];
  if (sent === undefined) return null;
  return { id: sent.id, right: await verifyPassword(code.replace(/\D/g, ''), sent.code_hash) };
}

/** The id of a correct code, for {@link useEmailCode}. Refuses any other with the field's name. */
export async function checkEmailCode(context: Context, typed: Typed): Promise<string> {
  const tried = await tryEmailCode(context, typed);
  if (!tried?.right) throw codeRefused();
  return tried.id;
}

/** Uses a code, and voids every other one of its address. Refuses one that was used meanwhile. */
export async function useEmailCode(db: Queryable, id: string): Promise<void> {
  const { rowCount } = await db.query('update email_code set used_at = now() where id = $1 and used_at is null', [id]);
  if (rowCount !== 1) throw codeRefused();
  await db.query(
    `update email_code set used_at = now()
     where email = (select email from email_code where id = $1) and used_at is null`,
    [id],
  );
}

export function codeRefused(): Refused {
  return new Refused('invalid_fields', {}, [{ path: 'code', code: 'mail_code_wrong' }]);
}

/** Deletes codes that expired long ago. */
export async function forgetEmailCodes(context: Context): Promise<void> {
  await context.pool.query('delete from email_code where expires_at < $1', [
    new Date(context.now() - 86_400_000).toISOString(),
  ]);
}
