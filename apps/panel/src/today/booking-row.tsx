import type { Booking } from '@metade/contracts/host.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { formatVoucherCode } from '@metade/domain/voucher.ts';
import { Button } from '@metade/ui/button.tsx';
import {
  CircleAlert,
  CircleCheck,
  ClockAlert,
  CloudUpload,
  EllipsisVertical,
  Hourglass,
  Undo2,
  Users,
} from 'lucide-react';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';
import { menuItemsOf, BookingMenu } from './booking-menu.tsx';
import { bookingName } from './booking-name.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { rowId } from './row-focus.ts';
import type { RowStatus } from './row-status.ts';
import { rowStatus } from './row-status.ts';
import type { RowActions } from './use-day-actions.ts';

/** One booking of the day's list: when, who, how many, what to know, and the one big button. */
export const BookingRow = memo(function BookingRow({
  booking,
  now,
  timeZone,
  actions,
  busy,
  waiting,
}: {
  booking: Booking;
  now: number;
  timeZone: string;
  actions: RowActions;
  /** Its step is on its way. */
  busy: boolean;
  /** The key of its step that waits for the network. */
  waiting: string | null;
}) {
  const words = useWords();
  const { m } = words;
  const [menuOpen, setMenuOpen] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const status = rowStatus(booking, now);
  const name = bookingName(booking);
  const done = !['expected', 'late', 'missing', 'paying'].includes(status.kind);
  const items = menuItemsOf(booking, status, now, actions, m, () => setCancelling(true));
  const menu =
    waiting === null ? items : [{ label: m.offline.take, icon: Undo2, run: () => actions.takeBack(waiting) }];
  return (
    <li
      id={rowId(booking._id)}
      className={`grid grid-cols-[4.25rem_minmax(0,1fr)_auto_2.75rem] items-center gap-x-2 border-b border-line py-2.5 pr-1 pl-4 sm:gap-x-3 md:min-h-19.5 md:grid-cols-[5rem_minmax(0,1fr)_3.5rem_auto_2.75rem] lg:grid-cols-[5rem_minmax(11rem,1.1fr)_3.5rem_minmax(0,1fr)_auto_2.75rem] md:px-6 ${GROUND[status.kind] ?? ''}`}
    >
      <div className={done ? 'text-ink-3' : ''}>
        <p className="display text-dsm md:text-[1.375rem]">{booking.time}</p>
        <p className="md:hidden">
          <People booking={booking} />
        </p>
      </div>
      <div className={`min-w-0 ${done ? 'text-ink-3' : ''}`}>
        <p className="text-md leading-6 font-semibold">{name}</p>
        <Facts booking={booking} status={status} words={words} />
        {waiting === null ? null : (
          <Mark
            className="text-wait-ink"
            icon={<CloudUpload aria-hidden="true" className="size-4" strokeWidth={1.9} />}
          >
            {m.offline.mark}
          </Mark>
        )}
        {booking.pin_locked ? <p className="text-sm font-semibold text-bad-ink">{m.waiterPin.locked}</p> : null}
        <SaysLate booking={booking} status={status} timeZone={timeZone} words={words} />
        {booking.note ? <p className="text-sm lg:hidden">{booking.note}</p> : null}
        {status.kind === 'missing' ? (
          <p className="text-xs lg:hidden">{m.row.pastToleranceBy(duration(status.minutes, words))}</p>
        ) : null}
      </div>
      <p className={`hidden md:block ${done ? 'text-ink-3' : ''}`}>
        <People booking={booking} />
      </p>
      <div className={`hidden min-w-0 text-sm lg:block ${done ? 'text-ink-3' : ''}`}>
        {status.kind === 'missing' ? <p>{m.row.pastToleranceBy(duration(status.minutes, words))}</p> : null}
        {booking.note ? <p>{booking.note}</p> : null}
      </div>
      <div className="flex justify-end md:w-43">
        <Main booking={booking} status={status} timeZone={timeZone} words={words} actions={actions} busy={busy} />
      </div>
      {menu.length > 0 ? (
        <button
          type="button"
          aria-label={m.row.menuOf(name, booking.time)}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="grid size-11 place-items-center rounded-2 hover:bg-hover"
        >
          <EllipsisVertical aria-hidden="true" className="size-5" strokeWidth={1.9} />
        </button>
      ) : (
        <span />
      )}
      <BookingMenu open={menuOpen} onClose={() => setMenuOpen(false)} booking={booking} items={menu} />
      <ReasonDialog
        booking={cancelling ? booking : null}
        onClose={() => setCancelling(false)}
        words={m.cancel}
        send={actions.cancel}
      />
    </li>
  );
});

const GROUND: Partial<Record<RowStatus['kind'], string>> = { late: 'bg-wait-soft', missing: 'bg-bad-soft' };

function People({ booking }: { booking: Booking }) {
  const { m } = useWords();
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold md:text-md">
      <Users aria-hidden="true" className="size-4.5 md:size-5" strokeWidth={1.9} />
      <span aria-hidden="true">{booking.people}</span>
      <span className="sr-only">
        {m.row.people(booking.people)}, {m.row.tableFor(booking.places)}
      </span>
    </span>
  );
}

/** The state in words where it asks for something, else what is good to know. */
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

/** What the party itself told; once it is here, or missing, that is no news any more. */
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
  status,
  timeZone,
  words,
  actions,
  busy,
}: {
  booking: Booking;
  status: RowStatus;
  timeZone: string;
  words: Words;
  actions: RowActions;
  busy: boolean;
}) {
  const { m, time } = words;
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
  if (!booking.actions.includes('arrive')) {
    const opens = Date.parse(booking.starts_at) - defaultSettings.voucherOpensMinutes * 60_000;
    return status.kind === 'expected' ? (
      <p className="max-w-24 text-right text-sm text-ink-3 sm:max-w-none">
        {m.row.from(time(new Date(opens).toISOString(), timeZone))}
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
      className="px-4! sm:px-6! md:w-43"
    >
      {m.row.arrived}
    </Button>
  );
}

/** The whole phrase where there is room, else the time beside the tick. */
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
