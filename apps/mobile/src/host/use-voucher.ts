import { waitingOf } from '@metade/booking-flow/host-steps.ts';
import { settled } from '@metade/booking-flow/settled.ts';
import { VoucherDesk } from '@metade/booking-flow/voucher-desk.ts';
import type { VoucherStep } from '@metade/booking-flow/voucher-step.ts';
import { randomUUID } from 'expo-crypto';
import { useMemo, useState } from 'react';
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
        words: { ...h, full: h.offline.full },
        show: setStep,
      }),
    [call, id, store, queue, h],
  );
  const { find, redeem, undo, seatLater, reset } = desk;
  const isWaiting = (order: string) => waitingOf(steps).has(order);
  return { step: settled(step, steps, state.days), find, redeem, undo, seatLater, reset, isWaiting };
}

export type VoucherAtDoor = ReturnType<typeof useVoucher>;
