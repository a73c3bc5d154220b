import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Report } from '@metade/contracts/report.ts';
import { periods } from '@metade/domain/grid.ts';
import { metrics, metricUnits } from '@metade/domain/report.ts';
import { formatFigure } from '@metade/i18n/format-figure.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';

/** The figures as rows: name, this range, the previous one, the city's median. */
export function metricRows(report: Report, locale: Locale): [string, string, string, string][] {
  const words = panelWords(locale).report;
  return metrics.map((metric) => {
    const told = (value: number | null | undefined) =>
      formatFigure(metricUnits[metric], value ?? null, report.currency, locale);
    return [
      words.metrics[metric],
      told(report.metrics[metric]),
      told(report.before.metrics[metric]),
      told(report.city?.medians[metric]),
    ];
  });
}

/** Every weekday from Monday with its three periods; null where there were neither tables nor bookings. */
export function fillRows({ cells }: Report) {
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    day,
    cells: periods.map((period) => cells.find((cell) => cell.day === day && cell.period === period) ?? null),
  }));
}
