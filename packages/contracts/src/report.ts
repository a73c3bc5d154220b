import { metrics, type Metric } from '@metade/domain/report.ts';
import { z } from 'zod';
import { endpoint, managers } from './endpoint.ts';
import { id, idParam, instant, localDate, period } from './fields.ts';

const range = { first: localDate, last: localDate };
const metricValues = z
  .object(
    Object.fromEntries(metrics.map((metric) => [metric, z.number().nullable()])) as Record<
      Metric,
      z.ZodNullable<z.ZodNumber>
    >,
  )
  .meta({
    id: 'ReportMetrics',
    description: 'bill and discount are estimated from the average ticket, in minor units; fill and honour are percent',
  });
const quarter = z.string().regex(/^\d{4}-Q[1-4]$/, 'quarter');

export const report = z
  .object({
    restaurant: z.object({ _id: id, company_name: z.string(), city: z.string() }),
    currency: z.string(),
    ticket_avg: z.int().nullable(),
    ...range,
    until: localDate.meta({ description: 'The last day that is counted: today, where the range is not over' }),
    metrics: metricValues,
    requests: z.object({ asked: z.int(), answered: z.int() }),
    reviews: z.int(),
    cells: z.array(z.object({ day: z.int().min(0).max(6), period, offered: z.int(), sold: z.int() })).meta({
      description: 'By weekday (0 is Sunday) and period; those with neither tables nor bookings are left out',
    }),
    weeks: z.array(z.object({ date: localDate, offered: z.int(), sold: z.int(), arrived: z.int() })),
    before: z.object({ ...range, metrics: metricValues }),
    city: z
      .object({ quarter, restaurants: z.int(), medians: metricValues })
      .nullable()
      .meta({ description: 'The middle of the city’s restaurants in a quarter; null where there are too few' }),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof report>;

const quarterlyReport = z.object({ _id: id, quarter, made: instant }).meta({ id: 'QuarterlyReport' });
export type QuarterlyReport = z.infer<typeof quarterlyReport>;

const team = { access: { scope: 'restaurant', roles: managers, licensee: true } } as const;
const keptParams = z.object({ id, report: id });

export const getReport = endpoint({
  ...team,
  name: 'getReport',
  method: 'GET',
  path: '/host/restaurants/:id/report',
  summary: 'What became of the tables of a range of days, as it is now; this quarter unless asked otherwise',
  params: idParam,
  query: z.object({ from: localDate.optional(), to: localDate.optional() }),
  answer: z.object({ data: report, today: localDate }),
  replica: true,
  refusals: ['not_found', 'invalid_fields'],
});

export const listReports = endpoint({
  ...team,
  name: 'listReports',
  method: 'GET',
  path: '/host/restaurants/:id/reports',
  summary: 'The quarterly reports that were made, the newest first',
  params: idParam,
  answer: z.object({ data: z.array(quarterlyReport) }),
  replica: true,
  refusals: ['not_found'],
});

export const getQuarterlyReport = endpoint({
  ...team,
  name: 'getQuarterlyReport',
  method: 'GET',
  path: '/host/restaurants/:id/reports/:report',
  summary: 'A quarterly report as it was made',
  params: keptParams,
  answer: z.object({ data: quarterlyReport.extend({ report }) }),
  replica: true,
  refusals: ['not_found'],
});

export const getReportPdf = endpoint({
  ...team,
  name: 'getReportPdf',
  method: 'GET',
  path: '/host/restaurants/:id/reports/:report/pdf',
  summary: 'A quarterly report as a PDF',
  params: keptParams,
  answer: z.string(),
  replica: true,
  refusals: ['not_found'],
  stream: 'application/pdf',
});

export const getReportCsv = endpoint({
  ...team,
  name: 'getReportCsv',
  method: 'GET',
  path: '/host/restaurants/:id/reports/:report/csv',
  summary: 'A quarterly report as a table of values (CSV)',
  params: keptParams,
  answer: z.string(),
  replica: true,
  refusals: ['not_found'],
  stream: 'text/csv',
});
