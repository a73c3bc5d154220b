import { settled } from '@metade/booking-flow/settled.ts';
import { VoucherDesk } from '@metade/booking-flow/voucher-desk.ts';
import type { VoucherStep } from '@metade/booking-flow/voucher-step.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { useMemo, useRef, useState } from 'react';
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
  const [step, setStep] = useState<VoucherStep>({ kind: 'waiting' });
  const asked = useRef(0);
  const desk = useMemo(
    () =>
      new VoucherDesk({
        call,
        restaurant: restaurant._id,
        store,
        queue,
        keys: readVoucherKeys,
        verify: isSignedBy,
        newKey: () => crypto.randomUUID(),
        words: m,
      }),
    [call, restaurant, store, queue, m],
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
  const undo = async (booking: Booking) => setStep(await desk.undo(booking));
  const seatLater = (text: string, booking: Booking) => setStep(desk.seatLater(text, booking));
  const isWaiting = (order: string) => steps.some((one) => one.order === order && one.refusal === undefined);
  const reset = () => {
    asked.current += 1;
    setStep({ kind: 'waiting' });
  };
  const sent = step.kind === 'queued' ? step.booking : null;
  const stands = sent ? state.days[sent.date]?.bookings.find(({ _id }) => _id === sent._id) : undefined;
  return { step: settled(step, steps, stands), find, redeem, undo, reset, seatLater, isWaiting };
}
