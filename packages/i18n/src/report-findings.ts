import type { Report } from '@metade/contracts/report.ts';
import { fillFinding, pointsAbove, weekFinding } from '@metade/domain/report-findings.ts';
import { formatDate, weekdayName } from './format-date.ts';
import { formatFigure } from './format-figure.ts';
import type { Locale } from './locale.ts';
import type { panel } from './pt/panel.ts';

type Words = Pick<typeof panel, 'report' | 'day'>;

/** Occupancy compared with the previous period and the city's median; null where nothing was offered. */
export function fillSentence({ metrics, before, city }: Report, { report }: Words, locale: Locale): string | null {
  const { findings } = report;
  const { fill } = metrics;
  if (fill === null) return null;
  const [earlier, others] = [pointsAbove(fill, before.metrics.fill), pointsAbove(fill, city?.medians.fill)];
  return [
    findings.fill(formatFigure('percent', fill, '', locale)),
    ...(earlier === null ? [] : [findings.beside(earlier, 'before')]),
    ...(others === null ? [] : [findings.beside(others, 'city')]),
  ].join(' ');
}

/** The fullest and the emptiest time of the week; null where nothing stands out. */
export function cellsSentence(
  { cells }: Pick<Report, 'cells'>,
  { report, day: { periods } }: Words,
  locale: Locale,
): string | null {
  const found = fillFinding(cells);
  if (found === null) return null;
  const told = ({ day, period, share }: (typeof found)['best']) =>
    report.findings.time(
      weekdayName(day, locale),
      periods[period].toLowerCase(),
      formatFigure('percent', share, '', locale),
    );
  return report.findings.cells(told(found.best), told(found.worst));
}

/** The week with the largest share sold; null where nothing stands out. */
export function weeksSentence({ weeks }: Pick<Report, 'weeks'>, { report }: Words, locale: Locale): string | null {
  const best = weekFinding(weeks);
  return best && report.findings.week(formatDate(best.date, locale, 'short'), best.sold, best.offered);
}
