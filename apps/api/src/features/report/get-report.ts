import type { Report } from '@metade/contracts/report.ts';
import { quarterOf, quarterRange, rangeBefore } from '@metade/domain/report.ts';
import { daysBetween, localDateAt } from '@metade/domain/time.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readFigures } from './read-figures.ts';
import { readReportRestaurants, reportOf } from './report-restaurant.ts';

/** The current report of a range. Leaves out future days; the city's median is that of the last quarterly report. */
export const getReport: Handler<'getReport'> = async (context, { restaurant, query }) => {
  const [details] = await readReportRestaurants(context.pool, [restaurant]);
  if (details === undefined) throw new Refused('not_found');
  const { settings } = await context.markets.market(details.country);
  const today = localDateAt(context.now(), details.time_zone);
  const running = quarterRange(quarterOf(today));
  const [first, last] = [query.from ?? running.first, query.to ?? running.last];
  if (first > last) throw new Refused('invalid_fields', {}, [{ path: 'to', code: 'too_small' }]);
  if (daysBetween(first, last) >= settings.reportDaysMax)
    throw new Refused('invalid_fields', {}, [{ path: 'to', code: 'too_big' }]);
  if (first > today) throw new Refused('invalid_fields', {}, [{ path: 'from', code: 'too_big' }]);
  const until = last < today ? last : today;
  const before = rangeBefore({ first, last }, until);
  const [figures, figuresBefore] = await readFigures(context.pool, [
    { restaurant, first, last: until },
    { restaurant, ...before },
  ]);
  if (figures === undefined || figuresBefore === undefined) throw new Refused('not_found');
  const { rows } = await context.pool.query<{ city: Report['city'] }>(
    `select figures -> 'city' as city from quarterly_report where restaurant_id = $1 and figures is not null order by quarter desc limit 1`,
    [restaurant],
  );
  const data = reportOf(details, { first, last, until }, figures, { ...before, figures: figuresBefore }, settings);
  return { data: { ...data, city: rows[0]?.city ?? null }, today };
};
