import type { Booking } from '@metade/contracts/host.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { useState } from 'react';
import { refusalOf } from '../api.ts';
import { useHouse } from '../house/house.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { bookingName } from './booking-name.ts';

type Step = Extract<
  OperationName,
  'arriveOrder' | 'undoArrival' | 'markNoShow' | 'undoNoShow' | 'confirmOrder' | 'unlockPin'
>;

export type DayActions = {
  /** Ids whose step is on its way. */
  busy: ReadonlySet<string>;
  arrive: (booking: Booking, seatAnyway?: boolean) => Promise<void>;
  markNoShow: (booking: Booking) => Promise<void>;
  undoArrival: (booking: Booking) => Promise<void>;
  undoNoShow: (booking: Booking) => Promise<void>;
  confirm: (booking: Booking) => Promise<void>;
  unlockPin: (booking: Booking) => Promise<void>;
  /** Answers whether it was declined; the reason is kept by the caller when not. */
  decline: (booking: Booking, reason: string) => Promise<boolean>;
  /** As decline, of a booking that stands. */
  cancel: (booking: Booking, reason: string) => Promise<boolean>;
};

/**
 * The steps that a host takes on the day's list, each with its toast, its undo, and its words when it is refused. onDone: a
 * step was taken, or refused because the booking stands otherwise.
 */
export function useDayActions(onDone?: () => void): DayActions {
  const { call } = useSession();
  const { store, restaurant } = useHouse();
  const { m, time } = useWords();
  const toast = useToast();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const run = async (booking: Booking, work: () => Promise<{ data: Booking }>): Promise<Booking | null> => {
    setBusy((ids) => new Set([...ids, booking._id]));
    try {
      const { data } = await work();
      store.put(data);
      onDone?.();
      return data;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'voucher_over' && refusal.params?.seatAnyway === true) {
        askPastTolerance(booking);
      } else {
        toast.show({ text: refusal ? refusal.message || m.failed : m.unreachable, failure: true });
        if (refusal) {
          void store.load(booking.date);
          onDone?.();
        }
      }
      return null;
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== booking._id)));
    }
  };
  const askPastTolerance = (booking: Booking) =>
    toast.show({
      text: m.toast.pastTolerance(bookingName(booking), time(booking.tolerance_until, restaurant.time_zone)),
      action: { label: m.row.seatAnyway, run: () => void arrive(booking, true) },
    });
  const step = (booking: Booking, name: Step, body?: object) =>
    run(booking, () => call(name, { params: { id: booking._id }, body } as never));

  const arrive = async (booking: Booking, seatAnyway = false): Promise<void> => {
    const done = await step(booking, 'arriveOrder', { seat_anyway: seatAnyway });
    if (done) {
      toast.show({
        text: m.toast.arrived(bookingName(done), done.places),
        undo: () => void undoArrival(done),
      });
    }
  };
  const undoArrival = async (booking: Booking): Promise<void> => {
    const done = await step(booking, 'undoArrival');
    if (done) toast.show({ text: m.toast.undone(bookingName(done)) });
  };
  const undoNoShow = async (booking: Booking): Promise<void> => {
    const done = await step(booking, 'undoNoShow');
    if (done) toast.show({ text: m.toast.undone(bookingName(done)) });
  };
  return {
    busy,
    arrive,
    undoArrival,
    undoNoShow,
    markNoShow: async (booking) => {
      const done = await step(booking, 'markNoShow');
      if (done) toast.show({ text: m.toast.noShow(bookingName(done)), undo: () => void undoNoShow(done) });
    },
    confirm: async (booking) => {
      const done = await step(booking, 'confirmOrder');
      if (done) toast.show({ text: m.toast.confirmed(bookingName(done)) });
    },
    unlockPin: async (booking) => {
      const done = await step(booking, 'unlockPin');
      if (done) toast.show({ text: m.waiterPin.unlocked(bookingName(done)) });
    },
    decline: async (booking, reason) => {
      const done = await run(booking, () => call('declineOrder', { params: { id: booking._id }, body: { reason } }));
      if (done) toast.show({ text: m.toast.declined(bookingName(done)) });
      return done !== null;
    },
    cancel: async (booking, reason) => {
      const params = { id: restaurant._id, order: booking._id };
      const done = await run(booking, () => call('cancelBooking', { params, body: { reason } }));
      if (done) toast.show({ text: m.cancel.done(bookingName(done)) });
      return done !== null;
    },
  };
}
