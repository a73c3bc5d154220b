import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { Queryable } from '../../db/transaction.ts';
import { hashToken } from '../../http/session.ts';
import { recordSecurity } from '../security-log/index.ts';
import { endLogInLinks, isLinkOpen, useLink } from './account-link.ts';
import { forgetDevicesOf } from './known-device.ts';
import { acceptPassword } from './new-password.ts';

/** Sets the password chosen by the reader of a link. Only success uses the link up; all sessions of the account end. */
export const resetPassword: Handler<'resetPassword'> = async (context, call) => {
  const { body } = call;
  // Before the hash, which costs a thread: a guessed link must stay cheap.
  if (!(await isLinkOpen(context.pool, body.token, 'reset', context.now()))) throw new Refused('link_invalid');
  const own = await wordsOfLink(context.pool, body.token);
  const passwordHash = await acceptPassword(body.password, await context.markets.settings(), own);
  await transaction(context.pool, async (trx) => {
    const user = await useLink(trx, body.token, 'reset', context.now());
    if (user === null) throw new Refused('link_invalid');
    // The mailed link proves access to the address.
    await trx.query(
      'update app_user set password_hash = $2, email_verified_at = coalesce(email_verified_at, now()), updated_at = now() where id = $1',
      [user, passwordHash],
    );
    await trx.query('update session set ended_at = now() where user_id = $1 and ended_at is null', [user]);
    await forgetDevicesOf(trx, user);
    await recordSecurity(context, trx, call, user, 'password_reset');
    await endLogInLinks(trx, user);
  });
  return { data: null };
};

/** The person's own words behind a link, which no password may consist of. */
async function wordsOfLink(db: Queryable, token: string): Promise<(string | null)[]> {
  const { rows } = await db.query<{ email: string; first_name: string; last_name: string; full_name: string | null }>(
    `select u.email, u.first_name, u.last_name, u.full_name from account_link l join app_user u on u.id = l.user_id where l.token_hash = $1`,
    [hashToken(token)],
  );
  return rows.flatMap((row) => [row.email, row.first_name, row.last_name, row.full_name]);
}
