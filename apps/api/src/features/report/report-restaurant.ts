import type { Report } from '@metade/contracts/report.ts';
import type { DateRange } from '@metade/domain/report.ts';
import { metricsOf } from '@metade/domain/report.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Figures } from './read-figures.ts';

/** The restaurant's data in a report. */
export type ReportRestaurant = {
  id: string;
  company_name: string;
  city: string;
  country: string;
  currency: string;
  ticket_avg: number | null;
  time_zone: string;
};

export async function readReportRestaurants(
  db: Queryable,
  restaurants: readonly string[],
): Promise<ReportRestaurant[]> {
  const { rows } = await db.query<ReportRestaurant>(
    `select r.id, r.company_name, c.name as city, r.country, m.currency, r.ticket_avg, r.time_zone
     from restaurant r join city c on c.id = r.city_id join market m on m.country = r.country
     where r.id = any ($1::uuid[]) order by r.id`,
    [restaurants],
  );
  return rows;
}

/** A report from the figures of its range and of the previous one. until: the last day counted. */
export function reportOf(
  restaurant: ReportRestaurant,
  range: DateRange & { until: string },
  figures: Figures,
  before: DateRange & { figures: Figures },
  settings: Settings,
): Omit<Report, 'city'> {
  const { counts, ...rest } = figures;
  return {
    restaurant: { _id: restaurant.id, company_name: restaurant.company_name, city: restaurant.city },
    currency: restaurant.currency,
    ticket_avg: restaurant.ticket_avg,
    first: range.first,
    last: range.last,
    until: range.until,
    metrics: metricsOf(counts, restaurant.ticket_avg, settings),
    ...rest,
    before: {
      first: before.first,
      last: before.last,
      metrics: metricsOf(before.figures.counts, restaurant.ticket_avg, settings),
    },
  };
}
