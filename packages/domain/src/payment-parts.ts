/** How a table's fee is paid, in minor units of its currency; the parts add up to the fee. */
export type PaymentParts = {
  coupon: number;
  freeVoucher: number;
  credit: number;
  /** Paid by the booking that this one replaces. */
  carried: number;
  card: number;
  /** Too small for a card to pay: nobody does. */
  waived: number;
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

/**
 * Splits a fee in order of use: coupon, free voucher, credit, card. Money carried over by a change comes first. smallestCharge: what a card
 * pays at least. A rest below it is waived before credit is used; credit that would leave such a rest leaves the smallest charge.
 */
export function composePayment(price: number, means: PaymentMeans, smallestCharge: number): PaymentParts {
  let open = price;
  const take = (upTo: number) => {
    const taken = Math.max(0, Math.min(upTo, open));
    open -= taken;
    return taken;
  };
  const carried = take(means.carried);
  const coupon = take(means.coupon);
  const freeVoucher = take(means.freeVoucher ? open : 0);
  const waived = take(waivedOf(open, smallestCharge));
  const left = open - Math.min(means.credit, open);
  const credit = take(left > 0 && left < smallestCharge ? open - smallestCharge : means.credit);
  return { coupon, freeVoucher, credit, carried, card: open, waived };
}

/** What is waived of a sum that only a card or credit could pay. */
export function waivedOf(sum: number, smallestCharge: number): number {
  return sum < smallestCharge ? sum : 0;
}

/** An order's parts; the card pays what the others leave. */
export function partsOf(price: number, others: Omit<PaymentParts, 'card'>): PaymentParts {
  return {
    ...others,
    card: price - others.coupon - others.freeVoucher - others.credit - others.carried - others.waived,
  };
}

/** What the diner really paid: the base of refund shares. */
export function paidBy({ credit, carried, card }: PaymentParts): number {
  return credit + carried + card;
}
