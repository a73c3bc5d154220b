import type { Answer } from '@metade/api-client/client.ts';
import { dayOfWeek } from '@metade/domain/time.ts';
import { calendarWeek } from '@metade/i18n/format-date.ts';
import { Star } from 'lucide-react';
import { LinesSkeleton } from '../shell/pages.tsx';
import { useWords } from '../words/words.tsx';

type MonthDay = Answer<'getCalendar'>['data'][number];

/** A month by weeks: closed and changed days, holidays, and numbers of bookings. days: null while they are loading. */
export function Month({
  from,
  to,
  days,
  chosen,
  today,
  onChoose,
}: {
  from: string;
  to: string;
  days: readonly MonthDay[] | null;
  chosen: string;
  today: string;
  onChoose: (date: string) => void;
}) {
  const { m, locale } = useWords();
  const week = calendarWeek(locale);
  const before = week.indexOf(dayOfWeek(from));
  return (
    <div className="overflow-hidden rounded-3 border border-line">
      <div
        aria-hidden="true"
        className="grid grid-cols-7 border-b border-line text-center text-xs font-semibold text-ink-2"
      >
        {week.map((day) => (
          <span key={day} className="py-2">
            {m.grid.daysShort[day]}
          </span>
        ))}
      </div>
      {days ? (
        <ul className="grid grid-cols-7">
          {days.map((day, index) => (
            <li
              key={day.date}
              style={index === 0 ? { gridColumnStart: before + 1 } : undefined}
              className="-mr-px -mb-px border-r border-b border-line"
            >
              <Day day={day} chosen={day.date === chosen} today={today} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      ) : (
        <LinesSkeleton count={Math.ceil((before + Number(to.slice(8))) / 7)} look="h-16 md:h-24" />
      )}
    </div>
  );
}

function Day({
  day,
  chosen,
  today,
  onChoose,
}: {
  day: MonthDay;
  chosen: boolean;
  today: string;
  onChoose: (date: string) => void;
}) {
  const { m, Date: dateWords } = useWords();
  const shut = day.tables === 0;
  const state =
    day.closed || (day.changed && shut)
      ? m.calendar.closed
      : shut
        ? m.calendar.noTables
        : day.changed
          ? m.calendar.changed
          : null;
  const words = [
    dateWords(day.date),
    day.holiday?.name,
    state ?? m.calendar.tables(day.tables),
    m.calendar.bookings(day.bookings),
    day.undecided > 0 ? m.calendar.undecided(day.undecided) : null,
  ].filter(Boolean);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onChoose(day.date)}
      className={`flex min-h-16 w-full items-start px-1 py-1.5 text-left hover:bg-hover focus-visible:outline-offset-[-3px] md:min-h-24 md:p-2.5 ${
        chosen ? 'outline-2 -outline-offset-2 outline-ink' : ''
      } ${day.closed || (day.changed && shut) ? 'hatched' : ''} ${day.date < today ? 'text-ink-3' : ''}`}
    >
      <span className="sr-only">{words.join(', ')}</span>
      <span aria-hidden="true" className="flex max-w-full flex-col items-start gap-0.5">
        <span className={`text-sm font-bold ${day.date === today ? 'rounded-pill bg-ink px-2 text-page' : ''}`}>
          {Number(day.date.slice(8))}
        </span>
        {day.bookings > 0 || !shut ? (
          <span
            className={`text-2xs whitespace-nowrap md:text-xs ${day.bookings > 0 ? 'font-semibold' : 'text-ink-3'}`}
          >
            <span className="md:hidden">{shut ? day.bookings : `${day.bookings}/${day.tables}`}</span>
            <span className="max-md:hidden">
              {shut ? m.calendar.bookings(day.bookings) : m.calendar.bookedOf(day.bookings, day.tables)}
            </span>
          </span>
        ) : null}
        {day.undecided > 0 ? (
          <span className="rounded-1 bg-wait-soft px-1 text-2xs font-semibold text-wait-ink">
            <span className="md:hidden">{day.undecided} ?</span>
            <span className="max-md:hidden">{m.calendar.undecided(day.undecided)}</span>
          </span>
        ) : null}
        {state ? <span className="text-2xs text-ink-2 max-md:hidden">{state}</span> : null}
        {day.holiday ? (
          <span className="flex max-w-full items-center gap-1 text-2xs text-info-ink">
            <Star aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.9} />
            <span className="truncate max-lg:hidden">{day.holiday.name}</span>
          </span>
        ) : null}
        {day.changed && !day.closed ? (
          <span aria-hidden="true" className="size-2 rounded-pill bg-wait md:hidden" />
        ) : null}
      </span>
    </button>
  );
}
