import { tableSizes } from '@metade/domain/grid.ts';
import { Plus, TriangleAlert, User } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import { Switch } from './switch.tsx';
import type { Cell } from './week.ts';

export type CellSteps = {
  select: (cell: Cell) => void;
  toggle: (cell: Cell, open: boolean) => void;
};

/** A weekday's period: its times with their tables, or a switch while it is closed. */
export function CellView({
  cell,
  chosen,
  bad,
  isOutside,
  steps,
}: {
  cell: Cell;
  chosen: boolean;
  bad: boolean;
  isOutside: (cell: Cell, time: string) => boolean;
  steps: CellSteps;
}) {
  const { m } = useWords();
  const name = m.grid.cell(m.grid.days[cell.day] ?? '', m.day.periods[cell.period]);
  if (!cell.open)
    return (
      <div className="flex h-full min-h-18 items-center px-3 hatched">
        <Switch
          on={false}
          label={`${name}: ${m.grid.open}`}
          words={m.grid.closed}
          onChange={() => steps.toggle(cell, true)}
        />
      </div>
    );
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => steps.select(cell)}
      className={`flex h-full min-h-18 w-full flex-col gap-1.5 px-3 py-2.5 text-left hover:bg-hover focus-visible:outline-offset-[-3px] ${
        chosen ? 'outline-2 -outline-offset-2 outline-ink' : ''
      } ${bad ? 'bg-bad-soft' : ''}`}
    >
      <span className="sr-only">{m.grid.edit(name)}</span>
      {cell.sittings.map((sitting) => (
        <span key={sitting.time} className="flex items-start gap-x-2">
          <span className="w-11 shrink-0 text-sm font-bold">{sitting.time}</span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            {isOutside(cell, sitting.time) ? (
              <span className="inline-flex items-center gap-1 text-xs font-semibold text-wait-ink">
                <TriangleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
                {m.grid.outside}
              </span>
            ) : null}
            {tableSizes
              .filter((places) => sitting.tables[places] > 0)
              .map((places) => (
                <span
                  key={places}
                  className="inline-flex items-center rounded-1 bg-hover px-2 text-sm whitespace-nowrap"
                >
                  <span className="sr-only">{m.grid.tables(sitting.tables[places], places)}</span>
                  <span aria-hidden="true" className="inline-flex items-center gap-1">
                    <b className="font-semibold">{sitting.tables[places]}</b> <span className="text-ink-3">×</span>{' '}
                    <b className="font-semibold">{places}</b>
                    <User className="size-3.5 text-ink-3" strokeWidth={1.9} />
                  </span>
                </span>
              ))}
          </span>
        </span>
      ))}
      {chosen ? (
        <span
          aria-hidden="true"
          className="mt-auto inline-flex items-center gap-1.5 text-sm font-semibold text-brand-ink max-xl:hidden"
        >
          <Plus className="size-4" strokeWidth={1.9} />
          {m.grid.addTime}
        </span>
      ) : null}
    </button>
  );
}
