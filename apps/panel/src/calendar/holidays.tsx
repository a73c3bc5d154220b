import type { Answer } from '@metade/api-client/client.ts';
import { Button } from '@metade/ui/button.tsx';
import { useState } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';

type Holiday = Answer<'listHolidays'>['data'][number];

/** The next local public holidays, each closed by one press, with undo. */
export function Holidays({
  holidays,
  onSee,
  mayChange,
  onChanged,
}: {
  holidays: readonly Holiday[];
  onSee: (date: string) => void;
  /** Asks whether unsaved edits of a date may be discarded. */
  mayChange: (date: string) => boolean;
  onChanged: (date: string) => void;
}) {
  const { m, Date: dateWords } = useWords();
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const toast = useToast();
  const [all, seeAll] = useState(false);
  const shown = all ? holidays : holidays.slice(0, 8);
  const [busy, setBusy] = useState<string | null>(null);
  const put = async (date: string, body: { version: string; closed: boolean; reason: string }) => {
    if (!mayChange(date)) return null;
    setBusy(date);
    try {
      const { data } = await call('saveCalendarDay', { params: { id: restaurant._id, date }, body });
      onChanged(date);
      return data;
    } catch (error) {
      const refusal = refusalOf(error);
      toast.show({ text: refusal ? refusal.message || m.failed : m.unreachable, failure: true });
      onChanged(date);
      return null;
    } finally {
      setBusy(null);
    }
  };
  const close = async ({ date, version, name, bookings }: Holiday) => {
    const done = await put(date, { version, closed: true, reason: name });
    if (!done) return;
    if (bookings > 0) onSee(date);
    toast.show({
      text: m.calendar.holidayClosed(name),
      undo: () => void put(date, { version: done.version, closed: false, reason: '' }),
    });
  };
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays" className="mb-2 text-dsm">
        {m.calendar.holidays}
      </h2>
      <ul className="border-t border-line">
        {shown.map((one) => (
          <li key={one.date} className="flex items-center gap-3 border-b border-line py-2">
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-semibold">{one.name}</span>
              <span className="block text-sm text-ink-2">
                {dateWords(one.date, 'short')} · {m.calendar.kinds[one.kind]}
                {one.bookings > 0 ? ` · ${m.calendar.bookings(one.bookings)}` : ''}
              </span>
            </span>
            {one.closed ? (
              <span className="text-sm text-ink-2">{m.calendar.alreadyClosed}</span>
            ) : (
              <Button
                busy={busy === one.date}
                aria-label={m.calendar.closeDay(one.name, dateWords(one.date, 'short'))}
                onClick={() => void close(one)}
              >
                {m.calendar.close}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length < holidays.length ? (
        <Button kind="text" onClick={() => seeAll(true)} className="mt-2">
          {m.calendar.allHolidays(holidays.length)}
        </Button>
      ) : null}
    </section>
  );
}
