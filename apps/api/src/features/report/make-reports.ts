import type { Report } from '@metade/contracts/report.ts';
import { cityMedians, dueQuarter, metricsOf, quarterOf, quarterRange } from '@metade/domain/report.ts';
import type { Quarter } from '@metade/domain/report.ts';
import { addDays, localDateAt, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Figures } from './read-figures.ts';
import { readFigures } from './read-figures.ts';
import type { ReportRestaurant } from './report-restaurant.ts';
import { readReportRestaurants, reportOf } from './report-restaurant.ts';
import { writeOfferedDays } from './write-offered-days.ts';

const batch = 100;

/**
 * Makes due quarterly reports that are missing, each once, and enqueues their mails. Due by the restaurant's own calendar; the next
 * run makes up for days when the server was off.
 */
export async function makeReports(context: Context): Promise<void> {
  await writeOfferedDays(context);
  const { rows: cities } = await context.pool.query<{ country: string; time_zone: string; restaurants: string[] }>(
    `select country, time_zone, array_agg(id order by id) as restaurants from restaurant
     where state in ('approved', 'paused') and city_id is not null group by city_id, country, time_zone`,
  );
  for (const { country, time_zone, restaurants } of cities) {
    const { settings } = await context.markets.market(country);
    const quarter = dueQuarter(localDateAt(context.now(), time_zone), settings);
    const { rows: missing } = await context.pool.query<{ id: string }>(
      `select id from unnest($1::uuid[]) n (id) where not exists (select 1 from quarterly_report q where q.restaurant_id = n.id and q.quarter = $2)`,
      [restaurants, quarter],
    );
    if (missing.length > 0) await makeCity(context, quarter, restaurants, new Set(missing.map(({ id }) => id)));
  }
}

async function makeCity(
  context: Context,
  quarter: Quarter,
  restaurants: readonly string[],
  missing: ReadonlySet<string>,
): Promise<void> {
  const reported = await readReportRestaurants(context.pool, restaurants);
  const figures = await figuresOf(context, reported, quarter);
  const { settings } = await context.markets.market(reported[0]?.country ?? '');
  const active = reported.filter((one) => isActive(figures.get(one.id)));
  const medians = cityMedians(
    active.map((one) => metricsOf((figures.get(one.id) as Figures).counts, one.ticket_avg, settings)),
    settings,
  );
  const city = active.length < settings.cityMedianMin ? null : { quarter, restaurants: active.length, medians };
  const due = reported.filter((one) => missing.has(one.id));
  const earlier = await figuresOf(context, due, quarterOf(addDays(quarterRange(quarter).first, -1)));
  const reports = due.map((one): { restaurant: string; report: Report | null } => {
    const [now, then] = [figures.get(one.id), earlier.get(one.id)];
    if (now === undefined || then === undefined || !isActive(now)) return { restaurant: one.id, report: null };
    const range = { ...quarterRange(quarter), until: quarterRange(quarter).last };
    const before = { ...quarterRange(quarterOf(addDays(range.first, -1))), figures: then };
    return { restaurant: one.id, report: { ...reportOf(one, range, now, before, settings), city } };
  });
  await transaction(context.pool, async (trx) => {
    for (const { restaurant, report } of reports) await keep(trx, restaurant, quarter, report, context.now());
  });
}

async function figuresOf(
  context: Context,
  reported: readonly ReportRestaurant[],
  quarter: Quarter,
): Promise<Map<string, Figures>> {
  const found = new Map<string, Figures>();
  for (let first = 0; first < reported.length; first += batch) {
    const some = reported.slice(first, first + batch);
    const figures = await readFigures(
      context.pool,
      some.map(({ id }) => ({ restaurant: id, ...quarterRange(quarter) })),
    );
    some.forEach(({ id }, index) => found.set(id, figures[index] as Figures));
  }
  return found;
}

/** A restaurant without offers and bookings gets no report, and does not count in medians. */
function isActive(figures: Figures | undefined): boolean {
  return figures !== undefined && (figures.counts.offered > 0 || figures.counts.sold + figures.counts.cancelled > 0);
}

async function keep(trx: Trx, restaurant: string, quarter: Quarter, report: Report | null, now: number): Promise<void> {
  const id = uuidv7();
  const { rowCount } = await trx.query(
    `insert into quarterly_report (id, restaurant_id, quarter, figures, made_at) values ($1, $2, $3, $4, $5)
     on conflict (restaurant_id, quarter) do nothing`,
    [id, restaurant, quarter, report === null ? null : JSON.stringify(report), toIso(now)],
  );
  if (rowCount === 1 && report !== null) await enqueue(trx, 'send_report_mail', { report: id });
}
