import { serviceDateAt } from './grid.ts';
import { percentOf, subtract, zero } from './money.ts';
import type { Currency, Money } from './money.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paidBy } from './payment-parts.ts';
import type { Settings } from './settings.ts';
import { dayMs, hourMs, localDateAt, minuteMs } from './time.ts';

export type DinerCancellation = {
  rule: 'grace' | 'withdrawal' | 'early' | 'late' | 'same_day' | 'not_paid';
  /** Back to the card. */
  refund: Money;
  /** Added to the diner's credit at once. */
  credit: Money;
  /** Part of `credit` that was paid with credit and keeps its expiry; the rest is new. */
  creditReturned: Money;
  /** The diner may take `refund` as credit instead. */
  choice: boolean;
  /** Further credit if the table is sold again. */
  topUpOnResale: Money;
  /** Full refund: the coupon may be used again, and a free voucher is returned as one. */
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
 * What the diner gets back by cancelling now: the amounts the button states and the ones that are paid. Shares are of what
 * was really paid, not of what a coupon or a free voucher took off. All instants in epoch ms.
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

/** Each part back to where it came from; what a changed booking had brought becomes credit. */
function wholeOf(parts: PaymentParts, currency: Currency) {
  return {
    refund: { amount: parts.card, currency },
    credit: { amount: parts.credit + parts.carried, currency },
    creditReturned: { amount: parts.credit, currency },
    topUpOnResale: zero(currency),
  };
}

/**
 * The last instant (epoch ms) at which a diner who pays now, or has paid, gets all of it back; null when there is none left.
 * The inverse of `dinerCancellation`.
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
  /** New ones for the trouble, beside one that had paid and comes back. */
  freeVouchers: number;
};

/**
 * All that was paid goes back to where it came from, and the diner gets a free voucher for the trouble.
 * broughtByCards: of what a changed booking had brought, what cards had paid; broughtPaid: what no coupon or free voucher had.
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
  // A table after midnight is sold under the evening's date, so that evening is its same day.
  const sameDay = localDateAt(now, facts.timeZone) >= serviceDateAt(mealInstant, facts.timeZone);
  return sameDay ? 'same_day' : 'late';
}
