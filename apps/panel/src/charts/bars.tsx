import type { Point } from './point.ts';

/** A time series as bars over its comparison; unfinished periods are hatched. Labels three of them. */
export function Bars({ points }: { points: readonly Point[] }) {
  const most = Math.max(1, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
  const tall = (value: number | null | undefined) => `${((value ?? 0) / most) * 100}%`;
  const named = new Set([0, Math.floor((points.length - 1) / 2), points.length - 1]);
  return (
    <>
      <div className="flex h-16 items-end gap-1 border-b border-line-strong">
        {points.map(({ label, value, before, unfinished }) => (
          <span key={label} className="relative flex h-full flex-1 items-end">
            <span
              style={{ height: tall(value) }}
              className={`min-h-px w-full rounded-t-1 forced-color-adjust-none ${unfinished ? 'border border-b-0 border-ink unfinished' : 'bg-ink'}`}
            />
            {before === undefined || before === null ? null : (
              <span
                style={{ bottom: tall(before) }}
                className="absolute inset-x-0 border-t-2 border-dashed border-line-strong"
              />
            )}
          </span>
        ))}
      </div>
      <div className="mt-1 flex justify-between gap-2 text-xs text-ink-3">
        {[...named].map((nth) => (
          <span key={nth}>{points[nth]?.label}</span>
        ))}
      </div>
    </>
  );
}
