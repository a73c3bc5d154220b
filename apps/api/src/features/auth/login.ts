import type { Handler } from '../../http/call.ts';
import { transaction } from '../../db/transaction.ts';
import { deviceOf } from '../../http/device-of.ts';
import { Refused } from '../../refused.ts';
import { releaseExpiredHolds } from '../orders/index.ts';
import { openLink } from './account-link.ts';
import { freeGuestHolds } from './free-guest-holds.ts';
import { recordSecurity } from '../security-log/index.ts';
import { enterOnDevice } from './enter-on-device.ts';
import { limitLogIns } from './limit-log-ins.ts';
import { verifyPassword } from './password.ts';
import { hasSecondFactor } from './second-factor.ts';
import { startSession, takeOverGuestHolds } from './start-session.ts';
import { readUser } from './user-view.ts';

export const login: Handler<'login'> = async (context, call) => {
  const { body, network } = call;
  const settings = await context.markets.settings();
  const email = body.email.trim().toLowerCase();
  await limitLogIns(context, { email, network, device: body.device });
  const { rows } = await context.pool.query<{ id: string; password_hash: string; active: boolean }>(
    'select id, password_hash, active from app_user where email = $1',
    [email],
  );
  const account = rows[0];
  if (!(await verifyPassword(body.password, account?.password_hash ?? null)) || account === undefined) {
    if (account !== undefined) await recordSecurity(context, context.pool, call, account.id, 'password_wrong');
    throw new Refused('login_mismatch');
  }
  if (!account.active) throw new Refused('account_inactive');
  if (await hasSecondFactor(context.pool, account.id)) {
    const minutes = settings.secondStepMinutes;
    const challenge = await openLink(context.pool, account.id, 'two_factor', minutes, context.now());
    throw new Refused('two_factor_required', { challenge });
  }
  // Holds that ran out leave room for those the guest brings.
  if (body.guestToken !== undefined) await releaseExpiredHolds(context.pool, { holder: account.id });
  const { guest, ...session } = await transaction(context.pool, async (trx) => ({
    guest: await takeOverGuestHolds(trx, body.guestToken, account.id, settings.liveHoldsPerDiner),
    token: await startSession(trx, account.id, settings.tokenDays, deviceOf(context, call)),
    device: await enterOnDevice(context, trx, call, account.id),
    data: await readUser(trx, account.id),
  }));
  await freeGuestHolds(context, guest);
  return session;
};
