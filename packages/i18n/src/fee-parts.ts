import type { PaymentQuote } from '@metade/contracts/payments.ts';
import type { DinerMessages } from './pt/diner.ts';

type Parts = Pick<PaymentQuote, 'coupon_code' | 'coupon' | 'free_voucher' | 'credit' | 'carried' | 'waived'>;

/** Deductions from the fee, by name, in order of use. */
export function feeParts(parts: Parts, m: DinerMessages): { name: string; sum: PaymentQuote['coupon'] }[] {
  const named = [
    [parts.coupon_code ? m.parts.couponNamed(parts.coupon_code) : m.parts.coupon, parts.coupon],
    [m.parts.carried, parts.carried],
    [m.parts.freeVoucher, parts.free_voucher],
    [m.parts.credit, parts.credit],
    [m.parts.waived, parts.waived],
  ] as const;
  return named.filter(([, sum]) => sum.amount > 0).map(([name, sum]) => ({ name, sum }));
}
