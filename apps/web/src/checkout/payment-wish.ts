/** What a diner wants to pay with besides the card, as checkout's address says it. */
export type PaymentWish = { coupon: string; credit: boolean; free: boolean };

export function wishOf(fields: { get(name: string): unknown }): PaymentWish {
  const coupon = fields.get('coupon');
  return {
    coupon: typeof coupon === 'string' ? coupon.trim().slice(0, 100) : '',
    credit: fields.get('credit') === '1',
    free: fields.get('free') === '1',
  };
}

/** Checkout of an order, with these wishes. */
export function checkoutPage(order: string, { coupon, credit, free }: PaymentWish): string {
  const query = new URLSearchParams({ order });
  if (coupon) query.set('coupon', coupon);
  if (credit) query.set('credit', '1');
  if (free) query.set('free', '1');
  return `/checkout?${query}`;
}
