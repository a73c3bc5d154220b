import type { Booking } from '@metade/contracts/host.ts';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Armchair, CalendarX2, LockKeyholeOpen, PencilLine, Phone, Undo2, UserX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Settings } from '../session/config.tsx';
import type { Words } from '../words/words.tsx';
import { useWords } from '../words/words.tsx';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { seatRefusal } from '@metade/booking-flow/voucher-time.ts';
import type { RowStatus } from '@metade/booking-flow/row-status.ts';
import { GuestCard } from './guest-card.tsx';
import type { RowActions } from './use-day-actions.ts';

export type MenuItem = { label: string; icon: LucideIcon } & ({ run: () => void } | { href: string });

/** A booking's further actions, beside its main button. */
export function menuItemsOf(
  booking: Booking,
  status: RowStatus,
  now: number,
  actions: Omit<RowActions, 'takeBack'>,
  { undoSeconds, voucherOpensMinutes }: Settings,
  m: Words['m'],
  onCancel: () => void,
  /** Absent for those who may not. */
  onCorrect: (() => void) | null,
): MenuItem[] {
  const can = (action: Booking['actions'][number]) => booking.actions.includes(action);
  const undoable = (at: string | null) => at !== null && now <= Date.parse(at) + undoSeconds * 1000;
  const items: MenuItem[] = [];
  if (status.kind === 'missing' && seatRefusal(booking, now, voucherOpensMinutes) === null)
    items.push({ label: m.row.seatAnyway, icon: Armchair, run: () => void actions.arrive(booking, true) });
  if (can('no_show')) items.push({ label: m.row.markNoShow, icon: UserX, run: () => void actions.markNoShow(booking) });
  if (can('undo_arrived') && undoable(booking.arrived_at))
    items.push({ label: m.row.undoArrival, icon: Undo2, run: () => void actions.undoArrival(booking) });
  if (can('undo_no_show') && undoable(booking.no_show_at))
    items.push({ label: m.row.undoNoShow, icon: Undo2, run: () => void actions.undoNoShow(booking) });
  if (booking.pin_locked)
    items.push({ label: m.waiterPin.unlock, icon: LockKeyholeOpen, run: () => void actions.unlockPin(booking) });
  if (booking.phone)
    items.push({
      label: m.row.call(booking.phone),
      icon: Phone,
      href: `tel:${booking.phone.replace(/[^+\d]/g, '')}`,
    });
  if (can('correct') && onCorrect) {
    const came = booking.state === 'arrived' || booking.state === 'completed';
    items.push({ label: came ? m.evening.correct.missed : m.evening.correct.came, icon: PencilLine, run: onCorrect });
  }
  if (can('cancel')) items.push({ label: m.cancel.item, icon: CalendarX2, run: onCancel });
  return items;
}

export function BookingMenu({
  open,
  onClose,
  booking,
  items,
}: {
  open: boolean;
  onClose: () => void;
  booking: Booking;
  items: readonly MenuItem[];
}) {
  const { m } = useWords();
  return (
    <Dialog
      sheet
      side
      open={open}
      onClose={onClose}
      title={`${booking.time} · ${bookingName(booking)}`}
      closeLabel={m.close}
    >
      {open ? (
        <GuestCard booking={booking}>
          <ul className="flex flex-col gap-2">
            {items.length === 0 ? <li className="text-ink-2">{m.row.nothingToDo}</li> : null}
            {items.map((item) => (
              <li key={item.label}>
                {'href' in item ? (
                  <a href={item.href} className={ITEM}>
                    <item.icon aria-hidden="true" className="size-5" strokeWidth={1.9} />
                    {item.label}
                  </a>
                ) : (
                  <button
                    type="button"
                    className={ITEM}
                    onClick={() => {
                      onClose();
                      item.run();
                    }}
                  >
                    <item.icon aria-hidden="true" className="size-5" strokeWidth={1.9} />
                    {item.label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </GuestCard>
      ) : null}
    </Dialog>
  );
}

const ITEM =
  'flex min-h-14 w-full items-center gap-3 rounded-2 border border-line bg-surface px-4 text-left font-semibold hover:bg-hover';
