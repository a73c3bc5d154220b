import type { Booking } from '@metade/contracts/host.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { BellRing, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { requestsOf } from '@metade/booking-flow/host-days.ts';
import { useSteadyRows } from '../shell/use-steady-rows.ts';
import { useWords } from '../words/words.tsx';
import { useBookingWhen } from './booking-when.ts';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { DayActions } from './use-day-actions.ts';

/**
 * New bookings of any date, in one permanent line so that nothing below moves: requests with the nearest deadline, and confirmed
 * ones. Opens the drawer where requests are answered.
 */
export function RequestsLine({ actions, now }: { actions: DayActions; now: number }) {
  const { m } = useWords();
  const { state } = useRestaurant();
  const deadline = useDeadline();
  const [open, setOpen] = useState(false);
  const requests = requestsOf(state.days, now);
  const waiting = requests.filter(({ confirming_until }) => confirming_until === null);
  const words = m.evening.requests;
  const next = waiting[0]?.confirm_by;
  const parts = [
    waiting.length > 0 ? words.toAnswer(waiting.length) : null,
    next ? words.next(deadline(next)) : null,
    state.notices.length > 0 ? words.confirmed(state.notices.length) : null,
  ].filter((part) => part !== null);
  const some = requests.length > 0 || state.notices.length > 0;
  return (
    <section aria-label={m.request.region} className="px-4 md:px-6">
      {some ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="flex min-h-12 w-full items-center gap-3 rounded-3 bg-info-soft px-3.5 py-2 text-left text-sm font-semibold text-info-ink hover:opacity-90"
        >
          <BellRing aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
          <span className="min-w-0 flex-1">{parts.length > 0 ? parts.join(', ') : words.none}</span>
          <span className="sr-only">{words.open}</span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
        </button>
      ) : (
        <p className="flex min-h-12 items-center gap-3 px-3.5 text-sm text-ink-3">
          <BellRing aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
          {words.none}
        </p>
      )}
      <Dialog sheet open={open} onClose={() => setOpen(false)} title={words.title} closeLabel={m.close}>
        <Drawer requests={requests} actions={actions} />
      </Dialog>
    </section>
  );
}

const keyOf = ({ _id }: Booking) => _id;

function Drawer({ requests, actions }: { requests: readonly Booking[]; actions: DayActions }) {
  const { m } = useWords();
  const { state, store } = useRestaurant();
  const when = useBookingWhen();
  const [declining, setDeclining] = useState<Booking | null>(null);
  const ids = requests.map((one) => JSON.stringify(one)).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the same bookings are the same rows
  const stable = useMemo(() => requests, [ids]);
  const rows = useSteadyRows(stable, keyOf);
  const notices = useSteadyRows(state.notices, keyOf);
  const words = m.evening.requests;
  return (
    <>
      {rows.length === 0 && notices.length === 0 ? <p className="text-ink-2">{words.none}</p> : null}
      {rows.length > 0 ? (
        <ul aria-label={words.title} className="flex flex-col gap-3">
          {rows.map(({ row: booking, gone }) => {
            const name = bookingName(booking);
            const busy = actions.busy.has(booking._id);
            if (gone || booking.confirming_until !== null)
              return (
                <NewBooking key={booking._id} booking={booking} deadline={null} done>
                  <span className="flex-1 text-sm font-semibold">{gone ? words.answered : words.confirming}</span>
                  {gone ? null : (
                    <Button
                      busy={busy}
                      aria-label={words.takeBackOf(name)}
                      onClick={() => void actions.undoConfirm(booking)}
                      className="border-info-line!"
                    >
                      {m.toast.undo}
                    </Button>
                  )}
                </NewBooking>
              );
            return (
              <NewBooking key={booking._id} booking={booking} deadline={booking.confirm_by}>
                <Button
                  onClick={() => setDeclining(booking)}
                  aria-label={m.request.declineOf(name, when(booking))}
                  disabled={busy}
                  className="flex-1 border-info-line!"
                >
                  {m.request.decline}
                </Button>
                <Button
                  onClick={() => void actions.confirm(booking)}
                  aria-label={m.request.confirmOf(name, when(booking))}
                  busy={busy}
                  className="flex-1 border-transparent! bg-info! text-page! hover:opacity-90"
                >
                  {m.request.confirm}
                </Button>
              </NewBooking>
            );
          })}
        </ul>
      ) : null}
      {notices.length > 0 ? (
        <>
          <div className="mt-6 mb-2 flex flex-wrap items-center justify-between gap-3 first:mt-0">
            <h3 className="text-md font-semibold">{words.news}</h3>
            {state.notices.length > 1 ? (
              <Button onClick={() => store.dismiss(...state.notices.map(({ _id }) => _id))}>{words.allSeen}</Button>
            ) : null}
          </div>
          <ul aria-label={words.news} className="flex flex-col gap-3">
            {notices.map(({ row: booking, gone }) => (
              <NewBooking
                key={booking._id}
                booking={booking}
                deadline={null}
                words={m.request.alreadyConfirmed}
                done={gone}
              >
                <Button
                  disabled={gone}
                  aria-label={words.seenOf(bookingName(booking))}
                  onClick={() => store.dismiss(booking._id)}
                  className="flex-1 border-info-line!"
                >
                  {m.request.dismiss}
                </Button>
              </NewBooking>
            ))}
          </ul>
        </>
      ) : null}
      <ReasonDialog
        booking={declining}
        onClose={() => setDeclining(null)}
        words={m.request.declining}
        send={actions.decline}
      />
    </>
  );
}

/** An instant's time, with its date unless that is today. */
function useDeadline(): (instant: string) => string {
  const { time, date } = useWords();
  const { state, restaurant } = useRestaurant();
  return (instant) => {
    const day = localDateOf(instant, restaurant.time_zone);
    const at = time(instant, restaurant.time_zone);
    return day === state.today ? at : `${date(day, 'short')}, ${at}`;
  };
}

function NewBooking({
  booking,
  deadline,
  words,
  done = false,
  children,
}: {
  booking: Booking;
  deadline: string | null;
  words?: string;
  /** Answered, and about to leave the list. */
  done?: boolean;
  children: ReactNode;
}) {
  const { m } = useWords();
  const when = useBookingWhen();
  const until = useDeadline();
  return (
    <li
      className={`flex flex-col gap-3 rounded-3 px-3.5 py-3 ${done ? 'bg-hover text-ink-2' : 'bg-info-soft text-info-ink'}`}
    >
      <p className="text-sm">
        <b className="font-bold">{bookingName(booking)}</b> · {when(booking)} · {m.row.tableFor(booking.places)} ·{' '}
        {m.row.people(booking.people)}
        <span className="block">{deadline === null ? words : m.request.answerByDay(until(deadline))}</span>
        {booking.changes && booking.state === 'awaiting_restaurant' ? (
          <span className="block">{m.request.changes(when(booking.changes), booking.changes.places)}</span>
        ) : null}
        {booking.note ? <span className="block break-words">{booking.note}</span> : null}
      </p>
      <div className="flex items-center gap-2">{children}</div>
    </li>
  );
}
