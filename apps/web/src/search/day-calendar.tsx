import { calendarWeek, weekdayOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { dayTone, type DayCount } from './day-tone.ts';
import { useDayWords } from './use-day-words.ts';

/**
 * Every bookable day, by month. As in the strip, days submit the surrounding form as `date` unless there is `onPick`. address:
 * where days and numbers of tables are loaded from when it opens.
 */
export default function DayCalendar({
  address,
  chosen,
  onPick,
  onClose,
}: {
  address: string;
  chosen: string | undefined;
  onPick?: ((date: string) => void) | undefined;
  onClose: () => void;
}) {
  const { m } = useWords();
  const { days, retry } = useDays(address);
  const shownFor = useRef(chosen);
  useEffect(() => {
    if (chosen !== shownFor.current) onClose();
  }, [chosen, onClose]);
  return (
    <Dialog open onClose={onClose} title={m.search.calendarTitle} closeLabel={m.site.close} sheet>
      {days === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 py-4">
          <p>{m.search.calendarFailed}</p>
          <Button onClick={retry}>{m.search.calendarRetry}</Button>
        </div>
      ) : null}
      {days === null ? <Skeleton className="h-96" /> : null}
      {Array.isArray(days) ? (
        <>
          <p className="mb-4 text-sm text-ink-2">{m.search.calendarHint}</p>
          {byMonth(days).map((month) => (
            <Month
              key={month[0]?.date}
              days={month}
              chosen={chosen}
              onPick={
                onPick &&
                ((date) => {
                  onPick(date);
                  onClose();
                })
              }
              onStay={onClose}
            />
          ))}
        </>
      ) : null}
    </Dialog>
  );
}

function Month({
  days,
  chosen,
  onPick,
  onStay,
}: {
  days: DayCount[];
  chosen: string | undefined;
  onPick: ((date: string) => void) | undefined;
  onStay: () => void;
}) {
  const { Date, weekday, number, locale } = useWords();
  const { dayName } = useDayWords();
  const order = calendarWeek(locale);
  return (
    <table className="mb-6 w-full table-fixed border-separate border-spacing-1">
      <caption className="pb-2 text-left text-lg font-bold">{Date(days[0]?.date ?? '', 'month')}</caption>
      <thead>
        <tr>
          {order.map((day) => (
            <th key={day} scope="col" abbr={weekday(day)} className="text-2xs font-semibold text-ink-2">
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days, order).map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, index) => (
              <td key={order[index]} className="p-0">
                {day ? (
                  <button
                    type={onPick || day.date === chosen ? 'button' : 'submit'}
                    name="date"
                    value={day.date}
                    onClick={day.date === chosen ? onStay : onPick && (() => onPick(day.date))}
                    aria-pressed={day.date === chosen}
                    className={`flex min-h-13 w-full flex-col items-center justify-center rounded-2 border text-2xs ${dayTone(day, chosen)}`}
                  >
                    <span className="sr-only">{dayName(day)}</span>
                    <span aria-hidden="true" className="text-md leading-6 font-bold">
                      {Number(day.date.slice(8))}
                    </span>
                    <span aria-hidden="true">{number(day.tables)}</span>
                  </button>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function byMonth(days: DayCount[]): DayCount[][] {
  const months = new Set(days.map((day) => day.date.slice(0, 7)));
  return [...months].map((month) => days.filter((day) => day.date.startsWith(month)));
}

/** A month's days in rows of seven, padded with null. */
function weeksOf(days: DayCount[], order: readonly number[]): (DayCount | null)[][] {
  const before = order.indexOf(weekdayOf(days[0]?.date ?? ''));
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const rows = Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) => cells.slice(7 * row, 7 * row + 7));
  return rows.map((row) => [...row, ...Array.from({ length: 7 - row.length }, () => null)]);
}

function useDays(address: string): { days: DayCount[] | 'failed' | null; retry: () => void } {
  const [days, setDays] = useState<DayCount[] | 'failed' | null>(null);
  const [round, setRound] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    readDays(address, leaving.signal).then(setDays, () => {
      if (!leaving.signal.aborted) setDays('failed');
    });
    return () => leaving.abort();
  }, [address, round]);
  const retry = () => {
    setDays(null);
    setRound(round + 1);
  };
  return { days, retry };
}

async function readDays(address: string, signal: AbortSignal): Promise<DayCount[]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
