import { decideRedemption } from '@metade/domain/points.ts';
import { addMonths, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { claimKey } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { pointsOnTheWay } from './credit-meal.ts';
import { readFreeVouchers } from './free-vouchers.ts';
import { addPoints, lockUsers, pointsView, readPoints } from './points-ledger.ts';

/** Exchanges points for a free voucher, under the user's lock, so that no point is spent twice. */
export const redeemPoints: Handler<'redeemPoints'> = async (context, { session, claim }) => {
  const settings = await context.markets.settings();
  const now = context.now();
  return transaction(context.pool, async (trx) => {
    if ((await lockUsers(trx, [session.userId])).length === 0) throw new Refused('unauthenticated');
    const id = uuidv7();
    const repeated = await claimKey(trx, claim, id);
    const voucher = repeated ?? id;
    if (repeated === null) {
      const decision = decideRedemption(await readPoints(trx, session.userId), now, settings);
      if (!decision.ok) throw new Refused(decision.code, decision.params);
      if (decision.expired > 0)
        await addPoints(trx, { user: session.userId, points: -decision.expired, reason: 'expired', availableAt: now });
      await addPoints(trx, { user: session.userId, points: -decision.points, reason: 'redeemed', availableAt: now });
      await trx.query(
        `insert into free_voucher (id, user_id, reason, created_at, expires_at) values ($1, $2, 'points', $3, $4)`,
        [voucher, session.userId, toIso(now), toIso(addMonths(now, settings.freeVoucherMonths))],
      );
    }
    const [free_voucher] = await readFreeVouchers(trx, session.userId, now, voucher);
    if (free_voucher === undefined) throw new Error(`The free voucher ${voucher} is gone`);
    const onTheWay = await pointsOnTheWay(trx, session.userId, now, settings);
    const points = pointsView(await readPoints(trx, session.userId), now, settings, onTheWay);
    return { data: { free_voucher, points } };
  });
};
