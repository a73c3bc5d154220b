import type { Settings } from '@metade/domain/settings.ts';
import type { Trx } from '../../db/transaction.ts';
import { releaseCoupon, useCoupon } from './coupon-store.ts';
import { putCreditBack, writeCredit } from './credit-store.ts';
import { releaseFreeVoucher, useFreeVoucher } from './free-voucher-store.ts';
import type { PartsOffer } from './offer-parts.ts';
import type { Payable } from './payable.ts';

/**
 * Reserves what a payment attempt uses besides the card: while the attempt may still succeed, and for good once it has. The order's own
 * amounts are written with the attempt.
 */
export async function reserveParts(
  trx: Trx,
  order: Payable,
  { parts, coupon, freeVoucher, lots }: PartsOffer,
  attempt: number,
  now: number,
): Promise<void> {
  if (coupon !== null) await useCoupon(trx, order, coupon, parts.coupon, now);
  if (freeVoucher !== null) await useFreeVoucher(trx, freeVoucher, order.id, now);
  await writeCredit(trx, {
    user: order.user_id,
    currency: order.currency,
    reason: 'spent',
    order: order.id,
    attempt,
    lots: lots.map(({ amount, expiresAt }) => ({ amount: -amount, expiresAt })),
  });
}

/** Releases the reserved parts of a failed attempt or an unpaid order. Idempotent. The caller has locked the order. */
export async function releaseParts(trx: Trx, order: string, now: number, settings: Settings): Promise<void> {
  const { rows } = await trx.query<{ coupon: number; free_voucher: number; credit: number; waived: number }>(
    'select coupon_amount as coupon, free_voucher_amount as free_voucher, credit_amount as credit, waived_amount as waived from orders where id = $1',
    [order],
  );
  const taken = rows[0];
  if (taken === undefined || taken.coupon + taken.free_voucher + taken.credit + taken.waived === 0) return;
  if (taken.coupon > 0) await releaseCoupon(trx, order, now);
  if (taken.free_voucher > 0) await releaseFreeVoucher(trx, order, now, settings);
  if (taken.credit > 0) await putCreditBack(trx, order, 'unspent', now, settings);
  await trx.query(
    'update orders set coupon_amount = 0, free_voucher_amount = 0, credit_amount = 0, waived_amount = 0 where id = $1',
    [order],
  );
}
