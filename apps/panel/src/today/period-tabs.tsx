import type { Period } from '@metade/domain/grid.ts';
import type { Day } from '@metade/booking-flow/host-days.ts';
import { useWords } from '../words/words.tsx';

/** The three periods with their hours; the current one is pressed. */
export function PeriodTabs({ day, shown, onShow }: { day: Day; shown: Period; onShow: (period: Period) => void }) {
  const { m } = useWords();
  return (
    <fieldset className="grid w-full grid-cols-3 rounded-3 bg-hover p-1 dark:bg-sunk md:w-99">
      <legend className="sr-only">{m.day.choosePeriod}</legend>
      {day.periods.map(({ period, open, first, last }) => (
        <button
          key={period}
          type="button"
          aria-pressed={period === shown}
          onClick={() => onShow(period)}
          className="flex min-h-13 flex-col items-center justify-center rounded-2 px-1 text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1 dark:aria-pressed:bg-hover"
        >
          <span className="text-sm leading-5 font-semibold">
            <span className="md:hidden">{m.day.periodsShort[period]}</span>
            <span className="hidden md:inline">{m.day.periods[period]}</span>
          </span>
          <span className="text-2xs">{open && first && last ? m.day.hours(first, last) : m.day.closed}</span>
        </button>
      ))}
    </fieldset>
  );
}
