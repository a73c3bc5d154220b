import { ApiRefusal } from '@metade/api-client/client.ts';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import {
  queuedStep,
  refusalOfStep,
  takeStep,
  type HostStep,
  type QueuedOperation,
} from '@metade/booking-flow/host-steps.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { randomUUID } from 'expo-crypto';
import { useState } from 'react';
import { useCall } from '../api/api';
import { useSnack } from '../parts/snack';
import { useRestaurant } from './current-restaurant';
import { useHostWords } from './host-words';

/** A host's steps, each with its undo; without network they are queued. */
export function useDayActions() {
  const call = useCall();
  const { store, restaurant, state, queue, settings } = useRestaurant();
  const { h, time } = useHostWords();
  const { show } = useSnack();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** Takes a step, or queues it where no answer comes. Null: refused or queued. */
  const take = async (booking: Booking, operation: QueuedOperation, body?: object): Promise<Booking | null> => {
    if (busy.has(booking._id)) return null;
    const step = { key: randomUUID(), operation, order: booking._id, body };
    setBusy((ids) => new Set([...ids, booking._id]));
    try {
      const done = await takeStep(call, restaurant._id, step);
      store.put(done);
      return done;
    } catch (error) {
      const refusal = refusalOfStep(error);
      if (!refusal) wait(booking, step);
      else if (refusal.code === 'voucher_over' && refusal.params?.seatAnyway === true)
        show({
          text: h.toast.pastTolerance(bookingName(booking), time(booking.tolerance_until, restaurant.time_zone)),
          action: { label: h.row.seatAnyway, run: () => void arrive(booking, true) },
        });
      else {
        show({ text: refusal.message, failure: true });
        void store.load(booking.date);
      }
      return null;
    } finally {
      setBusy((ids) => new Set([...ids].filter((one) => one !== booking._id)));
    }
  };
  const wait = (booking: Booking, step: HostStep) => {
    if (!queue.add(queuedStep(booking, step, Date.now() + state.clockOffset)))
      return show({ text: h.offline.full, failure: true });
    show({
      text: h.offline.queued(bookingName(booking)),
      undo: () => queue.remove(step.key),
      seconds: settings.undoSeconds,
    });
  };
  const arrive = async (booking: Booking, seatAnyway = false) => {
    const done = await take(booking, 'arriveOrder', { seat_anyway: seatAnyway });
    if (done)
      show({
        text: h.toast.arrived(bookingName(done), done.places),
        undo: () => void undo(done, 'undoArrival'),
        seconds: settings.undoSeconds,
      });
  };
  const undo = async (booking: Booking, operation: 'undoArrival' | 'undoNoShow') => {
    const done = await take(booking, operation);
    if (done) show({ text: h.toast.undone(bookingName(done)) });
  };
  return {
    busy,
    arrive,
    undoArrival: (booking: Booking) => undo(booking, 'undoArrival'),
    undoNoShow: (booking: Booking) => undo(booking, 'undoNoShow'),
    markNoShow: async (booking: Booking) => {
      const done = await take(booking, 'markNoShow');
      if (done)
        show({
          text: h.toast.noShow(bookingName(done)),
          undo: () => void undo(done, 'undoNoShow'),
          seconds: settings.undoSeconds,
        });
    },
    confirm: async (booking: Booking) => {
      const done = await take(booking, 'confirmOrder');
      if (!done) return;
      const until = done.confirming_until;
      const takeBack = async () => {
        try {
          store.put((await call('undoConfirm', { params: { id: done._id } })).data);
          show({ text: h.toast.undone(bookingName(done)) });
        } catch (error) {
          show({ text: error instanceof ApiRefusal ? error.problem.message : h.unreachable, failure: true });
        }
      };
      const seconds = until ? (Date.parse(until) - Date.now() - state.clockOffset) / 1000 : 0;
      show({
        text: h.toast.confirmed(bookingName(done)),
        ...(seconds > 1 && { undo: () => void takeBack(), seconds }),
      });
    },
    /** Answers whether it was declined or queued; the caller keeps the reason when not. */
    decline: async (booking: Booking, reason: string) => {
      const done = await take(booking, 'declineOrder', { reason });
      if (done) show({ text: h.toast.declined(bookingName(done)) });
      return done !== null || queue.waiting().some(({ order }) => order === booking._id);
    },
    takeBack: (key: string) => queue.remove(key),
  };
}

export type DayActions = ReturnType<typeof useDayActions>;
