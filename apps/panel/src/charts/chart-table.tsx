import { useWords } from '../words/words.tsx';
import type { Point } from './point.ts';

/** A chart's data as a table: can be opened, and is read by screen readers. */
export function ChartTable({
  title,
  points,
  format,
  heads: [name, value, before],
}: {
  title: string;
  points: readonly Point[];
  format: (value: number) => string;
  heads: readonly [label: string, value: string, before?: string];
}) {
  const { m } = useWords();
  const told = (one: number | null | undefined) => (one === null || one === undefined ? '–' : format(one));
  return (
    <details className="mt-1 text-xs">
      <summary className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 text-ink-3 underline underline-offset-3">
        {m.lists.table}
        <span className="sr-only">: {title}</span>
      </summary>
      <table className="mt-1 w-full">
        <caption className="sr-only">{title}</caption>
        <thead className="text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-1 text-left font-semibold">
              {name}
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-semibold">
              {value}
            </th>
            {before ? (
              <th scope="col" className="py-1 pl-3 text-right font-semibold">
                {before}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-medium">
                {point.label}
              </th>
              <td className="py-1 pl-3 text-right">{told(point.value)}</td>
              {before ? <td className="py-1 pl-3 text-right">{told(point.before)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
