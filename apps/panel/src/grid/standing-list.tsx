import type { Booking } from '@metade/contracts/host.ts';
import { Button } from '@metade/ui/button.tsx';
import { Check, Users } from 'lucide-react';
import { useState } from 'react';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { ReasonDialog } from '../today/reason-dialog.tsx';
import { useDayActions } from '../today/use-day-actions.ts';
import { useWords } from '../words/words.tsx';

/** Bookings without a table of their own: each is kept, or cancelled with a reason. */
export function StandingList({ bookings, onDecided }: { bookings: readonly Booking[]; onDecided: () => void }) {
  const { m, Date: dateWords, mealTime } = useWords();
  const actions = useDayActions();
  const [ending, setEnding] = useState<Booking | null>(null);
  const waits = (booking: Booking) => booking.state === 'awaiting_restaurant';
  const left = bookings.filter(({ kept }) => !kept).length;
  const keep = async (booking: Booking) => {
    if (await actions.keep(booking, !booking.kept)) onDecided();
  };
  return (
    <>
      <p role="status" className={`mb-2 text-sm font-semibold ${left > 0 ? 'text-wait-ink' : 'text-ok'}`}>
        {left > 0 ? m.calendar.undecided(left) : m.cancel.allDecided}
      </p>
      <ul className="border-t border-line">
        {bookings.map((booking) => (
          <li key={booking._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-semibold">{bookingName(booking)}</span>
              <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
                {dateWords(booking.date, 'short')}, {mealTime(booking)}
                <span className="inline-flex items-center gap-1">
                  <Users aria-hidden="true" className="size-4" strokeWidth={1.9} />
                  {m.row.people(booking.people)}
                </span>
                {waits(booking) ? <span>{m.row.awaiting}</span> : null}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button
                aria-pressed={booking.kept}
                aria-label={m.cancel.keepOf(bookingName(booking), booking.time)}
                busy={actions.busy.has(booking._id)}
                kind={booking.kept ? 'ink' : 'outline'}
                onClick={() => void keep(booking)}
              >
                {booking.kept ? <Check aria-hidden="true" className="size-5" strokeWidth={1.9} /> : null}
                {m.cancel.keep}
              </Button>
              <Button aria-label={m.cancel.of(bookingName(booking), booking.time)} onClick={() => setEnding(booking)}>
                {m.cancel.item}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ReasonDialog
        booking={ending}
        onClose={() => setEnding(null)}
        words={ending && waits(ending) ? m.request.declining : m.cancel}
        send={async (booking, reason) => {
          const done = await (waits(booking) ? actions.decline : actions.cancel)(booking, reason);
          if (done) onDecided();
          return done;
        }}
      />
    </>
  );
}
