import type { CreditLot } from '@metade/domain/credit-ledger.ts';
import { creditBalance, drawCredit } from '@metade/domain/credit-ledger.ts';
import type { PaymentParts } from '@metade/domain/payment-parts.ts';
import { composePayment } from '@metade/domain/payment-parts.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { CouponOffer } from './coupon-store.ts';
import { offerCoupon } from './coupon-store.ts';
import { readCredit } from './credit-store.ts';
import { readFreeVouchers } from './free-voucher-store.ts';
import type { Payable } from './payable.ts';

export type PaymentWish = {
  coupon?: string | undefined;
  use_credit?: boolean | undefined;
  use_free_voucher?: boolean | undefined;
};

export type PartsOffer = {
  parts: PaymentParts;
  coupon: CouponOffer | null;
  freeVoucher: string | null;
  /** The credit lots behind `parts.credit`. */
  lots: CreditLot[];
  available: { credit: number; freeVouchers: number };
};

/**
 * How each means would pay an order's fee now; parts reserved by its open attempt count as available, since a new attempt releases
 * them first. Refuses an inapplicable coupon. lock: the answer holds until the transaction ends; the diner is locked already.
 */
export async function offerParts(
  db: Queryable,
  order: Payable,
  wish: PaymentWish,
  { now, settings, lock }: { now: number; settings: Settings; lock: boolean },
): Promise<PartsOffer> {
  const typed = wish.coupon?.trim() ?? '';
  const coupon = typed === '' ? null : await offerCoupon(db, order, typed, { now, settings, lock });
  const vouchers = order.has_ledgers
    ? await readFreeVouchers(db, order.user_id, order.id, now)
    : { count: 0, next: null };
  const credit = order.has_ledgers ? await readCredit(db, order.user_id, order.currency, lock ? null : order.id) : [];
  const balance = creditBalance(credit, now);
  const means = {
    coupon: coupon?.off ?? 0,
    freeVoucher: wish.use_free_voucher === true && vouchers.next !== null,
    credit: wish.use_credit === true ? balance : 0,
    carried: order.carried_amount,
  };
  const parts = composePayment(order.price_amount, means, settings.smallestCharge);
  return {
    parts,
    coupon: parts.coupon > 0 ? coupon : null,
    freeVoucher: parts.freeVoucher > 0 ? vouchers.next : null,
    lots: drawCredit(credit, parts.credit, now),
    available: { credit: balance, freeVouchers: vouchers.count },
  };
}
