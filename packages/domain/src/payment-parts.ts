/** What pays a table's fee, in minor units of its currency; together they are the fee. */
export type PaymentParts = {
  coupon: number;
  freeVoucher: number;
  credit: number;
  /** What the booking that this one changes had paid. */
  carried: number;
  card: number;
};

export type PaymentMeans = {
  /** What the coupon takes off; 0 without one. */
  coupon: number;
  /** Pays whatever is left, of a table of any size. */
  freeVoucher: boolean;
  /** How much credit may be used. */
  credit: number;
  carried: number;
};

/** Parts a fee in the order of use: coupon, free voucher, credit, card. What a changed booking brings is its own already. */
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

/** The parts of an order as it stands, the card's being what the others leave. */
export function partsOf(price: number, others: Omit<PaymentParts, 'card'>): PaymentParts {
  return { ...others, card: price - others.coupon - others.freeVoucher - others.credit - others.carried };
}

/** What the diner really paid: the part of which a cancellation gives back a share. */
export function paidBy({ credit, carried, card }: PaymentParts): number {
  return credit + carried + card;
}
