import type { Report } from '@metade/contracts/report.ts';
import { metricUnits, type Metric } from '@metade/domain/report.ts';
import { formatFigure } from '@metade/i18n/format-figure.ts';
import { useWords } from '../words/words.tsx';

const shown: Metric[] = ['fill', 'sold', 'covers', 'newDiners'];

/** The main figures, large, each with its previous value. */
export function Headlines({ report }: { report: Report }) {
  const { m, locale } = useWords();
  const told = (metric: Metric, value: number | null) =>
    formatFigure(metricUnits[metric], value, report.currency, locale);
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {shown.map((metric) => (
        <div key={metric} className="flex flex-col rounded-3 border border-line p-4">
          <dt className="text-sm text-ink-2">{m.report.metrics[metric]}</dt>
          <dd className="mt-auto display text-dlg">{told(metric, report.metrics[metric])}</dd>
          <dd className="text-sm text-ink-3">
            {m.report.before}: {told(metric, report.before.metrics[metric])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
