import type { Point } from './point.ts';

/** Labelled bars, largest first. */
export function Ranks({ points, format }: { points: readonly Point[]; format: (value: number) => string }) {
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {points.map(({ label, value }) => (
        <li key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-3">
          <span className="truncate">{label}</span>
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
