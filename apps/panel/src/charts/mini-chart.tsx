import { useId } from 'react';
import { Bars } from './bars.tsx';
import { ChartTable } from './chart-table.tsx';
import { Line } from './line.tsx';
import { Ranks } from './ranks.tsx';

/** One mark of a chart. */
export type Point = {
  /** In words, as the table has it: "sex 5 jun". */
  label: string;
  /** Null: nothing is known. */
  value: number | null;
  /** What it is compared with. */
  before?: number | null;
  /** Its day or week is not over yet. */
  unfinished?: boolean;
};

const shapes = { bars: Bars, line: Line, ranks: Ranks };

/**
 * A figure with its course under it, and the same as a table. kind: bars or a line in time, or ranks from the most. format: a
 * value in words. heads: of the table's columns; the last one where points are compared.
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
}: {
  title: string;
  /** The number that stands for the whole. */
  figure: string;
  note?: string;
  kind: keyof typeof shapes;
  points: readonly Point[];
  format: (value: number) => string;
  heads: readonly [label: string, value: string, before?: string];
  /** What the dashed line is, for whoever sees it. */
  foot?: string;
}) {
  const id = useId();
  const Shape = shapes[kind];
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-text text-sm font-semibold tracking-normal">
        {title}
      </h3>
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
