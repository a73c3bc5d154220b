import { serviceDateAt } from './table-times.ts';
import { percentOf, subtract, zero } from './money.ts';
import type { Currency, Money } from './money.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paidBy } from './payment-parts.ts';
import type { Settings } from './settings.ts';
import { dayMs, hourMs, localDateAt, minuteMs } from './time.ts';

export type DinerCancellation = {
  rule: 'grace' | 'withdrawal' | 'early' | 'late' | 'same_day' | 'not_paid';
  /** Refunded to the card. */
  refund: Money;
  /** Added to the diner's credit at once. */
  credit: Money;
  /** The part of `credit` that was paid with credit and keeps its expiry; the rest is new. */
  creditReturned: Money;
  /** The diner may choose credit instead of `refund`. */
  choice: boolean;
  /** Further credit if the table is resold. */
  topUpOnResale: Money;
  /** Full refund: the coupon can be used again, and a free voucher is replaced. */
  whole: boolean;
};

export type DinerCancellationFacts = {
  parts: PaymentParts;
  currency: Currency;
  timeZone: string;
  createdAt: number;
  /** Null until a payment is captured; an authorisation is released, not refunded. */
  paidAt: number | null;
  mealInstant: number;
  now: number;
  settings: Pick<
    Settings,
    'daysToCancel' | 'lateCancelCreditPercent' | 'graceMinutes' | 'graceMealHours' | 'withdrawalDays'
  >;
};

/**
 * What the diner gets by cancelling now: the amounts shown and paid. Shares apply to what was really paid, not to deductions by
 * coupon or free voucher. All instants in epoch ms.
 */
export function dinerCancellation(facts: DinerCancellationFacts): DinerCancellation {
  const { parts, currency, settings } = facts;
  const money = (amount: number): Money => ({ amount, currency });
  const rule = ruleFor(facts);
  const nothing = { refund: zero(currency), credit: zero(currency), creditReturned: zero(currency) };
  switch (rule) {
    case 'not_paid':
      return { rule, ...nothing, choice: false, topUpOnResale: zero(currency), whole: true };
    case 'early':
    case 'grace':
    case 'withdrawal':
      return { rule, ...wholeOf(parts, currency), choice: rule === 'early' && parts.card > 0, whole: true };
    case 'late': {
      const paid = money(paidBy(parts));
      const credit = percentOf(paid, settings.lateCancelCreditPercent);
      return { rule, ...nothing, credit, choice: false, topUpOnResale: subtract(paid, credit), whole: false };
    }
    case 'same_day':
      return { rule, ...nothing, choice: false, topUpOnResale: money(paidBy(parts)), whole: false };
  }
}

/** Each part returned in kind; what a changed booking had brought becomes credit. */
function wholeOf(parts: PaymentParts, currency: Currency) {
  return {
    refund: { amount: parts.card, currency },
    credit: { amount: parts.credit + parts.carried, currency },
    creditReturned: { amount: parts.credit, currency },
    topUpOnResale: zero(currency),
  };
}

/**
 * Full-refund deadline (epoch ms) for a payment made now or earlier; null when it has passed. The inverse of `dinerCancellation`.
 */
export function freeCancellationUntil(
  facts: Omit<DinerCancellationFacts, 'parts' | 'currency' | 'timeZone'>,
): number | null {
  const { createdAt, mealInstant, now, settings } = facts;
  const early = mealInstant - settings.daysToCancel * dayMs;
  const grace = Math.min(createdAt + settings.graceMinutes * minuteMs, mealInstant - settings.graceMealHours * hourMs);
  const withdrawal = Math.min((facts.paidAt ?? now) + settings.withdrawalDays * dayMs, mealInstant - 1);
  const until = Math.max(early, grace, settings.withdrawalDays > 0 ? withdrawal : early);
  return until >= now ? until : null;
}

export type RestaurantCancellation = Pick<DinerCancellation, 'refund' | 'credit' | 'creditReturned'> & {
  /** New free vouchers as compensation, besides one that is returned. */
  freeVouchers: number;
};

/**
 * A restaurant's cancellation: everything is returned, and the diner gets a free voucher. Of what a changed booking had brought,
 * broughtByCards was paid by cards; broughtPaid not by coupon or free voucher.
 */
export function restaurantCancellation(
  parts: PaymentParts,
  { broughtPaid, broughtByCards }: { broughtPaid: number; broughtByCards: number },
  currency: Currency,
  settings: Pick<Settings, 'restaurantCancelFreeVouchers'>,
): RestaurantCancellation {
  return {
    refund: { amount: parts.card + broughtByCards, currency },
    credit: { amount: parts.credit + broughtPaid - broughtByCards, currency },
    creditReturned: { amount: parts.credit, currency },
    freeVouchers: settings.restaurantCancelFreeVouchers,
  };
}

// Most generous first: `early` leaves a choice that the other full refunds do not.
function ruleFor(facts: DinerCancellationFacts): DinerCancellation['rule'] {
  const { paidAt, createdAt, mealInstant, now, settings } = facts;
  if (paidAt === null) return 'not_paid';
  const untilMeal = mealInstant - now;
  if (untilMeal >= settings.daysToCancel * dayMs) return 'early';
  if (now - createdAt <= settings.graceMinutes * minuteMs && untilMeal >= settings.graceMealHours * hourMs)
    return 'grace';
  if (settings.withdrawalDays > 0 && now - paidAt <= settings.withdrawalDays * dayMs && untilMeal > 0)
    return 'withdrawal';
  // A table after midnight is sold under the previous evening's date, which is therefore its same day.
  const sameDay = localDateAt(now, facts.timeZone) >= serviceDateAt(mealInstant, facts.timeZone);
  return sameDay ? 'same_day' : 'late';
}
