import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { hashToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { releaseExpiredHolds } from '../orders/index.ts';
import { useLink } from './account-link.ts';
import { freeGuestHolds } from './free-guest-holds.ts';
import { recordSecurity } from '../security-log/index.ts';
import { limitSecondSteps } from './limit-log-ins.ts';
import { useCode } from './second-factor.ts';
import { startSession } from './start-session.ts';
import { takeOverGuestHolds } from './take-over-guest-holds.ts';

/**
 * Completes a log-in whose password was right. A challenge allows a few wrong codes, an account some more per quarter of an hour.
 */
export const loginSecondStep: Handler<'loginSecondStep'> = async (context, call) => {
  const { body } = call;
  const settings = await context.markets.settings();
  // Counted in its own transaction, so that a wrong code stays counted.
  const { rows } = await context.pool.query<{ user_id: string; email: string }>(
    `update account_link set tries = tries + 1
     where token_hash = $1 and purpose = 'two_factor' and used_at is null and expires_at > $2 and tries < $3
     returning user_id, (select email from app_user where id = user_id) as email`,
    [hashToken(body.challenge), new Date(context.now()).toISOString(), settings.secondStepTries],
  );
  const user = rows[0]?.user_id;
  if (user === undefined) throw new Refused('link_invalid');
  await limitSecondSteps(context, { user, email: rows[0]?.email ?? '', device: body.device });
  if (body.guestToken !== undefined) await releaseExpiredHolds(context.pool, { holder: user });
  const entered = await transaction(context.pool, async (trx) => {
    const used = await useCode(context, trx, user, body.code);
    if (used === null) return null;
    if ((await useLink(trx, body.challenge, 'two_factor', context.now())) === null) throw new Refused('link_invalid');
    if (used === 'recovery') await recordSecurity(context, trx, call, user, 'recovery_code_used');
    return {
      guest: await takeOverGuestHolds(trx, body.guestToken, user, settings.liveHoldsPerDiner),
      ...(await startSession(context, trx, call, { user, settings })),
    };
  });
  if (entered === null) {
    await recordSecurity(context, context.pool, call, user, 'code_wrong');
    throw new Refused('second_step_wrong');
  }
  const { guest, ...session } = entered;
  await freeGuestHolds(context, guest);
  return session;
};
