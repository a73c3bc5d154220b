import type { DinerCancellation } from '@metade/domain/cancellation.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { Trx } from '../../db/transaction.ts';
import { releaseCoupon } from './coupon-store.ts';
import { addCredit, putCreditBack } from './credit-store.ts';
import { returnFreeVoucher } from './free-voucher-store.ts';

/**
 * Returns what paid an ended order besides the card: credit that had paid, with its old expiry; other credit as new; and with
 * `whole` the free voucher and the coupon's use.
 */
export async function giveBackParts(
  trx: Trx,
  order: { id: string; user: string; currency: Currency },
  back: { credit: number; creditReturned: number } & Pick<DinerCancellation, 'whole'>,
  now: number,
  settings: Settings,
): Promise<void> {
  if (back.creditReturned > 0) await putCreditBack(trx, order.id, 'returned', now, settings);
  const fresh = back.credit - back.creditReturned;
  if (fresh > 0) {
    const { user, currency, id } = order;
    await addCredit(trx, { user, currency, amount: fresh, reason: 'cancelled', order: id }, now, settings);
  }
  if (!back.whole) return;
  await releaseCoupon(trx, order.id, now);
  await returnFreeVoucher(trx, order.id, now, settings);
}
