import { pointsBalance } from '@metade/domain/points.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../../db/transaction.ts';
import { readPoints } from './points-ledger.ts';

/** A user's unused rewards: points, pending ones included, and free vouchers. */
export async function heldRewards(
  db: Queryable,
  userId: string,
  now: number,
): Promise<{ points: number; freeVouchers: number }> {
  const { available, pending } = pointsBalance(await readPoints(db, userId), now);
  const { rowCount } = await db.query(
    'select 1 from free_voucher where user_id = $1 and order_id is null and expires_at > $2',
    [userId, toIso(now)],
  );
  return { points: available + pending, freeVouchers: rowCount ?? 0 };
}
