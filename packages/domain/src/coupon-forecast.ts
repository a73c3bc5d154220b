import type { LocalDate } from './time.ts';
import { addDays, daysBetween } from './time.ts';

/** uses: so far, of which `weekUses` in the last whole week; today and last day as local dates. */
export type CouponCourse = {
  uses: number;
  weekUses: number;
  limit: number | null;
  today: LocalDate;
  lastDay: LocalDate;
};

/**
 * A coupon's forecast at last week's rate: the day it is used up, if before its last one, or about how many uses it will have (two
 * significant digits). Null without uses, or when nothing is left.
 */
export function couponForecast({
  uses,
  weekUses,
  limit,
  today,
  lastDay,
}: CouponCourse): { uses: number; usedUp: LocalDate | null } | null {
  const days = daysBetween(today, lastDay);
  if (weekUses === 0 || days < 1 || (limit !== null && uses >= limit)) return null;
  const coming = (weekUses / 7) * days;
  if (limit !== null && uses + coming >= limit)
    return { uses: limit, usedUp: addDays(today, Math.ceil(((limit - uses) / weekUses) * 7)) };
  return { uses: about(uses + coming), usedUp: null };
}

function about(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
