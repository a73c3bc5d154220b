import type { Point } from './point.ts';

/** Labelled bars, largest first. */
export function Ranks({ points, format }: { points: readonly Point[]; format: (value: number) => string }) {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  return (
    <ul className="grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 text-sm">
      {points.map(({ label, value }) => (
        <li key={label} className="col-span-full grid grid-cols-subgrid items-center">
          <span className="max-w-36 leading-tight break-words">{label}</span>
          <span className="h-2.5">
            <span
              style={{ width: `${((value ?? 0) / most) * 100}%` }}
              className="block h-full min-w-px rounded-1 bg-ink forced-color-adjust-none"
            />
          </span>
          <span className="min-w-8 text-right font-semibold">{format(value ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}
