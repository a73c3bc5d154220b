import type { CalendarDay } from '@metade/contracts/calendar.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import { slotsOn } from '@metade/domain/calendar.ts';
import { periods } from '@metade/domain/grid.ts';
import { publicHolidays } from '../../adapters/public-holidays.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { countBookings, readOverrides, readSlots, versionOf } from './calendar-reads.ts';
import { restaurantOf } from './calendar-restaurant.ts';

/** A date as the team plans it: each period's tables, of the week and of the day. */
export async function calendarDay(
  context: Context,
  db: Queryable,
  restaurant: string,
  { date, locale }: { date: string; locale: Locale },
): Promise<CalendarDay> {
  const details = await restaurantOf(db, restaurant, context.now());
  const overrides = await readOverrides(db, restaurant, date, date);
  const slots = slotsOn(await readSlots(db, restaurant), date, overrides);
  const booked = await countBookings(db, restaurant, date, date);
  const sum = (of: typeof booked) => of.reduce((all, { count }) => all + count, 0);
  const closes = (period: (typeof periods)[number] | null) =>
    overrides.some((one) => one.slot === null && one.period === period && one.qtd === 0);
  return {
    date,
    version: versionOf(overrides),
    past: date < details.today,
    closed: closes(null),
    reason: overrides.find(({ reason }) => reason)?.reason ?? '',
    holiday: (await publicHolidays(details, Number(date.slice(0, 4)), locale)).get(date) ?? null,
    periods: periods.map((period) => ({
      period,
      closed: closes(null) || closes(period),
      bookings: sum(booked.filter((one) => one.period === period)),
      slots: slots
        .filter(({ slot }) => slot.period === period)
        .map(({ slot, capacity }) => ({
          _id: slot._id,
          time: slot.time,
          places: slot.places as 2 | 4 | 6,
          week: slot.qtd,
          qtd: capacity,
          booked: sum(booked.filter((one) => one.slot === slot._id)),
        })),
    })),
  };
}
