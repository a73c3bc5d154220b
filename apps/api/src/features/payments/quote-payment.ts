import type { Handler } from '../../http/call.ts';
import { offerParts } from '../ledger/index.ts';
import { limitCouponTries } from './begin-payment.ts';
import { findOverlap } from './find-overlap.ts';
import { readPayable, refuseUnlessHeld } from './payable-order.ts';

/** How a held table's fee would be paid now with the given wishes, as paying would do it. */
export const quotePayment: Handler<'quotePayment'> = async (context, { params, query, session }) => {
  const now = context.now();
  const order = await readPayable(context.pool, params.id, session.userId);
  refuseUnlessHeld(order, now);
  if (query.coupon?.trim()) await limitCouponTries(context, session.userId);
  const { settings } = await context.markets.market(order.country);
  const { parts, coupon, available } = await offerParts(context.pool, order, query, { now, settings, lock: false });
  const overlap = await findOverlap(context.pool, order.id, settings, now);
  const money = (amount: number) => ({ amount, currency: order.currency });
  return {
    data: {
      price: money(order.price_amount),
      coupon_code: coupon?.code ?? null,
      coupon: money(parts.coupon),
      free_voucher: money(parts.freeVoucher),
      credit: money(parts.credit),
      carried: money(parts.carried),
      waived: money(parts.waived),
      total: money(parts.card),
      available: { credit: money(available.credit), free_vouchers: available.freeVouchers },
      overlap,
    },
  };
};
