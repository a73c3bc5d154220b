import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { useLink } from './account-link.ts';

/** Confirms the account's address for the reader of a link. */
export const verifyEmail: Handler<'verifyEmail'> = async (context, { body }) => {
  await transaction(context.pool, async (trx) => {
    const user = await useLink(trx, body.token, 'verify', context.now());
    if (user === null) throw new Refused('link_invalid');
    await trx.query('update app_user set email_verified_at = coalesce(email_verified_at, now()) where id = $1', [user]);
  });
  return { data: null };
};
