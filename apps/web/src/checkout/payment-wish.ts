import type { PaymentWish } from '@metade/booking-flow/payment-quote.ts';

/** The means of payment besides the card that checkout's query, or its form, names. */
export function wishOf(fields: { get(name: string): unknown }): PaymentWish {
  const coupon = fields.get('coupon');
  return {
    coupon: typeof coupon === 'string' ? coupon.trim().slice(0, 100) : '',
    credit: fields.get('credit') === '1',
    free: fields.get('free') === '1',
  };
}

/** Address of an order's checkout with these wishes. */
export function checkoutPage(order: string, { coupon, credit, free }: PaymentWish): string {
  const query = new URLSearchParams({ order });
  if (coupon) query.set('coupon', coupon);
  if (credit) query.set('credit', '1');
  if (free) query.set('free', '1');
  return `/checkout?${query}`;
}

/**
 * The wishes a submitted form asks for: those of the pressed button, or a typed code that was not applied yet, so that nobody pays
 * the full price beside it. Null: unchanged, so the order is to be paid.
 */
export function nextWish(fields: { get(name: string): unknown }): PaymentWish | null {
  const wish = wishOf(fields);
  const code = wishOf({ get: () => fields.get('code') }).coupon;
  switch (fields.get('means')) {
    case 'coupon':
      return { ...wish, coupon: code };
    case 'no-coupon':
      return { ...wish, coupon: '' };
    case 'credit':
    case 'no-credit':
      return { ...wish, credit: fields.get('means') === 'credit' };
    case 'free':
    case 'no-free':
      return { ...wish, free: fields.get('means') === 'free' };
    default:
      return code ? { ...wish, coupon: code } : null;
  }
}
