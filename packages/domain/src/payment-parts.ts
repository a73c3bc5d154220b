/** How a table's fee is paid, in minor units of its currency; the parts add up to the fee. */
export type PaymentParts = {
  coupon: number;
  freeVoucher: number;
  credit: number;
  /** Paid by the booking that this one replaces. */
  carried: number;
  card: number;
};

export type PaymentMeans = {
  /** The coupon's deduction; 0 without one. */
  coupon: number;
  /** Pays the rest, for a table of any size. */
  freeVoucher: boolean;
  /** Maximum credit to use. */
  credit: number;
  carried: number;
};

/** Splits a fee in order of use: coupon, free voucher, credit, card. Money carried over by a change comes first. */
export function composePayment(price: number, means: PaymentMeans): PaymentParts {
  let open = price;
  const take = (upTo: number) => {
    const taken = Math.max(0, Math.min(upTo, open));
    open -= taken;
    return taken;
  };
  const carried = take(means.carried);
  const coupon = take(means.coupon);
  const freeVoucher = take(means.freeVoucher ? open : 0);
  const credit = take(means.credit);
  return { coupon, freeVoucher, credit, carried, card: open };
}

/** An order's parts; the card pays what the others leave. */
export function partsOf(price: number, others: Omit<PaymentParts, 'card'>): PaymentParts {
  return { ...others, card: price - others.coupon - others.freeVoucher - others.credit - others.carried };
}

/** What the diner really paid: the base of refund shares. */
export function paidBy({ credit, carried, card }: PaymentParts): number {
  return credit + carried + card;
}
