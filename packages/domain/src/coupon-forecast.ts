import type { LocalDate } from './time.ts';
import { addDays, daysBetween } from './time.ts';

/** uses: up to now, of which `weekUses` in the last whole week; today and last day as local dates. */
export type CouponCourse = {
  uses: number;
  weekUses: number;
  limit: number | null;
  today: LocalDate;
  lastDay: LocalDate;
};

/**
 * Where a coupon is heading if it goes on as in the last whole week: used up on a day before its last one, or about so many uses by then
 * (two digits that count). Null when nothing was used, or nothing is left.
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
