import type { Booking } from '@metade/contracts/host.ts';
import { formatVoucherCode } from '@metade/domain/voucher.ts';
import { Button } from '@metade/ui/button.tsx';
import { CircleAlert, CircleCheck, ClockAlert, CloudUpload, EllipsisVertical, Hourglass, Undo2 } from 'lucide-react';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { useSettings } from '../session/config.tsx';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';
import type { MenuItem } from './booking-menu.tsx';
import { menuItemsOf, BookingMenu } from './booking-menu.tsx';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { People } from './people.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { rowId } from './row-focus.ts';
import { NOTE_BELOW, ROW } from './row-layout.ts';
import type { RowStatus } from '@metade/booking-flow/row-status.ts';
import { rowStatus } from '@metade/booking-flow/row-status.ts';
import { opensAt, seatRefusal } from '@metade/booking-flow/voucher-time.ts';
import type { RowActions } from './use-day-actions.ts';

/** A booking in the day's list: when, who, how many, notes, and the main button. */
export const BookingRow = memo(function BookingRow({
  booking,
  now,
  timeZone,
  actions,
  busy,
  waiting,
  mayCorrect,
}: {
  booking: Booking;
  now: number;
  timeZone: string;
  actions: RowActions;
  /** Its step is being sent. */
  busy: boolean;
  /** The key of its queued step. */
  waiting: string | null;
  /** The caller may correct the arrival afterwards. */
  mayCorrect: boolean;
}) {
  const words = useWords();
  const { m } = words;
  const settings = useSettings();
  const [menuOpen, setMenuOpen] = useState(false);
  const [asking, setAsking] = useState<'cancel' | 'correct' | null>(null);
  const status = rowStatus(booking, now);
  const name = bookingName(booking);
  const done = !['expected', 'late', 'missing', 'paying'].includes(status.kind);
  const items = menuItemsOf(
    booking,
    status,
    now,
    actions,
    settings,
    m,
    () => setAsking('cancel'),
    mayCorrect ? () => setAsking('correct') : null,
  );
  const menu: MenuItem[] =
    waiting === null ? items : [{ label: m.offline.take, icon: Undo2, run: () => actions.takeBack(waiting) }];
  return (
    <li id={rowId(booking._id)} className={`${ROW} ${GROUND[status.kind] ?? ''}`}>
      <div className={done ? 'text-ink-3' : ''}>
        <p className="display text-dsm md:text-[1.375rem]">{booking.time}</p>
        <p className="md:hidden">
          <People count={booking.people} places={booking.places} />
        </p>
      </div>
      <div className={`min-w-0 ${done ? 'text-ink-3' : ''}`}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="-my-1 block w-full rounded-1 py-1 text-left text-md leading-6 font-semibold break-words hover:underline"
        >
          {name}
          {booking.table_label ? (
            <span className="ml-2 inline-block rounded-1 whitespace-nowrap bg-hover px-1.5 py-0.5 text-xs font-semibold text-ink-2">
              {m.evening.guest.at(booking.table_label)}
            </span>
          ) : null}
        </button>
        <Facts booking={booking} status={status} words={words} />
        {waiting === null ? null : (
          <Mark
            className="text-wait-ink"
            icon={<CloudUpload aria-hidden="true" className="size-4" strokeWidth={1.9} />}
          >
            {m.offline.mark}
          </Mark>
        )}
        {booking.guest_tags.length > 0 ? (
          <p className="text-xs font-semibold break-words text-ink-2">{booking.guest_tags.join(' · ')}</p>
        ) : null}
        {booking.pin_locked ? <p className="text-sm font-semibold text-bad-ink">{m.waiterPin.locked}</p> : null}
        <SaysLate booking={booking} status={status} timeZone={timeZone} words={words} />
        {status.kind === 'missing' ? (
          <p className="text-xs lg:hidden">{m.row.pastToleranceBy(duration(status.minutes, words))}</p>
        ) : null}
      </div>
      <p className={`hidden md:block ${done ? 'text-ink-3' : ''}`}>
        <People count={booking.people} places={booking.places} />
      </p>
      <div className={`hidden min-w-0 text-sm lg:block ${done ? 'text-ink-3' : ''}`}>
        {status.kind === 'missing' ? <p>{m.row.pastToleranceBy(duration(status.minutes, words))}</p> : null}
        {booking.note ? <p className="line-clamp-2 break-words">{booking.note}</p> : null}
      </div>
      <div className="flex justify-end">
        <Main
          booking={booking}
          now={now}
          status={status}
          timeZone={timeZone}
          words={words}
          actions={actions}
          busy={busy}
        />
      </div>
      <button
        type="button"
        aria-label={m.row.menuOf(name, booking.time)}
        aria-haspopup="dialog"
        onClick={() => setMenuOpen(true)}
        className="grid size-11 place-items-center rounded-2 hover:bg-hover"
      >
        <EllipsisVertical aria-hidden="true" className="size-5" strokeWidth={1.9} />
      </button>
      {booking.note ? <p className={`${NOTE_BELOW} ${done ? 'text-ink-3' : ''}`}>{booking.note}</p> : null}
      {menuOpen ? <BookingMenu open onClose={() => setMenuOpen(false)} booking={booking} items={menu} /> : null}
      {asking ? (
        <ReasonDialog
          booking={booking}
          onClose={() => setAsking(null)}
          words={asking === 'cancel' ? m.cancel : m.evening.correct}
          send={actions[asking]}
        />
      ) : null}
    </li>
  );
});

