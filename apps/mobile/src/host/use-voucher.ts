import { settled } from '@metade/booking-flow/settled.ts';
import { VoucherDesk } from '@metade/booking-flow/voucher-desk.ts';
import type { VoucherStep } from '@metade/booking-flow/voucher-step.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { randomUUID } from 'expo-crypto';
import { useMemo, useRef, useState } from 'react';
import { useCall } from '../api/api';
import { useRestaurant } from './current-restaurant';
import { keptDay } from './host-storage';
import { useHostWords } from './host-words';
import { isSignedBy } from './is-signed-by';

/** A voucher at the door, step by step: found by code or QR text, used, taken back; offline too. */
export function useVoucher() {
  const call = useCall();
  const { restaurant, state, store, queue, steps } = useRestaurant();
  const { h } = useHostWords();
  const [step, setStep] = useState<VoucherStep>({ kind: 'waiting' });
  const asked = useRef(0);
  const id = restaurant._id;
  const desk = useMemo(
    () =>
      new VoucherDesk({
        call,
        restaurant: id,
        store,
        queue,
        keys: () => keptDay(id)?.voucher_keys ?? null,
        verify: isSignedBy,
        newKey: randomUUID,
        words: h,
      }),
    [call, id, store, queue, h],
  );
  const find = async (text: string) => {
    asked.current += 1;
    const mine = asked.current;
    setStep({ kind: 'looking' });
    const next = await desk.look(text);
    if (mine === asked.current) setStep(next);
  };
  const redeem = async (found: VoucherStep & { kind: 'found' }, seatAnyway: boolean) => {
    setStep({ ...found, busy: true, refusal: null });
    setStep(await desk.redeem(found, seatAnyway));
  };
  const reset = () => {
    asked.current += 1;
    setStep({ kind: 'waiting' });
  };
  const sent = step.kind === 'queued' ? step.booking : null;
  const stands = sent ? state.days[sent.date]?.bookings.find(({ _id }) => _id === sent._id) : undefined;
  return {
    step: settled(step, steps, stands),
    find,
    redeem,
    undo: async (booking: Booking) => setStep(await desk.undo(booking)),
    seatLater: (text: string, booking: Booking) => setStep(desk.seatLater(text, booking)),
    isWaiting: (order: string) => steps.some((one) => one.order === order && one.refusal === undefined),
    reset,
  };
}

export type VoucherAtDoor = ReturnType<typeof useVoucher>;
