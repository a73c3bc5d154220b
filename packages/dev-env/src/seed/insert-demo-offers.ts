import type pg from 'pg';
import { addDays, dayOfWeek } from '@metade/domain/time.ts';
import { periods } from '@metade/domain/grid.ts';
import { daysOfReports } from '../scenario/build-bookings.ts';
import type { DemoRestaurant } from '../scenario/build-restaurants.ts';
import { insertRows } from './insert-rows.ts';

/** What each restaurant offered on the days of the reports, so that theirs and their city's medians can be made. */
export async function insertDemoOffers(
  client: pg.ClientBase,
  restaurants: readonly DemoRestaurant[],
  now: number,
): Promise<void> {
  const offers = restaurants.flatMap((restaurant) =>
    daysOfReports(restaurant, now).flatMap((date) =>
      periods.map((period) => ({
        restaurant_id: restaurant.id,
        date,
        period,
        tables: restaurant.grid
          .filter((slot) => slot.day === dayOfWeek(date) && slot.period === period)
          .reduce((sum, { qtd }) => sum + qtd, 0),
      })),
    ),
  );
  await insertRows(client, 'offered_day', offers);
  // Bookings of days that are over have put those days on the lists.
  await client.query('delete from availability_day where date < $1', [
    addDays(new Date(now).toISOString().slice(0, 10), -1),
  ]);
}
