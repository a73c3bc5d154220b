import type { Country } from '@metade/contracts/catalogue.ts';
import { serviceDateAt } from '@metade/domain/table-times.ts';
import type { HolidayPlace } from '../../adapters/public-holidays.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

export type CalendarRestaurant = HolidayPlace & {
  timeZone: string;
  /** The current service date. */
  today: string;
  pausedUntil: string | null;
};

/** A restaurant's place and current date. now: epoch ms. */
export async function restaurantOf(db: Queryable, restaurant: string, now: number): Promise<CalendarRestaurant> {
  const { rows } = await db.query<{
    country: Country;
    region: string;
    city: string;
    time_zone: string;
    paused_until: string | null;
  }>(
    `select r.country, coalesce(c.region_iso, '') as region, coalesce(r.city_id, '') as city, r.time_zone, r.paused_until
     from restaurant r left join city c on c.id = r.city_id where r.id = $1`,
    [restaurant],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const { time_zone: timeZone, paused_until: pausedUntil, ...place } = row;
  return { ...place, timeZone, pausedUntil, today: serviceDateAt(now, timeZone) };
}
