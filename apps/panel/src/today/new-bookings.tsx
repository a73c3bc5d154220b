import type { Booking } from '@metade/contracts/host.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useHouse } from '../house/house.tsx';
import { requestsOf } from '../house/house-store.ts';
import { useWords } from '../words/words.tsx';
import { useBookingWhen } from './booking-when.ts';
import { bookingName } from './booking-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { DayActions } from './use-day-actions.ts';

const shownAtFirst = { phone: 1, wide: 3 };
/** More of those that came in confirmed are one line, so that the list stays in sight. */
const noticesMax = 2;

/** Every booking that waits for an answer, whatever its date, and those that came in confirmed, until they are seen. */
export function NewBookings({ actions, now }: { actions: DayActions; now: number }) {
  const { m } = useWords();
  const { state } = useHouse();
  const [all, setAll] = useState(false);
  const [declining, setDeclining] = useState<Booking | null>(null);
  const when = useBookingWhen();
  const requests = requestsOf(state.days, now);
  const shown = all ? requests : requests.slice(0, shownAtFirst.wide);
  if (requests.length === 0 && state.notices.length === 0 && declining === null) return null;
  return (
    <section aria-label={m.request.region} className="flex flex-col gap-2 px-4 md:px-6">
      {shown.map((booking, index) => {
        const name = bookingName(booking);
        return (
          <NewBooking
            key={booking._id}
            booking={booking}
            deadline={booking.confirm_by}
            wideOnly={!all && index >= shownAtFirst.phone}
          >
            <Button
              onClick={() => setDeclining(booking)}
              aria-label={m.request.declineOf(name, when(booking))}
              disabled={actions.busy.has(booking._id)}
              className="flex-1 border-info-line! md:flex-none"
            >
              {m.request.decline}
            </Button>
            <Button
              onClick={() => void actions.confirm(booking)}
              aria-label={m.request.confirmOf(name, when(booking))}
              busy={actions.busy.has(booking._id)}
              className="flex-1 border-transparent! bg-info! text-page! hover:opacity-90 md:flex-none"
            >
              {m.request.confirm}
            </Button>
          </NewBooking>
        );
      })}
      <ShowMore
        count={all ? 0 : requests.length - shownAtFirst.phone}
        onPress={() => setAll(true)}
        className="md:hidden"
      />
      <ShowMore count={requests.length - shown.length} onPress={() => setAll(true)} className="max-md:hidden" />
      <Notices />
      <ReasonDialog
        booking={declining}
        onClose={() => setDeclining(null)}
        words={m.request.declining}
        send={actions.decline}
      />
    </section>
  );
}

function Notices() {
  const { m } = useWords();
  const { state, store } = useHouse();
  const [each, setEach] = useState(false);
  const { notices } = state;
  if (notices.length > noticesMax && !each) {
    return (
      <div className={`flex ${NOTICE}`}>
        <p className="flex min-w-0 flex-1 basis-64 gap-3 text-sm">
          <BellRing aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
          <b className="font-bold">{m.request.manyConfirmed(notices.length)}</b>
        </p>
        <div className="flex w-full gap-2 md:w-auto">
          <Button onClick={() => setEach(true)} className="flex-1 border-info-line! md:flex-none">
            {m.request.showEach}
          </Button>
          <Button
            onClick={() => store.dismiss(...notices.map(({ _id }) => _id))}
            className="flex-1 border-info-line! md:flex-none"
          >
            {m.request.dismiss}
          </Button>
        </div>
      </div>
    );
  }
  return notices.map((booking) => (
    <NewBooking key={booking._id} booking={booking} deadline={null} words={m.request.alreadyConfirmed}>
      <Button onClick={() => store.dismiss(booking._id)} className="flex-1 border-info-line! md:flex-none">
        {m.request.dismiss}
      </Button>
    </NewBooking>
  ));
}

function ShowMore({ count, onPress, className }: { count: number; onPress: () => void; className: string }) {
  const { m } = useWords();
  return count > 0 ? (
    <Button kind="text" onClick={onPress} className={`self-start px-0! ${className}`}>
      {m.request.showAll(count)}
    </Button>
  ) : null;
}

const NOTICE = 'flex-wrap items-center gap-x-4 gap-y-3 rounded-3 bg-info-soft px-3.5 py-3 text-info-ink';

function NewBooking({
  booking,
  deadline,
  words,
  wideOnly = false,
  children,
}: {
  booking: Booking;
  deadline: string | null;
  words?: string;
  wideOnly?: boolean;
  children: ReactNode;
}) {
  const { m, time, date } = useWords();
  const { state, restaurant } = useHouse();
  const when = useBookingWhen();
  const deadlineDay = deadline === null ? null : localDateOf(deadline, restaurant.time_zone);
  return (
    <div className={`${wideOnly ? 'hidden md:flex' : 'flex'} ${NOTICE}`}>
      <p className="flex min-w-0 flex-1 basis-64 gap-3 text-sm">
        <BellRing aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.9} />
        <span>
          <b className="font-bold">{m.request.label}</b>{' '}
          {m.request.details(bookingName(booking), when(booking), booking.places)}{' '}
          {deadline === null
            ? words
            : deadlineDay === state.today
              ? m.request.answerBy(time(deadline, restaurant.time_zone))
              : m.request.answerByDay(`${date(deadlineDay ?? '', 'short')}, ${time(deadline, restaurant.time_zone)}`)}
          {booking.changes && booking.state === 'awaiting_restaurant' ? (
            <span className="block">{m.request.changes(when(booking.changes), booking.changes.places)}</span>
          ) : null}
          {booking.note ? <span className="block">{booking.note}</span> : null}
        </span>
      </p>
      <div className="flex w-full gap-2 md:w-auto">{children}</div>
    </div>
  );
}
