import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { releaseExpiredHolds } from '../orders/index.ts';
import { openLink } from './account-link.ts';
import { freeGuestHolds } from './free-guest-holds.ts';
import { hasSecondFactor } from './second-factor.ts';
import { startSession } from './start-session.ts';
import { takeOverGuestHolds } from './take-over-guest-holds.ts';

type Call = {
  request: FastifyRequest;
  ip: string;
  body: { device?: string | undefined; guestToken?: string | undefined };
};

/**
 * Opens a session for a proven owner of an account, and gives it the holds of the guest. Refuses blocked accounts, and those that
 * need a second factor first. prove: runs first, in the same transaction.
 */
export async function enterAccount(
  context: Context,
  call: Call,
  account: { id: string; active: boolean },
  prove: (db: Context['pool'] | Trx) => Promise<void> = async () => {},
) {
  const { body } = call;
  const settings = await context.markets.settings();
  if (!account.active) throw new Refused('account_inactive');
  if (await hasSecondFactor(context.pool, account.id)) {
    await prove(context.pool);
    const minutes = settings.secondStepMinutes;
    const challenge = await openLink(context.pool, account.id, 'two_factor', minutes, context.now());
    throw new Refused('two_factor_required', { challenge });
  }
  // Expired holds make room for those of the guest.
  if (body.guestToken !== undefined) await releaseExpiredHolds(context.pool, { holder: account.id });
  const { guest, ...session } = await transaction(context.pool, async (trx) => {
    await prove(trx);
    return {
      guest: await takeOverGuestHolds(trx, body.guestToken, account.id, settings.liveHoldsPerDiner),
      ...(await startSession(context, trx, call, { user: account.id, settings })),
    };
  });
  await freeGuestHolds(context, guest);
  return session;
}
