import { serviceDateAt } from './grid.ts';
import { isZero, percentOf, subtract, zero } from './money.ts';
import type { Money } from './money.ts';
import type { Settings } from './settings.ts';
import { dayMs, hourMs, localDateAt, minuteMs } from './time.ts';

export type DinerCancellation = {
  rule: 'grace' | 'withdrawal_br' | 'early' | 'late' | 'same_day' | 'not_paid';
  /** Back to the card. */
  refund: Money;
  /** Added to the diner's credit at once. */
  credit: Money;
  /** The diner may take `refund` as credit instead. */
  choice: boolean;
  /** Further credit if the table is sold again. */
  topUpOnResale: Money;
};

export type DinerCancellationFacts = {
  paid: Money;
  /** ISO 3166-1 alpha-2 of the restaurant's market. */
  country: string;
  timeZone: string;
  createdAt: number;
  /** Null until a payment is captured; an authorisation is released, not refunded. */
  paidAt: number | null;
  mealInstant: number;
  now: number;
  settings: Pick<
    Settings,
    'daysToCancel' | 'lateCancelCreditPercent' | 'graceMinutes' | 'graceMealHours' | 'withdrawalDaysBr'
  >;
};

/** What the diner gets back by cancelling now: the amounts the button states and the ones that are paid. All instants in epoch ms. */
export function dinerCancellation(facts: DinerCancellationFacts): DinerCancellation {
  const { paid, settings } = facts;
  const nothing = zero(paid.currency);
  const rule = ruleFor(facts);
  switch (rule) {
    case 'not_paid':
      return { rule, refund: nothing, credit: nothing, choice: false, topUpOnResale: nothing };
    case 'early':
    case 'grace':
    case 'withdrawal_br':
      return { rule, refund: paid, credit: nothing, choice: rule === 'early', topUpOnResale: nothing };
    case 'late': {
      const credit = percentOf(paid, settings.lateCancelCreditPercent);
      return { rule, refund: nothing, credit, choice: false, topUpOnResale: subtract(paid, credit) };
    }
    case 'same_day':
      return { rule, refund: nothing, credit: nothing, choice: false, topUpOnResale: paid };
  }
}

/**
 * The last instant (epoch ms) at which a diner who pays now, or has paid, gets all of it back; null when there is none left.
 * The same rules as `dinerCancellation`, asked the other way round.
 */
export function freeCancellationUntil(facts: Omit<DinerCancellationFacts, 'paid' | 'timeZone'>): number | null {
  const { createdAt, mealInstant, now, settings } = facts;
  const early = mealInstant - settings.daysToCancel * dayMs;
  const grace = Math.min(createdAt + settings.graceMinutes * minuteMs, mealInstant - settings.graceMealHours * hourMs);
  const withdrawal = Math.min((facts.paidAt ?? now) + settings.withdrawalDaysBr * dayMs, mealInstant - 1);
  const until = Math.max(early, grace, facts.country === 'BR' ? withdrawal : early);
  return until >= now ? until : null;
}

export type RestaurantCancellation = { refund: Money; freeVouchers: number };

/** All that was paid goes back to the card, and the diner gets a free voucher for the trouble. */
export function restaurantCancellation(
  paid: Money,
  settings: Pick<Settings, 'restaurantCancelFreeVouchers'>,
): RestaurantCancellation {
  return { refund: paid, freeVouchers: settings.restaurantCancelFreeVouchers };
}

// Most generous first: `early` leaves a choice that the other full refunds do not.
function ruleFor(facts: DinerCancellationFacts): DinerCancellation['rule'] {
  const { paid, paidAt, createdAt, mealInstant, now, settings } = facts;
  if (paidAt === null || isZero(paid)) return 'not_paid';
  const untilMeal = mealInstant - now;
  if (untilMeal >= settings.daysToCancel * dayMs) return 'early';
  if (now - createdAt <= settings.graceMinutes * minuteMs && untilMeal >= settings.graceMealHours * hourMs)
    return 'grace';
  if (facts.country === 'BR' && now - paidAt <= settings.withdrawalDaysBr * dayMs && untilMeal > 0)
    return 'withdrawal_br';
  // A table after midnight is sold under the evening's date, so that evening is its same day.
  const sameDay = localDateAt(now, facts.timeZone) >= serviceDateAt(mealInstant, facts.timeZone);
  return sameDay ? 'same_day' : 'late';
}
