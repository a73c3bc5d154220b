import type { Places } from './grid.ts';
import type { Money } from './money.ts';
import { percentOf } from './money.ts';
import type { Decision } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { LocalDate } from './time.ts';
import { dayOfWeek } from './time.ts';

/** Null: no limit. Instants in epoch ms; valid from the first until before the second. */
export type Coupon = {
  worth: { kind: 'percent'; percent: number } | { kind: 'fixed'; amount: Money };
  active: boolean;
  validFrom: number | null;
  validUntil: number | null;
  totalLimit: number | null;
  userLimit: number | null;
  firstOrder: boolean;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[] | null;
  /** Ids of cities and of restaurants. */
  cities: readonly string[] | null;
  restaurants: readonly string[] | null;
  sizes: readonly Places[] | null;
  /** Of the meal: 0 is Sunday. */
  weekdays: readonly number[] | null;
};

export type CouponFacts = {
  price: Money;
  country: string;
  places: Places;
  restaurant: string;
  city: string | null;
  /** Of the meal. */
  date: LocalDate;
  /** By other orders, without released ones. */
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
  'coupon_other_city',
  'coupon_other_day',
  'coupon_other_size',
  'coupon_first_order',
  'coupon_used',
  'coupon_used_up',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

/** Whether a coupon applies to a table's fee, and its deduction: never more than the fee. */
export function decideCoupon(coupon: Coupon, facts: CouponFacts): Decision<{ off: Money }, CouponRefusal> {
  const { worth } = coupon;
  // A switched-off coupon counts as unknown.
  if (!coupon.active) return refuse('coupon_unknown');
  if (coupon.validFrom !== null && facts.now < coupon.validFrom) return refuse('coupon_not_yet');
  if (coupon.validUntil !== null && facts.now >= coupon.validUntil) return refuse('coupon_over');
  if (outside(coupon.countries, facts.country)) return refuse('coupon_other_market');
  if (worth.kind === 'fixed' && worth.amount.currency !== facts.price.currency) return refuse('coupon_other_market');
  if (outside(coupon.cities, facts.city)) return refuse('coupon_other_city');
  if (outside(coupon.restaurants, facts.restaurant)) return refuse('coupon_other_restaurant');
  if (outside(coupon.sizes, facts.places)) return refuse('coupon_other_size');
  if (outside(coupon.weekdays, dayOfWeek(facts.date))) return refuse('coupon_other_day');
  if (coupon.firstOrder && !facts.isFirstOrder) return refuse('coupon_first_order');
  if (coupon.userLimit !== null && facts.usesByDiner >= coupon.userLimit) return refuse('coupon_used');
  if (coupon.totalLimit !== null && facts.uses >= coupon.totalLimit) return refuse('coupon_used_up');
  const off = worth.kind === 'percent' ? percentOf(facts.price, worth.percent) : worth.amount;
  return { ok: true, off: { ...off, amount: Math.min(off.amount, facts.price.amount) } };
}

function outside<T>(list: readonly T[] | null, value: T | null): boolean {
  return list !== null && (value === null || !list.includes(value));
}

/** A typed code without spaces, in capitals; null when it is no valid code. */
export function normalizeCouponCode(
  text: string,
  { couponCodeMin, couponCodeMax }: Pick<Settings, 'couponCodeMin' | 'couponCodeMax'>,
): string | null {
  const code = text.replace(/\s/g, '').toUpperCase();
  return /^[\p{L}\p{N}_-]+$/u.test(code) && code.length >= couponCodeMin && code.length <= couponCodeMax ? code : null;
}
