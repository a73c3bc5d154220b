import { languageTag, type Locale } from '@metade/i18n/locale.ts';
import { addDays, isLocalDate } from '@metade/domain/time.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { LinesSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { mayLeave } from '../shell/unsaved.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { CloseDays } from './close-days.tsx';
import { DayPanel } from './day-panel.tsx';
import { Holidays } from './holidays.tsx';
import { Month } from './month.tsx';

/** A month with its differences from the normal week, and an editor for one day. */
export default function CalendarScreen() {
  const { m, locale } = useWords();
  const { call } = useSession();
  const { restaurant, state } = useRestaurant();
  const { query } = useRoute();
  useTitle(m.calendar.title);
  const asked = query.get('date') ?? '';
  const date = isLocalDate(asked) ? asked : state.today;
  const [from, to] = monthOf(date);
  const id = restaurant._id;
  // Holiday names are in the language of the call.
  const month = useLoaded(
    useCallback(
      () => call('getCalendar', { params: { id }, query: { from, to } }, { locale }),
      [call, id, from, to, locale],
    ),
  );
  const day = useLoaded(
    useCallback(() => call('getCalendarDay', { params: { id, date } }, { locale }), [call, id, date, locale]),
  );
  const holidays = useLoaded(
    useCallback(() => call('listHolidays', { params: { id } }, { locale }), [call, id, locale]),
  );
  const panel = useRef<HTMLDivElement>(null);
  const choose = (next: string) => {
    const went = next === date || go(hrefOf('calendar', { date: next }), 'replace');
    if (went && !matchMedia('(min-width: 78.375rem)').matches)
      requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'start' }));
  };
  const refresh = () => {
    month.again();
    holidays.again();
  };
  // Reload when bookings change: they are counted.
  const bookings = state.days[date]?.bookings;
  const { again: countAgain } = month;
  const counted = useRef(bookings);
  useEffect(() => {
    if (counted.current && bookings && counted.current !== bookings) countAgain();
    counted.current = bookings;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- reloads when bookings change, not when the question does
  }, [bookings]);
  return (
    <div className="grid gap-x-7 gap-y-6 px-4 pt-5 pb-10 md:px-7 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <header>
          <h1 className="text-dmd">{m.calendar.title}</h1>
          <p className="text-sm text-ink-2">{m.calendar.text}</p>
        </header>
        <div className="flex items-center gap-2">
          <Step href={hrefOf('calendar', { date: addDays(from, -1) })} label={m.calendar.previous} back />
          <p aria-live="polite" className="min-w-40 text-center font-semibold">
            {monthName(from, locale)}
          </p>
          <Step href={hrefOf('calendar', { date: addDays(to, 1) })} label={m.calendar.next} />
        </div>
        {month.failed ? (
          <Unreachable again={month.again} />
        ) : (
          <Month
            from={from}
            to={to}
            days={month.value?.data ?? null}
            chosen={date}
            today={state.today}
            onChoose={choose}
          />
        )}
      </div>
      <div ref={panel} className="min-w-0 scroll-mt-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        {day.failed ? <Unreachable again={day.again} /> : null}
        {!day.value && !day.failed ? (
          <div className="rounded-4 border border-line shadow-1">
            <LinesSkeleton count={5} look="h-21" />
          </div>
        ) : null}
        {day.value ? (
          <DayPanel
            key={`${day.value.data.date} ${day.value.data.version}`}
            day={day.value.data}
            onSaved={(data) => {
              day.put({ data });
              refresh();
            }}
          />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-8 xl:col-start-1">
        <CloseDays
          onClosed={() => {
            refresh();
            day.again();
          }}
        />
        {holidays.value ? (
          <Holidays
            holidays={holidays.value.data}
            onSee={choose}
            mayChange={(changed) => changed !== date || mayLeave()}
            onChanged={(changed) => {
              refresh();
              if (changed === date) day.again();
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

function Step({ href, label, back = false }: { href: string; label: string; back?: boolean }) {
  const Icon = back ? ChevronLeft : ChevronRight;
  return (
    <PanelLink
      href={href}
      aria-label={label}
      className="grid size-12 place-items-center rounded-2 border border-line hover:bg-hover"
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.9} />
    </PanelLink>
  );
}

/** The first and the last date of the month of a date. */
function monthOf(date: string): [string, string] {
  const first = `${date.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return [first, addDays(next, -1)];
}

function monthName(first: string, locale: Locale): string {
  const name = new Intl.DateTimeFormat(languageTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${first}T00:00:00Z`),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
}
