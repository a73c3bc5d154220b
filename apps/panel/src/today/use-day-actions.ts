import type { Answer } from '@metade/api-client/client.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useAttempts } from '../restaurant/attempts.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import type { QueuedOperation } from '@metade/booking-flow/host-steps.ts';
import { queuedStep, refusalOfStep, stepPatienceMs, takeStep } from '@metade/booking-flow/host-steps.ts';
import { useSettings } from '../session/config.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { bookingName } from '@metade/booking-flow/booking-name.ts';
import { useBackToRow } from './row-focus.ts';

export type DayActions = {
  /** Ids whose step is being sent. */
  busy: ReadonlySet<string>;
  arrive: (booking: Booking, seatAnyway?: boolean) => Promise<void>;
  markNoShow: (booking: Booking) => Promise<void>;
  undoArrival: (booking: Booking) => Promise<void>;
  undoNoShow: (booking: Booking) => Promise<void>;
  confirm: (booking: Booking) => Promise<void>;
  /** Undoes a confirmation before it is final. */
  undoConfirm: (booking: Booking) => Promise<void>;
  unlockPin: (booking: Booking) => Promise<void>;
  /** Answers whether it was declined or queued; the caller keeps the reason when not. */
  decline: (booking: Booking, reason: string) => Promise<boolean>;
  /** As decline, for a confirmed booking. */
  cancel: (booking: Booking, reason: string) => Promise<boolean>;
  /** Corrects the arrival afterwards. As decline. */
  correct: (booking: Booking, reason: string) => Promise<boolean>;
  /** Marks a booking without a table as kept, or undoes that. Answers whether it was done. */
  keep: (booking: Booking, kept: boolean) => Promise<boolean>;
};

/** Passed to rows: stable for the screen's lifetime, so that rows do not render again. */
export type RowActions = Omit<DayActions, 'busy' | 'keep'> & { takeBack: (key: string) => void };

export function useSteadyActions(actions: DayActions): RowActions {
  const { queue } = useRestaurant();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      arrive: (booking, seatAnyway) => latest.current.arrive(booking, seatAnyway),
      markNoShow: (booking) => latest.current.markNoShow(booking),
      undoArrival: (booking) => latest.current.undoArrival(booking),
      undoNoShow: (booking) => latest.current.undoNoShow(booking),
      confirm: (booking) => latest.current.confirm(booking),
      undoConfirm: (booking) => latest.current.undoConfirm(booking),
      unlockPin: (booking) => latest.current.unlockPin(booking),
      decline: (booking, reason) => latest.current.decline(booking, reason),
      cancel: (booking, reason) => latest.current.cancel(booking, reason),
      correct: (booking, reason) => latest.current.correct(booking, reason),
      takeBack: (key) => queue.remove(key),
    }),
    [queue],
  );
}

/**
 * A host's steps on the day's list, each with toast, undo and error message. onDone: a step was taken, or refused because the
 * booking had changed.
 */