const GROUND: Partial<Record<RowStatus['kind'], string>> = { late: 'bg-wait-soft', missing: 'bg-bad-soft' };

/** The state if it needs attention, else useful facts. */
function Facts({ booking, status, words: { m } }: { booking: Booking; status: RowStatus; words: Words }) {
  switch (status.kind) {
    case 'missing':
      return (
        <Mark className="text-bad-ink" icon={<CircleAlert aria-hidden="true" className="size-4" strokeWidth={1.9} />}>
          {m.row.missing}
        </Mark>
      );
    case 'late':
      return (
        <Mark className="text-wait-ink" icon={<ClockAlert aria-hidden="true" className="size-4" strokeWidth={1.9} />}>
          {m.row.lateBy(status.minutes)}
        </Mark>
      );
    case 'paying':
      return (
        <Mark className="text-info-ink" icon={<Hourglass aria-hidden="true" className="size-4" strokeWidth={1.9} />}>
          {m.row.paying}
        </Mark>
      );
    case 'no_show':
      return <p className="text-sm">{m.row.noShow}</p>;
    default:
      return (
        <p className={`text-sm text-ink-3 ${booking.note ? 'hidden lg:block' : ''}`}>
          {booking.first_visit && booking.state === 'confirmed'
            ? m.row.firstVisit
            : booking.voucher_code
              ? m.row.voucher(formatVoucherCode(booking.voucher_code).replace(' ', '\u00a0'))
              : ''}
        </p>
      );
  }
}

/** What the party told; hidden once it is seated or missing. */
function SaysLate({
  booking,
  status,
  timeZone,
  words: { m, time },
}: {
  booking: Booking;
  status: RowStatus;
  timeZone: string;
  words: Words;
}) {
  if (booking.late_minutes === null || (status.kind !== 'expected' && status.kind !== 'late')) return null;
  const comes = new Date(Date.parse(booking.starts_at) + booking.late_minutes * 60_000).toISOString();
  return (
    <p className="text-sm font-semibold text-wait-ink">{m.row.saysLate(booking.late_minutes, time(comes, timeZone))}</p>
  );
}

function Mark({ icon, className, children }: { icon: ReactNode; className: string; children: ReactNode }) {
  return (
    <p
      className={`inline-flex items-center gap-1.5 rounded-1 bg-surface px-2 py-0.5 text-xs font-semibold ${className}`}
    >
      {icon}
      {children}
    </p>
  );
}

function Main({
  booking,
  now,
  status,
  timeZone,
  words,
  actions,
  busy,
}: {
  booking: Booking;
  now: number;
  status: RowStatus;
  timeZone: string;
  words: Words;
  actions: RowActions;
  busy: boolean;
}) {
  const { m, time } = words;
  const { voucherOpensMinutes } = useSettings();
  switch (status.kind) {
    case 'here':
      return <Here since={time(status.since, timeZone)} words={m.row.hereSince} />;
    case 'was_here':
      return <Here since={time(status.since, timeZone)} words={m.row.wasHere} />;
    case 'cancelled':
    case 'declined':
    case 'unanswered':
      return <p className="max-w-24 text-right text-sm text-ink-3 sm:max-w-none">{m.row[status.kind]}</p>;
    case 'no_show':
    case 'awaiting':
    case 'paying':
      return null;
    default:
      break;
  }
  const refusal = seatRefusal(booking, now, voucherOpensMinutes);
  if (refusal !== null) {
    return refusal === 'opens' ? (
      <p className="max-w-24 text-right text-sm text-ink-3 sm:max-w-none">
        {m.row.from(time(new Date(opensAt(booking, voucherOpensMinutes)).toISOString(), timeZone))}
      </p>
    ) : null;
  }
  return (
    <Button
      kind="ink"
      size="host"
      busy={busy}
      onClick={() => void actions.arrive(booking)}
      aria-label={m.row.arrivedOf(bookingName(booking), booking.time)}
      className="w-full px-3!"
    >
      {m.row.arrived}
    </Button>
  );
}

/** The full phrase on wide screens, else the time beside the tick. */
function Here({ since, words }: { since: string; words: (time: string) => string }) {
  return (
    <p className="flex items-center gap-2 text-right text-sm font-semibold text-ok">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
      <span aria-hidden="true" className="sm:hidden">
        {since}
      </span>
      <span className="sr-only sm:not-sr-only">{words(since)}</span>
    </p>
  );
}

function duration(minutes: number, { m }: Words): string {
  return minutes < 120 ? m.row.minutes(minutes) : m.row.hours(Math.floor(minutes / 60));
}
