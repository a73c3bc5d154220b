import type pg from 'pg';
import { dayOfWeek } from '@metade/domain/time.ts';
import { periods } from '@metade/domain/grid.ts';
import { daysOfReports } from '../scenario/build-bookings.ts';
import { ownersRestaurantSlug } from '../scenario/build-restaurants.ts';
import type { DemoRestaurant } from '../scenario/build-restaurants.ts';
import { insertRows } from './insert-rows.ts';

/** What the owner's restaurant offered on the days behind it, of which its reports are made. */
export async function insertDemoOffers(
  client: pg.ClientBase,
  restaurants: readonly DemoRestaurant[],
  now: number,
): Promise<void> {
  const owners = restaurants.filter(({ slug }) => slug === ownersRestaurantSlug);
  const offers = owners.flatMap((restaurant) =>
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
}
