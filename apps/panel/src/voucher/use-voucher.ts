import type { Booking } from '@metade/contracts/host.ts';
import { normalizeVoucherCode } from '@metade/domain/voucher.ts';
import { useRef, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { stepPatienceMs } from '@metade/booking-flow/host-steps.ts';
import { readVoucherKeys } from '../restaurant/voucher-key-store.ts';
import { useSession } from '../session/session.tsx';
import { bookingName } from '../today/booking-name.ts';
import { useWords } from '../words/words.tsx';
import type { ScanVerdict } from '@metade/booking-flow/voucher-proof.ts';
import { checkOffline } from './check-offline.ts';
import { settled } from './settled.ts';
import type { VoucherStep } from './voucher-step.ts';

/** Looks up a voucher by code or QR text and uses it; offline, a QR is verified by its signature. */
export function useVoucher() {
  const { call } = useSession();
  const { restaurant, state, store, queue, steps } = useRestaurant();
  const { m } = useWords();
  const [step, setStep] = useState<VoucherStep>({ kind: 'waiting' });
  const asked = useRef(0);

  const find = async (text: string) => {
    asked.current += 1;
    const mine = asked.current;
    setStep({ kind: 'looking' });
    const next = await look(text);
    if (mine === asked.current) setStep(next);
  };
  const look = async (text: string): Promise<VoucherStep> => {
    try {
      const input = { params: { id: restaurant._id }, body: { code: text } };
      const { data } = await call('findVoucher', input, { signal: AbortSignal.timeout(stepPatienceMs) });
      store.put(data);
      return { kind: 'found', booking: data, text, refusal: null, busy: false };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return { kind: 'refused', message: refusal.message || m.failed };
      const code = normalizeVoucherCode(text);
      const verdict: ScanVerdict | { kind: 'code' } =
        code === null
          ? await checkOffline(text, {
              keys: readVoucherKeys(),
              restaurant: restaurant._id,
              today: state.today,
            })
          : { kind: 'code' };
      const order = verdict.kind === 'genuine' ? verdict.payload.order : null;
      const seen = Object.values(state.days).flatMap((day) => day.bookings);
      const known = seen.find((one) => one._id === order || (code !== null && one.voucher_code === code)) ?? null;
      return { kind: 'offline', verdict, text, known };
    }
  };
  const redeem = async (found: VoucherStep & { kind: 'found' }, seatAnyway: boolean) => {
    const key = crypto.randomUUID();
    setStep({ ...found, busy: true, refusal: null });
    try {
      const input = { params: { id: restaurant._id }, body: { code: found.text, seat_anyway: seatAnyway } };
      const options = { idempotencyKey: key, signal: AbortSignal.timeout(stepPatienceMs) };
      const { data } = await call('redeemVoucher', input, options);
      store.put(data);
      setStep({ kind: 'used', booking: data });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.status >= 500) return seatLater(found.text, found.booking, key);
      // Reloads the booking: the card shows its current state, whoever changed it.
      const next = await look(found.text);
      setStep(next.kind === 'found' ? { ...next, busy: false, refusal: refusal.message || m.failed } : next);
    }
  };
  const undo = async (booking: Booking) => {
    try {
      const { data } = await call('undoArrival', { params: { id: booking._id } });
      store.put(data);
      reset();
    } catch (error) {
      setStep({ kind: 'refused', message: refusalOf(error)?.message || m.unreachable });
    }
  };
  /** Offline: marks the party as seated on this device, queued under a new key or that of the lost try. */
  const seatLater = (text: string, booking: Booking, key: string = crypto.randomUUID()) => {
    queue.add({
      key,
      operation: 'redeemVoucher',
      order: booking._id,
      body: { code: text, seat_anyway: true },
      name: bookingName(booking),
      date: booking.date,
      at: new Date(Date.now() + state.clockOffset).toISOString(),
    });
    setStep({ kind: 'queued', booking, key });
  };
  const isWaiting = (order: string) => steps.some((one) => one.order === order && one.refusal === undefined);
  const reset = () => {
    asked.current += 1;
    setStep({ kind: 'waiting' });
  };
  const sent = step.kind === 'queued' ? step.booking : null;
  const stands = sent ? state.days[sent.date]?.bookings.find(({ _id }) => _id === sent._id) : undefined;
  return { step: settled(step, steps, stands), find, redeem, undo, reset, seatLater, isWaiting };
}
