import { limitTries } from '../../db/limit-tries.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { hashToken } from '../../http/session.ts';
import { Refused } from '../../refused.ts';
import { releaseExpiredHolds } from '../orders/index.ts';
import { useLink } from './account-link.ts';
import { freeGuestHolds } from './free-guest-holds.ts';
import { useCode } from './second-factor.ts';
import { startSession, takeOverGuestHolds } from './start-session.ts';
import { readUser } from './user-view.ts';

/** Ends a log-in whose password was right. A challenge stands a few wrong codes, an account some more in a quarter of an hour. */
export const loginSecondStep: Handler<'loginSecondStep'> = async (context, { body }) => {
  const settings = await context.markets.settings();
  // Counted by itself, so that a wrong code, which rolls back what follows, stays counted.
  const { rows } = await context.pool.query<{ user_id: string }>(
    `update account_link set tries = tries + 1
     where token_hash = $1 and purpose = 'two_factor' and used_at is null and expires_at > $2 and tries < $3 returning user_id`,
    [hashToken(body.challenge), new Date(context.now()).toISOString(), settings.secondStepTries],
  );
  const user = rows[0]?.user_id;
  if (user === undefined) throw new Refused('link_invalid');
  const quarterHour = 15 * 60_000;
  await limitTries(context.pool, `second step ${user}`, settings.accountLoginTriesPer15Min, quarterHour, context.now());
  if (body.guestToken !== undefined) await releaseExpiredHolds(context.pool, { holder: user });
  const { guest, ...session } = await transaction(context.pool, async (trx) => {
    if (!(await useCode(trx, user, body.code, context.now()))) throw new Refused('second_step_wrong');
    if ((await useLink(trx, body.challenge, 'two_factor', context.now())) === null) throw new Refused('link_invalid');
    return {
      guest: await takeOverGuestHolds(trx, body.guestToken, user, settings.liveHoldsPerDiner),
      token: await startSession(trx, user, settings.tokenDays),
      data: await readUser(trx, user),
    };
  });
  await freeGuestHolds(context, guest);
  return session;
};
