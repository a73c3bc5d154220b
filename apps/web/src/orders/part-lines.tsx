import type { PaymentQuote } from '@metade/contracts/payments.ts';
import { useWords, type Words } from '../words/words.tsx';

type Parts = Pick<PaymentQuote, 'coupon_code' | 'coupon' | 'free_voucher' | 'credit' | 'carried'>;

/** Deductions from the fee, by name, in order of use. */
export function partsWithNames(parts: Parts, { m }: Words) {
  const named = [
    [parts.coupon_code ? m.parts.couponNamed(parts.coupon_code) : m.parts.coupon, parts.coupon],
    [m.parts.carried, parts.carried],
    [m.parts.freeVoucher, parts.free_voucher],
    [m.parts.credit, parts.credit],
  ] as const;
  return named.filter(([, sum]) => sum.amount > 0).map(([name, sum]) => ({ name, sum }));
}

/** The lines between a fee and its total. */
export function PartLines({ parts }: { parts: Parts }) {
  const words = useWords();
  return partsWithNames(parts, words).map(({ name, sum }) => (
    <div key={name} className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="font-semibold text-ok-ink">−{words.money(sum)}</dd>
    </div>
  ));
}
