import type { Places } from './grid.ts';
import type { Money } from './money.ts';
import { percentOf } from './money.ts';
import type { Decision } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Null: without that limit. Instants in epoch ms; valid from the first, and until before the second. */
export type Coupon = {
  worth: { kind: 'percent'; percent: number } | { kind: 'fixed'; amount: Money };
  active: boolean;
  validFrom: number | null;
  validUntil: number | null;
  totalLimit: number | null;
  userLimit: number | null;
  firstOrder: boolean;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  sizes: readonly Places[] | null;
  /** A restaurant's id. */
  restaurant: string | null;
};

export type CouponFacts = {
  price: Money;
  country: string;
  places: Places;
  restaurant: string;
  /** By other orders, those that gave it back left out. */
  uses: number;
  usesByDiner: number;
  isFirstOrder: boolean;
  now: number;
};

export const couponRefusals = [
  'coupon_unknown',
  'coupon_not_yet',
  'coupon_over',
  'coupon_other_market',
  'coupon_other_restaurant',
  'coupon_other_size',
  'coupon_first_order',
  'coupon_used',
  'coupon_used_up',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

/** Whether a coupon takes something off a table's fee, and how much: never more than the fee. */
export function decideCoupon(coupon: Coupon, facts: CouponFacts): Decision<{ off: Money }, CouponRefusal> {
  const { worth } = coupon;
  // Switched off is as if it had never been.
  if (!coupon.active) return refuse('coupon_unknown');
  if (coupon.validFrom !== null && facts.now < coupon.validFrom) return refuse('coupon_not_yet');
  if (coupon.validUntil !== null && facts.now >= coupon.validUntil) return refuse('coupon_over');
  if (coupon.country !== null && coupon.country !== facts.country) return refuse('coupon_other_market');
  if (worth.kind === 'fixed' && worth.amount.currency !== facts.price.currency) return refuse('coupon_other_market');
  if (coupon.restaurant !== null && coupon.restaurant !== facts.restaurant) return refuse('coupon_other_restaurant');
  if (coupon.sizes !== null && !coupon.sizes.includes(facts.places)) return refuse('coupon_other_size');
  if (coupon.firstOrder && !facts.isFirstOrder) return refuse('coupon_first_order');
  if (coupon.userLimit !== null && facts.usesByDiner >= coupon.userLimit) return refuse('coupon_used');
  if (coupon.totalLimit !== null && facts.uses >= coupon.totalLimit) return refuse('coupon_used_up');
  const off = worth.kind === 'percent' ? percentOf(facts.price, worth.percent) : worth.amount;
  return { ok: true, off: { ...off, amount: Math.min(off.amount, facts.price.amount) } };
}

/** A typed code without spaces, in capitals; null when no coupon can have it. */
export function normalizeCouponCode(
  text: string,
  { couponCodeMin, couponCodeMax }: Pick<Settings, 'couponCodeMin' | 'couponCodeMax'>,
): string | null {
  const code = text.replace(/\s/g, '').toUpperCase();
  return /^[\p{L}\p{N}_-]+$/u.test(code) && code.length >= couponCodeMin && code.length <= couponCodeMax ? code : null;
}
