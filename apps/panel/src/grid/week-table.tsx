import type { Period } from '@metade/domain/grid.ts';
import { periods } from '@metade/domain/grid.ts';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Copy } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import type { CellSteps } from './cell-view.tsx';
import { CellView } from './cell-view.tsx';
import type { Cell, Week } from './week.ts';
import { cellAt, weekdays } from './week.ts';

type Shown = {
  week: Week;
  chosen: { day: number; period: Period };
  isBad: (cell: Cell) => boolean;
  /** Whether the restaurant is closed at a time of a cell. */
  isOutside: (cell: Cell, time: string) => boolean;
  steps: CellSteps & { copyDay: (day: number) => void };
};

/** The seven days by three periods. */
export function WeekTable({ week, chosen, isBad, isOutside, steps }: Shown) {
  const { m } = useWords();
  return (
    <div className="overflow-hidden rounded-3 border border-line max-md:hidden">
      <table className="h-px w-full table-fixed border-collapse">
        <thead>
          <tr>
            <th className="w-28">
              <span className="sr-only">{m.grid.day}</span>
            </th>
            {periods.map((period) => (
              <th key={period} scope="col" className="border-l border-line px-3 py-2 text-left text-sm font-bold">
                {m.day.periods[period]} <span className="font-normal text-ink-3">{m.grid.times[period]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day} className="h-full border-t border-line">
              <th scope="row" className="px-3 py-2 text-left align-top">
                <span className="block text-sm font-bold">{m.grid.days[day]}</span>
                <CopyDay day={day} copy={steps.copyDay} />
              </th>
              {periods.map((period) => {
                const cell = cellAt(week, day, period);
                const isChosen = chosen.day === day && chosen.period === period;
                return (
                  <td key={period} className="h-full border-l border-line p-0 align-top">
                    <CellView cell={cell} chosen={isChosen} bad={isBad(cell)} isOutside={isOutside} steps={steps} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone, one day below the other. */
export function WeekDays({ week, chosen, isBad, isOutside, steps, onDay }: Shown & { onDay: (day: number) => void }) {
  const { m } = useWords();
  return (
    <div className="md:hidden">
      <div role="group" aria-label={m.grid.day} className="relative -mx-4 flex gap-2 overflow-x-auto px-4 pb-3">
        {weekdays.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen.day}
            onClick={() => onDay(day)}
            className={filterChipClass(day === chosen.day)}
          >
            <span className="sr-only">{m.grid.days[day]}</span>
            <span aria-hidden="true">{m.grid.daysShort[day]}</span>
          </button>
        ))}
      </div>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-dsm">{m.grid.days[chosen.day]}</h2>
        <CopyDay day={chosen.day} copy={steps.copyDay} />
      </div>
      <div className="mt-2 flex flex-col gap-3">
        {periods.map((period) => {
          const cell = cellAt(week, chosen.day, period);
          return (
            <section key={period} className="overflow-hidden rounded-3 border border-line">
              <h3 className="border-b border-line px-3 py-2 text-sm font-bold">
                {m.day.periods[period]} <span className="font-normal text-ink-3">{m.grid.times[period]}</span>
              </h3>
              <CellView cell={cell} chosen={false} bad={isBad(cell)} isOutside={isOutside} steps={steps} />
            </section>
          );
        })}
      </div>
    </div>
  );
}

function CopyDay({ day, copy }: { day: number; copy: (day: number) => void }) {
  const { m } = useWords();
  return (
    <button
      type="button"
      aria-label={m.grid.copyDay(m.grid.days[day] ?? '')}
      onClick={() => copy(day)}
      className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-2 px-2 text-sm font-normal text-ink-2 hover:bg-hover"
    >
      <Copy aria-hidden="true" className="size-4" strokeWidth={1.9} />
      {m.grid.copy}
    </button>
  );
}
