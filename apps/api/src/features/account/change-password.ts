import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { recordSecurity } from '../security-log/index.ts';
import { acceptPassword, checkOwnPassword, endLogInLinks } from '../auth/index.ts';

/** Sets a new password for whoever knows the current one. Ends every other session and every mailed link. */
export const changePassword: Handler<'changePassword'> = async (context, call) => {
  const { body, session } = call;
  const own = await checkOwnPassword(context, call, body.current, 'current');
  const passwordHash = await acceptPassword(body.password, await context.markets.settings(), own);
  await transaction(context.pool, async (trx) => {
    await trx.query('update app_user set password_hash = $2, updated_at = now() where id = $1', [
      session.userId,
      passwordHash,
    ]);
    await trx.query(
      'update session set ended_at = now() where user_id = $1 and token_hash <> $2 and ended_at is null',
      [session.userId, session.tokenHash],
    );
    await recordSecurity(context, trx, call, session.userId, 'password_changed');
    await endLogInLinks(trx, session.userId);
  });
  return { data: null };
};
