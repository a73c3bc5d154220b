import { weekdayOf } from '@metade/i18n/format-date.ts';
import { CalendarDays } from 'lucide-react';
import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { dayTone, type DayCount } from './day-tone.ts';
import { useDayWords } from './use-day-words.ts';

const DayCalendar = lazy(() => import('./day-calendar.tsx'));

/**
 * Fourteen buttons, named "Friday 12 June, 5 tables free" (more when the selected day is later), and a link to the full calendar.
 * They submit the surrounding form as `date`, so that they work without JavaScript; with `onPick` they are plain buttons. calendar:
 * address of all bookable days.
 */
export const DateStrip = memo(function DateStrip({
  days,
  chosen,
  onPick,
  calendar,
}: {
  days: DayCount[];
  chosen: string | undefined;
  onPick?: (date: string) => void;
  calendar: string;
}) {
  const { m, weekday } = useWords();
  const { dayName, closedOrFull } = useDayWords();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A surrounding dialog opens after this effect, and has no size before.
    const frame = requestAnimationFrame(() => {
      const button = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
      if (button && strip.current)
        strip.current.scrollLeft = button.offsetLeft - strip.current.clientWidth / 2 + button.clientWidth / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [chosen]);
  if (days.length === 0) return null;
  return (
    <div className="flex items-center gap-2">
      <div
        ref={strip}
        role="group"
        aria-label={m.search.day}
        className="relative -mx-1 flex min-w-0 flex-1 snap-x gap-2 scroll-px-1 overflow-x-auto px-1 py-1.5"
      >
        {days.map((day) => (
          <button
            key={day.date}
            type={onPick ? 'button' : 'submit'}
            name="date"
            value={day.date}
            onClick={onPick ? () => onPick(day.date) : undefined}
            aria-pressed={day.date === chosen}
            className={`flex min-h-[4.5rem] w-[5.1rem] shrink-0 snap-start flex-col items-center justify-center rounded-2 border text-2xs transition-colors duration-220 ${dayTone(day, chosen)}`}
          >
            <span className="sr-only">{dayName(day)}</span>
            <span aria-hidden="true">{weekday(weekdayOf(day.date), 'short')}</span>
            <span aria-hidden="true" className="text-lg leading-6 font-bold">
              {Number(day.date.slice(8))}
            </span>
            <span aria-hidden="true">{closedOrFull(day) ?? m.site.tables(day.tables)}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-[4.5rem] w-16 shrink-0 flex-col items-center justify-center gap-1 rounded-2 border border-line bg-surface px-1 text-2xs leading-4 hover:bg-hover"
      >
        <CalendarDays aria-hidden="true" className="size-5" />
        {m.search.otherDate}
      </button>
      {open ? (
        <Suspense>
          <DayCalendar address={calendar} chosen={chosen} onPick={onPick} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
});
