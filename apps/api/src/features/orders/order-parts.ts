import type { PaymentParts } from '@metade/domain/payment-parts.ts';
import { partsOf } from '@metade/domain/payment-parts.ts';

export type PartColumns = {
  price_amount: number;
  coupon_amount: number;
  free_voucher_amount: number;
  credit_amount: number;
  carried_amount: number;
  waived_amount: number;
};

/** What pays or paid an order, from its row. */
export function orderParts(row: PartColumns): PaymentParts {
  return partsOf(row.price_amount, {
    coupon: row.coupon_amount,
    freeVoucher: row.free_voucher_amount,
    credit: row.credit_amount,
    carried: row.carried_amount,
    waived: row.waived_amount,
  });
}
