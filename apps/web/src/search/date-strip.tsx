import { useEffect, useRef } from 'react';
import { weekdayOf } from '@metade/i18n/format-date.ts';
import { useWords } from '../words/words.tsx';

export interface DayCount {
  date: string;
  tables: number;
}

/**
 * Fourteen real buttons, named "Friday 12 June, 5 tables free". They are submit buttons called `date` of the form around them,
 * so that they work without script; with `onPick` they are plain buttons.
 */
export function DateStrip({
  days,
  chosen,
  onPick,
}: {
  days: DayCount[];
  chosen: string | undefined;
  onPick?: (date: string) => void;
}) {
  const { m, Date, weekday } = useWords();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (button && strip.current)
      strip.current.scrollLeft = button.offsetLeft - strip.current.clientWidth / 2 + button.clientWidth / 2;
  }, [chosen]);
  return (
    <div
      ref={strip}
      role="group"
      aria-label={m.search.day}
      className="relative -mx-1 flex snap-x gap-2 scroll-px-1 overflow-x-auto px-1 py-1.5"
    >
      {days.map((day) => (
        <button
          key={day.date}
          type={onPick ? 'button' : 'submit'}
          name="date"
          value={day.date}
          onClick={onPick ? () => onPick(day.date) : undefined}
          aria-pressed={day.date === chosen}
          className={`flex min-h-[4.5rem] w-[5.1rem] shrink-0 snap-start flex-col items-center justify-center rounded-2 border text-2xs transition-colors duration-220 ${tone(day, chosen)}`}
        >
          <span className="sr-only">{m.search.dayName(Date(day.date), day.tables)}</span>
          <span aria-hidden="true">{weekday(weekdayOf(day.date), 'short')}</span>
          <span aria-hidden="true" className="text-lg leading-6 font-bold">
            {Number(day.date.slice(8))}
          </span>
          <span aria-hidden="true">{day.tables === 0 ? m.search.fullDay : m.site.tables(day.tables)}</span>
        </button>
      ))}
    </div>
  );
}

function tone(day: DayCount, chosen: string | undefined): string {
  if (day.date === chosen) return 'border-transparent bg-ink text-page';
  return day.tables === 0
    ? 'border-dashed border-line-strong text-ink-3 hover:bg-hover'
    : 'border-line bg-surface hover:bg-hover';
}
