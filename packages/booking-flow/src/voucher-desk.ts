import { ApiRefusal, type ApiClient } from '@metade/api-client/client.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { normalizeVoucherCode, type VoucherKey } from '@metade/domain/voucher.ts';
import { bookingName } from './booking-name.ts';
import type { DayStore } from './host-days.ts';
import { stepPatienceMs, type StepQueue } from './host-steps.ts';
import type { NewKey } from './ports.ts';
import { checkScanned, type VerifySignature } from './voucher-proof.ts';
import type { VoucherStep } from './voucher-step.ts';

type Desk = {
  call: ApiClient['call'];
  /** The restaurant's id. */
  restaurant: string;
  store: DayStore;
  queue: StepQueue;
  /** The keys that this device keeps; null when it never loaded a day. */
  keys: () => readonly VoucherKey[] | null;
  verify: VerifySignature;
  newKey: NewKey;
  /** For a refusal without words of its own, and for no answer. */
  words: { failed: string; unreachable: string };
};

/** Looks up vouchers by code or QR text and uses them at one restaurant's door; offline a QR is verified by its signature. */
export class VoucherDesk {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async look(text: string): Promise<VoucherStep> {
    const { call, restaurant, store, words } = this.#desk;
    try {
      const input = { params: { id: restaurant }, body: { code: text } };
      const { data } = await call('findVoucher', input, { signal: AbortSignal.timeout(stepPatienceMs) });
      store.put(data);
      return { kind: 'found', booking: data, text, refusal: null, busy: false };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) return { kind: 'refused', message: refusal.message || words.failed };
      return this.#lookOffline(text);
    }
  }

  /** Uses a voucher that was found. Without an answer its party is seated on this device, under the same key. */
  async redeem(found: VoucherStep & { kind: 'found' }, seatAnyway: boolean): Promise<VoucherStep> {
    const { call, restaurant, store, newKey, words } = this.#desk;
    const key = newKey();
    try {
      const input = { params: { id: restaurant }, body: { code: found.text, seat_anyway: seatAnyway } };
      const options = { idempotencyKey: key, signal: AbortSignal.timeout(stepPatienceMs) };
      const { data } = await call('redeemVoucher', input, options);
      store.put(data);
      return { kind: 'used', booking: data };
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal || refusal.status >= 500) return this.seatLater(found.text, found.booking, key);
      // Reloads the booking: the card shows its current state, whoever changed it.
      const next = await this.look(found.text);
      return next.kind === 'found' ? { ...next, refusal: refusal.message || words.failed } : next;
    }
  }

  /** Offline: marks the party as seated on this device, queued under a new key or that of the lost try. */
  seatLater(text: string, booking: Booking, key: string = this.#desk.newKey()): VoucherStep {
    const { queue, store } = this.#desk;
    queue.add({
      key,
      operation: 'redeemVoucher',
      order: booking._id,
      body: { code: text, seat_anyway: true },
      name: bookingName(booking),
      date: booking.date,
      at: new Date(Date.now() + store.read().clockOffset).toISOString(),
    });
    return { kind: 'queued', booking, key };
  }

  async undo(booking: Booking): Promise<VoucherStep> {
    const { call, store, words } = this.#desk;
    try {
      const { data } = await call('undoArrival', { params: { id: booking._id } });
      store.put(data);
      return { kind: 'waiting' };
    } catch (error) {
      return { kind: 'refused', message: refusalOf(error)?.message || words.unreachable };
    }
  }

  async #lookOffline(text: string): Promise<VoucherStep> {
    const { restaurant, store, keys, verify } = this.#desk;
    const code = normalizeVoucherCode(text);
    const { today, days } = store.read();
    const facts = { keys: keys(), restaurant, today };
    const verdict = code === null ? await checkScanned(text, facts, verify) : { kind: 'code' as const };
    const order = verdict.kind === 'genuine' ? verdict.payload.order : null;
    const seen = Object.values(days).flatMap((day) => day.bookings);
    const known = seen.find((one) => one._id === order || (code !== null && one.voucher_code === code)) ?? null;
    return { kind: 'offline', verdict, text, known };
  }
}

const refusalOf = (error: unknown) => (error instanceof ApiRefusal ? error.problem : null);
