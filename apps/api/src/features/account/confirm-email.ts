import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { hashToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { useLink } from '../auth/index.ts';
import { recordSecurity } from '../security-log/index.ts';

/** Gives an account the address that its link was sent to, and tells the previous address. */
export const confirmEmail: Handler<'confirmEmail'> = async (context, call) => {
  const { token } = call.body;
  await transaction(context.pool, async (trx) => {
    const user = await useLink(trx, token, 'email', context.now());
    if (user === null) throw new Refused('link_invalid');
    const { rows } = await trx.query<{ email: string | null; before: string }>(
      `select l.email, u.email as before from account_link l join app_user u on u.id = l.user_id
       where l.token_hash = $1 for update of u`,
      [hashToken(token)],
    );
    const { email = null, before = '' } = rows[0] ?? {};
    if (email === null) throw new Refused('link_invalid');
    await trx
      .query('update app_user set email = $2, email_verified_at = now(), updated_at = now() where id = $1', [
        user,
        email,
      ])
      .catch((error: unknown) => {
        if ((error as { code?: string }).code === uniqueViolation) throw new Refused('email_taken', {});
        throw error;
      });
    // Links sent to the previous address are void.
    await trx.query('update account_link set used_at = now() where user_id = $1 and used_at is null', [user]);
    await recordSecurity(context, trx, call, user, 'email_changed', before);
  });
  return { data: null };
};

const uniqueViolation = '23505';
