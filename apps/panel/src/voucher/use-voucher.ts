import { waitingOf } from '@metade/booking-flow/host-steps.ts';
import { settled } from '@metade/booking-flow/settled.ts';
import { VoucherDesk } from '@metade/booking-flow/voucher-desk.ts';
import type { VoucherStep } from '@metade/booking-flow/voucher-step.ts';
import { useMemo, useState } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { readVoucherKeys } from '../restaurant/voucher-key-store.ts';
import { useSession } from '../session/session.tsx';
import { useWords } from '../words/words.tsx';
import { isSignedBy } from './is-signed-by.ts';

/** A voucher at the door, step by step: found by code or QR text, used, taken back; offline too. */
export function useVoucher() {
  const { call } = useSession();
  const { restaurant, state, store, queue, steps } = useRestaurant();
  const { m } = useWords();
  const id = restaurant._id;
  const [step, setStep] = useState<VoucherStep>({ kind: 'waiting' });
  const desk = useMemo(
    () =>
      new VoucherDesk({
        call,
        restaurant: id,
        store,
        queue,
        keys: readVoucherKeys,
        verify: isSignedBy,
        newKey: () => crypto.randomUUID(),
        words: { ...m, full: m.offline.full },
        show: setStep,
      }),
    [call, id, store, queue, m],
  );
  const { find, redeem, undo, seatLater, reset } = desk;
  const isWaiting = (order: string) => waitingOf(steps).has(order);
  return { step: settled(step, steps, state.days), find, redeem, undo, seatLater, reset, isWaiting };
}

export type VoucherAtDoor = ReturnType<typeof useVoucher>;
