import { createHash } from 'node:crypto';
import { decideRedemption } from '@metade/domain/points.ts';
import { addMonths, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { pointsOnTheWay } from './credit-meal.ts';
import { readFreeVouchers } from './free-vouchers.ts';
import { addPoints, lockUsers, pointsView, readPoints } from './points-ledger.ts';

/** Changes points into a free voucher. The user's row orders those who do so at once, so that no point is spent twice. */
export const redeemPoints: Handler<'redeemPoints'> = async (context, { session, idempotencyKey }) => {
  const settings = await context.markets.settings();
  const now = context.now();
  return transaction(context.pool, async (trx) => {
    if ((await lockUsers(trx, [session.userId])).length === 0) throw new Refused('unauthenticated');
    const repeated = idempotencyKey === undefined ? null : await firstVoucher(trx, session.holderId, idempotencyKey);
    const voucher = repeated ?? uuidv7();
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
      if (idempotencyKey !== undefined)
        await trx.query(
          `insert into idempotency_key (holder_id, key, operation, request_hash, subject_id) values ($1, $2, 'redeemPoints', $3, $4)`,
          [session.holderId, idempotencyKey, requestHash, voucher],
        );
    }
    const [free_voucher] = await readFreeVouchers(trx, session.userId, now, voucher);
    if (free_voucher === undefined) throw new Error(`The free voucher ${voucher} is gone`);
    const onTheWay = await pointsOnTheWay(trx, session.userId, now, settings);
    const points = pointsView(await readPoints(trx, session.userId), now, settings, onTheWay);
    return { data: { free_voucher, points } };
  });
};

// There is nothing to say but that it be done.
const requestHash = createHash('sha256').update('').digest();

async function firstVoucher(trx: Trx, holderId: string, key: string): Promise<string | null> {
  const { rows } = await trx.query<{ operation: string; subject_id: string }>(
    'select operation, subject_id from idempotency_key where holder_id = $1 and key = $2',
    [holderId, key],
  );
  const first = rows[0];
  if (first !== undefined && first.operation !== 'redeemPoints') throw new Refused('idempotency_key_reused');
  return first?.subject_id ?? null;
}
