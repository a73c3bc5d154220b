import { slotsOn } from '@metade/domain/calendar.ts';
import { addDays, daysBetween } from '@metade/domain/time.ts';
import { publicHolidays } from '../../adapters/public-holidays.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { countBookings, countOpen, readOffered, readOverrides, readSlots } from './calendar-reads.ts';
import { restaurantOf } from './calendar-restaurant.ts';

const daysMax = 62;

/** Some days of the calendar: how each differs from a normal week, and its number of bookings. */
export const getCalendar: Handler<'getCalendar'> = async (context, { restaurant, query: { from, to }, locale }) => {
  const count = daysBetween(from, to) + 1;
  if (count < 1 || count > daysMax) throw new Refused('invalid_fields', {}, [{ path: 'to', code: 'out_of_range' }]);
  const [details, overrides, slots, booked, open, offered] = await Promise.all([
    restaurantOf(context.pool, restaurant, context.now()),
    readOverrides(context.pool, restaurant, from, to),
    readSlots(context.pool, restaurant),
    countBookings(context.pool, restaurant, from, to),
    countOpen(context.pool, restaurant, from, to),
    readOffered(context.pool, restaurant, from, to),
  ]);
  const dates = Array.from({ length: count }, (_, day) => addDays(from, day));
  const years = [...new Set(dates.map((date) => Number(date.slice(0, 4))))];
  const holidays = new Map(
    (await Promise.all(years.map((year) => publicHolidays(details, year, locale)))).flatMap((days) => [...days]),
  );
  return {
    data: dates.map((date) => {
      const ofDay = overrides.filter((one) => one.date === date);
      const tables = slotsOn(slots, date, ofDay);
      const undecided = tables.map(({ slot, capacity }) =>
        Math.max(0, (open.find((one) => one.date === date && one.slot === slot._id)?.count ?? 0) - capacity),
      );
      return {
        date,
        closed: ofDay.some(({ period, slot, qtd }) => period === null && slot === null && qtd === 0),
        changed: ofDay.length > 0,
        holiday: holidays.get(date) ?? null,
        // The grid of today says nothing of a day that is over.
        tables: offered.get(date) ?? tables.reduce((sum, { capacity }) => sum + capacity, 0),
        week: tables.reduce((sum, { slot }) => sum + slot.qtd, 0),
        bookings: booked.filter((one) => one.date === date).reduce((sum, one) => sum + one.count, 0),
        undecided: date < details.today ? 0 : undecided.reduce((sum, count) => sum + count, 0),
      };
    }),
  };
};
