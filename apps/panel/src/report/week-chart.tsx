import type { Report } from '@metade/contracts/report.ts';
import { formatFigure } from '@metade/i18n/format-figure.ts';
import { weeksSentence } from '@metade/i18n/report-findings.ts';
import { MiniChart } from '../charts/mini-chart.tsx';
import { useWords } from '../words/words.tsx';
import { Finding } from './finding.tsx';

/** Weeks as bars: sold of offered tables, and arrivals. */
export function WeekChart({ weeks, currency }: Pick<Report, 'weeks' | 'currency'>) {
  const { m, locale, date } = useWords();
  if (weeks.length === 0) return null;
  const count = (value: number) => formatFigure('count', value, currency, locale);
  const chartOf = (shown: 'sold' | 'arrived', compared: 'offered' | 'sold') => (
    <MiniChart
      key={shown}
      title={m.report.metrics[shown]}
      figure={count(weeks.reduce((all, week) => all + week[shown], 0))}
      kind="bars"
      points={weeks.map((week) => ({
        label: date(week.date, 'short'),
        value: week[shown],
        before: week[compared],
      }))}
      format={count}
      heads={[m.report.week, m.report.metrics[shown], m.report.metrics[compared]]}
      foot={m.lists.dashed(m.report.metrics[compared])}
    />
  );
  return (
    <section>
      <h2 className="text-dsm">{m.report.weeksTitle}</h2>
      <Finding text={weeksSentence({ weeks }, m, locale)} />
      <div className="mt-4 grid max-w-3xl gap-8 md:grid-cols-2">
        {chartOf('sold', 'offered')}
        {chartOf('arrived', 'sold')}
      </div>
    </section>
  );
}
