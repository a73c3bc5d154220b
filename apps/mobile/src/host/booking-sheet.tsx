import { bookingName } from '@metade/booking-flow/booking-name.ts';
import type { QueuedStep } from '@metade/booking-flow/host-steps.ts';
import { rowStatus } from '@metade/booking-flow/row-status.ts';
import { seatRefusal } from '@metade/booking-flow/voucher-time.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { formatVoucherCode } from '@metade/domain/voucher.ts';
import { Modal } from 'react-native';
import { callPhone } from '../booking/call-phone';
import { Button } from '../parts/button';
import { Screen } from '../parts/screen';
import { T } from '../parts/text';
import { useRestaurant } from './current-restaurant';
import { useHostWords } from './host-words';
import type { DayActions } from './use-day-actions';

/** A booking's facts and all that may be done with it now. */
export function BookingSheet({
  booking,
  step,
  now,
  actions,
  onClose,
}: {
  booking: Booking;
  /** That waits to be sent. */
  step: QueuedStep | undefined;
  now: number;
  actions: DayActions;
  onClose: () => void;
}) {
  const { h } = useHostWords();
  const { settings } = useRestaurant();
  const can = (action: Booking['actions'][number]) => booking.actions.includes(action);
  const undoable = (at: string | null) => at !== null && now <= Date.parse(at) + settings.undoSeconds * 1000;
  const missing = rowStatus(booking, now).kind === 'missing';
  const items: [string, () => void][] = [];
  const add = (when: boolean, label: string, run: () => void) => when && items.push([label, run]);
  add(step !== undefined, h.offline.take, () => step && actions.takeBack(step.key));
  add(missing && seatRefusal(booking, now, settings.voucherOpensMinutes) === null, h.row.seatAnyway, () => {
    void actions.arrive(booking, true);
  });
  add(can('no_show'), h.row.markNoShow, () => void actions.markNoShow(booking));
  add(can('undo_arrived') && undoable(booking.arrived_at), h.row.undoArrival, () => void actions.undoArrival(booking));
  add(can('undo_no_show') && undoable(booking.no_show_at), h.row.undoNoShow, () => void actions.undoNoShow(booking));
  const { phone } = booking;
  if (phone) add(true, h.row.call(phone), () => callPhone(phone));
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <Screen title={bookingName(booking)} close onBack={onClose}>
        <T>{[h.voucher.details(booking.time, booking.places), h.row.people(booking.people)].join(' · ')}</T>
        <T tone="ink2">
          {[booking.number, booking.voucher_code && h.row.voucher(formatVoucherCode(booking.voucher_code))]
            .filter(Boolean)
            .join(' · ')}
        </T>
        {booking.note ? <T>{booking.note}</T> : null}
        {booking.guest_tags.length > 0 ? <T tone="ink2">{booking.guest_tags.join(' · ')}</T> : null}
        {items.length === 0 ? <T tone="ink2">{h.row.nothingToDo}</T> : null}
        {items.map(([label, run]) => (
          <Button
            key={label}
            onPress={() => {
              onClose();
              run();
            }}
          >
            {label}
          </Button>
        ))}
      </Screen>
    </Modal>
  );
}