export function useDayActions(onDone?: () => void): DayActions {
  const { call } = useSession();
  const { store, restaurant, state, queue } = useRestaurant();
  const { m, time } = useWords();
  const { stepUndoSeconds } = useSettings();
  const toast = useToast();
  const attempt = useAttempts<Answer<'cancelBooking'>>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const backToRow = useBackToRow(busy);

  /** Takes a step, or queues it while offline; null: it was refused or queued. */
  const take = async (booking: Booking, operation: QueuedOperation, body?: object): Promise<Booking | null> => {
    const step = { key: crypto.randomUUID(), operation, order: booking._id, body };
    const wait = () => {
      if (!queue.add(queuedStep(booking, step, Date.now() + state.clockOffset)))
        return toast.show({ text: m.offline.full, failure: true });
      toast.show({
        text: m.offline.queued(bookingName(booking)),
        undo: () => takeBack(booking, operation, step.key),
      });
    };
    if (!navigator.onLine) {
      wait();
      return null;
    }
    return run(booking, async () => ({ data: await takeStep(call, restaurant._id, step) }), wait);
  };
  /** Removes a queued step, or undoes it if it was sent meanwhile. */
  const takeBack = (booking: Booking, operation: QueuedOperation, key: string) => {
    if (queue.read().some((step) => step.key === key)) {
      queue.remove(key);
      backToRow(booking._id);
    } else if (operation === 'arriveOrder') void undoArrival(booking);
    else if (operation === 'markNoShow') void undoNoShow(booking);
  };
  const run = async (
    booking: Booking,
    work: () => Promise<{ data: Booking }>,
    onLost?: () => void,
  ): Promise<Booking | null> => {
    setBusy((ids) => new Set([...ids, booking._id]));
    try {
      const { data } = await work();
      store.put(data);
      onDone?.();
      return data;
    } catch (error) {
      const refusal = refusalOf(error);
      if (onLost && !refusalOfStep(error)) {
        onLost();
      } else if (refusal?.code === 'voucher_over' && refusal.params?.seatAnyway === true) {
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
  const unlock = (booking: Booking) => run(booking, () => call('unlockPin', { params: { id: booking._id } }));

  const arrive = async (booking: Booking, seatAnyway = false): Promise<void> => {
    const done = await take(booking, 'arriveOrder', { seat_anyway: seatAnyway });
    if (done) {
      toast.show({
        text: m.toast.arrived(bookingName(done), done.places),
        about: done._id,
        undo: () => void undoArrival(done),
      });
    }
  };
  const tellUndone = (booking: Booking) => {
    toast.show({ text: m.toast.undone(bookingName(booking)), about: booking._id });
    backToRow(booking._id);
  };
  const undoArrival = async (booking: Booking): Promise<void> => {
    const done = await take(booking, 'undoArrival');
    if (done) tellUndone(done);
  };
  const undoNoShow = async (booking: Booking): Promise<void> => {
    const done = await take(booking, 'undoNoShow');
    if (done) tellUndone(done);
  };
  const undoConfirm = async (booking: Booking): Promise<void> => {
    const done = await run(booking, () => call('undoConfirm', { params: { id: booking._id } }));
    if (done) toast.show({ text: m.toast.undone(bookingName(done)), about: done._id });
  };
  return {
    busy,
    arrive,
    undoArrival,
    undoNoShow,
    markNoShow: async (booking) => {
      const done = await take(booking, 'markNoShow');
      if (done)
        toast.show({ text: m.toast.noShow(bookingName(done)), about: done._id, undo: () => void undoNoShow(done) });
    },
    confirm: async (booking) => {
      const done = await take(booking, 'confirmOrder');
      if (!done) return;
      if (done.confirming_until === null) return toast.show({ text: m.toast.confirmed(bookingName(done)) });
      toast.show({
        text: m.evening.requests.confirmingOf(bookingName(done)),
        about: done._id,
        undo: () => void undoConfirm(done),
        undoUntil: Date.now() + stepUndoSeconds * 1000,
      });
    },
    undoConfirm,
    unlockPin: async (booking) => {
      const done = await unlock(booking);
      if (done) toast.show({ text: m.waiterPin.unlocked(bookingName(done)) });
    },
    decline: async (booking, reason) => {
      const done = await take(booking, 'declineOrder', { reason });
      if (done) toast.show({ text: m.toast.declined(bookingName(done)) });
      return done !== null || queue.waiting().some(({ order }) => order === booking._id);
    },
    cancel: async (booking, reason) => {
      const params = { id: restaurant._id, order: booking._id };
      const send = (idempotencyKey: string) =>
        call(
          'cancelBooking',
          { params, body: { reason } },
          { idempotencyKey, signal: AbortSignal.timeout(stepPatienceMs) },
        );
      const done = await run(booking, () => attempt(booking._id, reason, send));
      if (done) toast.show({ text: m.cancel.done(bookingName(done)) });
      return done !== null;
    },
    correct: async (booking, reason) => {
      const came = booking.state !== 'arrived' && booking.state !== 'completed';
      const done = await run(booking, () =>
        call('correctArrival', { params: { id: booking._id }, body: { came, reason } }),
      );
      const words = m.evening.correct;
      if (done) toast.show({ text: (came ? words.cameDone : words.missedDone)(bookingName(done)) });
      return done !== null;
    },
    keep: async (booking, kept) => {
      const params = { id: restaurant._id, order: booking._id };
      return (await run(booking, () => call('keepBooking', { params, body: { kept } }))) !== null;
    },
  };
}
