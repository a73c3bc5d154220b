import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Report } from '@metade/contracts/report.ts';
import { metrics, metricUnits, percent } from '@metade/domain/report.ts';
import { weekdayName } from '@metade/i18n/format-date.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { stringify } from 'csv-stringify/sync';
import type { Handler } from '../../http/call.ts';
import { csvFormat } from '../../http/csv-format.ts';
import { readQuarterlyReport } from './quarterly-report.ts';
import { fillRows } from './report-rows.ts';

/** A quarterly report as CSV; numbers in machine format. */
export const getReportCsv: Handler<'getReportCsv'> = async (context, { restaurant, params, reply, locale }) => {
  const { quarter, report } = await readQuarterlyReport(context.pool, restaurant, params.report);
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="metade-${quarter}.csv"`)
    .header('cache-control', 'no-store')
    .send(reportCsv(report, locale));
};

function reportCsv(report: Report, locale: Locale): string {
  const { report: words, day } = panelWords(locale);
  const rows = [
    [words.figure, words.now, words.before, words.city],
    ...metrics.map((metric) => [
      metricUnits[metric] === 'money' ? `${words.metrics[metric]}, ${report.currency}` : words.metrics[metric],
      ...[report.metrics, report.before.metrics, report.city?.medians].map((told) => number(metric, told?.[metric])),
    ]),
    [],
    [words.day, words.periodName, words.metrics.offered, words.metrics.sold, words.metrics.fill],
    ...fillRows(report).flatMap(({ cells }) =>
      cells.flatMap((cell) =>
        cell === null
          ? []
          : [
              [
                weekdayName(cell.day, locale),
                day.periods[cell.period],
                cell.offered,
                cell.sold,
                percent(cell.sold, cell.offered),
              ],
            ],
      ),
    ),
    [],
    [words.week, words.metrics.offered, words.metrics.sold, words.metrics.arrived],
    ...report.weeks.map((week) => [week.date, week.offered, week.sold, week.arrived]),
  ];
  return stringify(rows, csvFormat);
}

function number(metric: keyof typeof metricUnits, value: number | null | undefined): number | null {
  if (value === null || value === undefined) return null;
  return metricUnits[metric] === 'money' ? value / 100 : value;
}
