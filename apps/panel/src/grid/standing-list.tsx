import type { Booking } from '@metade/contracts/host.ts';
import { Button } from '@metade/ui/button.tsx';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { bookingName } from '../today/booking-name.ts';
import { ReasonDialog } from '../today/reason-dialog.tsx';
import { useDayActions } from '../today/use-day-actions.ts';
import { useWords } from '../words/words.tsx';

/** Bookings that stand where no table is any more: each stays, or is cancelled with a reason. */
export function StandingList({ bookings, onCancelled }: { bookings: readonly Booking[]; onCancelled: () => void }) {
  const { m, Date: dateWords } = useWords();
  const actions = useDayActions();
  const [ending, setEnding] = useState<Booking | null>(null);
  const waits = (booking: Booking) => booking.state === 'awaiting_restaurant';
  return (
    <>
      <ul className="border-t border-line">
        {bookings.map((booking) => (
          <li key={booking._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-semibold">{bookingName(booking)}</span>
              <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
                {dateWords(booking.date, 'short')}, {booking.time}
                <span className="inline-flex items-center gap-1">
                  <Users aria-hidden="true" className="size-4" strokeWidth={1.9} />
                  {m.row.people(booking.people)}
                </span>
                {waits(booking) ? <span>{m.row.awaiting}</span> : null}
              </span>
            </span>
            <Button aria-label={m.cancel.of(bookingName(booking), booking.time)} onClick={() => setEnding(booking)}>
              {m.cancel.item}
            </Button>
          </li>
        ))}
      </ul>
      <ReasonDialog
        booking={ending}
        onClose={() => setEnding(null)}
        words={ending && waits(ending) ? m.request.declining : m.cancel}
        send={async (booking, reason) => {
          const done = await (waits(booking) ? actions.decline : actions.cancel)(booking, reason);
          if (done) onCancelled();
          return done;
        }}
      />
    </>
  );
}
