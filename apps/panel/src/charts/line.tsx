import type { Point } from './point.ts';

const width = 100;
const height = 40;
const gap = 3;

/** A time series as a line with its end marked; the comparison is dashed. */
export function Line({ points }: { points: readonly Point[] }) {
  const all = points.flatMap(({ value, before }) => [value, before ?? null]).filter((one) => one !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (nth: number) => (points.length < 2 ? width / 2 : (nth / (points.length - 1)) * width);
  const y = (value: number) =>
    most === least ? height / 2 : height - gap - ((value - least) / (most - least)) * (height - 2 * gap);
  const pathOf = (values: readonly (number | null | undefined)[]) => {
    let drawn = '';
    let pen = 'M';
    for (const [nth, value] of values.entries()) {
      if (value !== null && value !== undefined) drawn += `${pen}${x(nth)} ${y(value)}`;
      pen = value === null || value === undefined ? 'M' : 'L';
    }
    return drawn;
  };
  const last = points.findLastIndex(({ value }) => value !== null);
  return (
    <div className="relative h-12 border-b border-line-strong">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-full w-full overflow-visible">
        <path
          d={pathOf(points.map(({ before }) => before))}
          className="fill-none stroke-line-strong [stroke-dasharray:3_4]"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={pathOf(points.map(({ value }) => value))}
          className="fill-none stroke-ink"
          strokeWidth="2.4"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {last >= 0 ? (
        <span
          style={{ left: `${x(last)}%`, top: `${(y(points[last]?.value ?? 0) / height) * 100}%` }}
          className="absolute -mt-1 -ml-1 size-2 rounded-pill bg-ink forced-color-adjust-none"
        />
      ) : null}
    </div>
  );
}
