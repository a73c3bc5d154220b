import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { isLinkOpen, useLink } from './account-link.ts';
import { acceptPassword } from './new-password.ts';

/** Sets the password that a link's reader chose. The link is used up by success alone; every session of the account ends. */
export const resetPassword: Handler<'resetPassword'> = async (context, { body }) => {
  // Before the hash, which costs a thread: no guess at a link is worth one.
  if (!(await isLinkOpen(context.pool, body.token, 'reset', context.now()))) throw new Refused('link_invalid');
  const passwordHash = await acceptPassword(body.password, await context.markets.settings());
  await transaction(context.pool, async (trx) => {
    const user = await useLink(trx, body.token, 'reset', context.now());
    if (user === null) throw new Refused('link_invalid');
    // Whoever got the link reads the address's mail.
    await trx.query(
      'update app_user set password_hash = $2, email_verified_at = coalesce(email_verified_at, now()), updated_at = now() where id = $1',
      [user, passwordHash],
    );
    await trx.query('update session set ended_at = now() where user_id = $1 and ended_at is null', [user]);
    await trx.query(
      "update account_link set used_at = now() where user_id = $1 and purpose = 'two_factor' and used_at is null",
      [user],
    );
  });
  return { data: null };
};
