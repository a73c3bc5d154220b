import { slotsOn } from '@metade/domain/calendar.ts';
import { addDays } from '@metade/domain/time.ts';
import { publicHolidays } from '../../adapters/public-holidays.ts';
import type { Handler } from '../../http/call.ts';
import { countBookings, readOverrides, readSlots, versionOf } from './calendar-reads.ts';
import { restaurantOf } from './calendar-restaurant.ts';

const offeredAhead = 365;

/** The holidays of the coming year, ready to be closed. */
export const listHolidays: Handler<'listHolidays'> = async (context, { restaurant, locale }) => {
  const details = await restaurantOf(context.pool, restaurant, context.now());
  const to = addDays(details.today, offeredAhead);
  const [overrides, slots, booked] = await Promise.all([
    readOverrides(context.pool, restaurant, details.today, to),
    readSlots(context.pool, restaurant),
    countBookings(context.pool, restaurant, details.today, to),
  ]);
  const years = [Number(details.today.slice(0, 4)), Number(to.slice(0, 4))];
  const all = await Promise.all([...new Set(years)].map((year) => publicHolidays(details, year, locale)));
  const coming = all.flatMap((days) => [...days]).filter(([date]) => date >= details.today && date <= to);
  return {
    data: coming
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, holiday]) => {
        const ofDay = overrides.filter((one) => one.date === date);
        return {
          ...holiday,
          date,
          version: versionOf(ofDay),
          closed: ofDay.some(({ period, slot, qtd }) => period === null && slot === null && qtd === 0),
          tables: slotsOn(slots, date, ofDay).reduce((sum, { capacity }) => sum + capacity, 0),
          bookings: booked.filter((one) => one.date === date).reduce((sum, one) => sum + one.count, 0),
        };
      }),
  };
};
