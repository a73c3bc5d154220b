import { randomInt } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { hashPassword, verifyPassword } from './password.ts';

export const codeDigits = 6;

/** A new code, and the hash of it that is kept: a slow one, for a million codes are soon tried. */
export async function newEmailCode(): Promise<{ code: string; hash: string }> {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  return { code, hash: await hashPassword(code) };
}

/**
 * The id of the code that somebody typed, for {@link useEmailCode}: the last one sent to the address, while it is open. Refuses any
 * other with the field's name. Every try counts, whatever comes of it.
 */
export async function checkEmailCode(context: Context, email: string, typed: string): Promise<string> {
  const { emailCodeTries } = await context.markets.settings();
  // Counted by itself, so that a refusal that rolls back what follows leaves it counted.
  const { rows } = await context.pool.query<{ id: string; code_hash: string | null }>(
    `update email_code set tries = tries + 1
     where id = (select id from email_code where email = $1 order by created_at desc, id desc limit 1)
       and used_at is null and expires_at > $2 and tries < $3
     returning id, code_hash`,
    [email, new Date(context.now()).toISOString(), emailCodeTries],
  );
  const sent = rows[0];
  const right = await verifyPassword(typed.replace(/\D/g, ''), sent?.code_hash ?? null);
  if (!right || sent === undefined) throw codeRefused();
  return sent.id;
}

/** Uses a code up, with every other one of its address. Refuses one that was used in the meantime. */
export async function useEmailCode(db: Queryable, id: string): Promise<void> {
  const { rowCount } = await db.query('update email_code set used_at = now() where id = $1 and used_at is null', [id]);
  if (rowCount !== 1) throw codeRefused();
  await db.query(
    `update email_code set used_at = now()
     where email = (select email from email_code where id = $1) and used_at is null`,
    [id],
  );
}

function codeRefused(): Refused {
  return new Refused('invalid_fields', {}, [{ path: 'code', code: 'code_wrong' }]);
}

/** Forgets codes whose time is long over. */
export async function forgetEmailCodes(context: Context): Promise<void> {
  await context.pool.query('delete from email_code where expires_at < $1', [
    new Date(context.now() - 86_400_000).toISOString(),
  ]);
}
