import type { Report } from '@metade/contracts/report.ts';
import { metrics, metricUnits, type Metric } from '@metade/domain/report.ts';
import { formatFigure } from '@metade/i18n/format-figure.ts';
import { useWords } from '../words/words.tsx';

/** Every figure beside the previous range and the city's median. */
export function FiguresTable({ report }: { report: Report }) {
  const { m, locale } = useWords();
  const told = (metric: Metric, value: number | null | undefined) =>
    formatFigure(metricUnits[metric], value ?? null, report.currency, locale);
  return (
    <table className="w-full text-sm max-[24rem]:text-xs">
      <thead className="text-left text-xs text-ink-3">
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-2 font-semibold">
            {m.report.figure}
          </th>
          <th scope="col" className={FIGURE}>
            {m.report.now}
          </th>
          <th scope="col" className={FIGURE}>
            {m.report.before}
          </th>
          <th scope="col" className={FIGURE}>
            {m.report.city}
          </th>
        </tr>
      </thead>
      <tbody>
        {metrics.map((metric) => (
          <tr key={metric} className="border-b border-line">
            <th scope="row" className="py-2.5 text-left font-medium">
              {m.report.metrics[metric]}
            </th>
            <td className={`${FIGURE} text-md max-[24rem]:text-sm`}>{told(metric, report.metrics[metric])}</td>
            <td className={`${FIGURE} text-ink-2`}>{told(metric, report.before.metrics[metric])}</td>
            <td className={`${FIGURE} text-ink-2`}>{told(metric, report.city?.medians[metric])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FIGURE = 'py-2 pl-3 text-right font-semibold max-[24rem]:pl-1.5';
