import type { Order } from '@metade/contracts/orders.ts';

type Hold = NonNullable<Order['hold']>;

export interface HoldTime {
  /** Whole seconds, rounded up; 0 once it is over. */
  left: number;
  /** Announced as such from here on. */
  warned: boolean;
  warning: number;
  /** "More time" is offered. */
  extendable: boolean;
}

/**
 * What is left of a hold. elapsed: ms since the API answered, by a clock that nobody sets. The device's own clock is not asked: it
 * may be wrong by a day.
 */
export function holdTime(hold: Hold, elapsed: number): HoldTime {
  const left = Math.max(0, Math.ceil(holdLasts(hold) / 1000 - elapsed / 1000));
  const warning = (Date.parse(hold.expires_at) - Date.parse(hold.warning_at)) / 1000;
  const warned = left <= warning;
  return { left, warned, warning, extendable: warned && hold.extensions_left > 0 };
}

/** How long a hold lasts from the moment that the API answered, in ms. */
export function holdLasts({ now, expires_at }: Pick<Hold, 'now' | 'expires_at'>): number {
  return Date.parse(expires_at) - Date.parse(now);
}
