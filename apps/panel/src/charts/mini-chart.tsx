import { useId } from 'react';
import { Bars } from './bars.tsx';
import { ChartTable } from './chart-table.tsx';
import { Line } from './line.tsx';
import type { Point } from './point.ts';
import { Ranks } from './ranks.tsx';

const shapes = { bars: Bars, line: Line, ranks: Ranks };

/**
 * A figure with a chart and the same data as a table. kind: bars or a line over time, or ranks, largest first. format: formats a
 * value. heads: the table's columns; the last is for comparisons.
 */
export function MiniChart({
  title,
  figure,
  note,
  kind,
  points,
  format,
  heads,
  foot,
  heading: Heading = 'h3',
}: {
  title: string;
  /** The headline number. */
  figure: string;
  note?: string;
  kind: keyof typeof shapes;
  points: readonly Point[];
  format: (value: number) => string;
  heads: readonly [label: string, value: string, before?: string];
  /** The visible legend of the dashed line. */
  foot?: string;
  heading?: 'h2' | 'h3';
}) {
  const id = useId();
  const Shape = shapes[kind];
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading id={id} className="text-sm font-semibold">
        {title}
      </Heading>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="display text-dmd">{figure}</span>
        {note ? <span className="text-sm text-ink-3">{note}</span> : null}
      </p>
      {points.some(({ value }) => value !== null) ? (
        <>
          <div aria-hidden="true" className="mt-2">
            <Shape points={points} format={format} />
          </div>
          {foot ? <p className="mt-2 text-xs text-ink-3">{foot}</p> : null}
          <ChartTable title={title} points={points} format={format} heads={heads} />
        </>
      ) : null}
    </section>
  );
}
