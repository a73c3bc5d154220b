import type { RestaurantBookingFacts } from '@metade/domain/availability.ts';
import type { Places } from '@metade/domain/grid.ts';
import type { Money } from '@metade/domain/money.ts';
import type { Market, RestaurantPrice } from '@metade/domain/pricing.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso } from '@metade/domain/time.ts';

/** Columns of `restaurant r` that decide what can be booked, and at what price. */
export const bookingColumns = `r.id, r.state, r.show, r.time_zone, r.accepted_sizes, r.one_person_ok, r.horizon_days, r.cutoff_minutes, r.paused_until, r.prices`;

export type BookingRow = {
  id: string;
  state: string;
  show: boolean;
  time_zone: string;
  accepted_sizes: Places[];
  one_person_ok: boolean;
  horizon_days: number;
  cutoff_minutes: number;
  paused_until: string | null;
  prices: RestaurantPrice[];
};

export function bookingFacts(row: BookingRow, settings: Pick<Settings, 'peopleMax'>): RestaurantBookingFacts {
  return {
    timeZone: row.time_zone,
    acceptedSizes: row.accepted_sizes,
    onePersonAllowed: row.one_person_ok,
    peopleMax: settings.peopleMax,
    horizonDays: row.horizon_days,
    cutoffMinutes: row.cutoff_minutes,
    pausedUntil: row.paused_until === null ? null : fromIso(row.paused_until),
    open: row.state === 'approved' && row.show,
  };
}

export function priceList(row: Pick<BookingRow, 'prices'>, market: Market): (places: Places) => Money {
  return (places) => voucherPrice(market, places, row.prices);
}
