import { ApiRefusal, type ApiClient } from '@metade/api-client/client.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { normalizeVoucherCode, type VoucherKey } from '@metade/domain/voucher.ts';
import type { DayStore } from './host-days.ts';
import { queuedStep, refusalOfStep, stepPatienceMs, takeStep, type StepQueue } from './host-steps.ts';
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
  /** For a refusal without words of its own, for no answer, and for no space on the device. */
  words: { failed: string; unreachable: string; full: string };
  show: (step: VoucherStep) => void;
};

/**
 * Looks up vouchers by code or QR text and uses them at one restaurant's door, and shows each step; offline a QR is verified by its
 * signature.
 */
export class VoucherDesk {
  readonly #desk: Desk;
  #asked = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Looks a voucher up. Shows the answer unless another was asked for meanwhile. */
  find = async (text: string): Promise<void> => {
    const { show } = this.#desk;
    this.#asked += 1;
    const mine = this.#asked;
    show({ kind: 'looking' });
    const next = await this.#look(text);
    if (mine === this.#asked) show(next);
  };

  /** Uses a voucher that was found. Without an answer its party is seated on this device, under the same key. */
  redeem = async (found: VoucherStep & { kind: 'found' }, seatAnyway: boolean): Promise<void> => {
    const { show } = this.#desk;
    show({ ...found, busy: true, refusal: null });
    show(await this.#redeem(found, seatAnyway));
  };

  /** Offline: marks the party as seated on this device. */
  seatLater = (text: string, booking: Booking): void => {
    const { newKey, show } = this.#desk;
    show(this.#queue(text, booking, newKey()));
  };

  undo = async (booking: Booking): Promise<void> => {
    const { call, store, words, show } = this.#desk;
    try {
      const { data } = await call('undoArrival', { params: { id: booking._id } });
      store.put(data);
      show({ kind: 'waiting' });
    } catch (error) {
      show({ kind: 'refused', message: refusalOf(error)?.message || words.unreachable });
    }
  };

  /** Begins anew, whatever was asked for. */
  reset = (): void => {
    this.#asked += 1;
    this.#desk.show({ kind: 'waiting' });
  };

  async #look(text: string): Promise<VoucherStep> {
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

  async #redeem(found: VoucherStep & { kind: 'found' }, seatAnyway: boolean): Promise<VoucherStep> {
    const { call, restaurant, store, newKey, words } = this.#desk;
    const { booking, text } = found;
    const key = newKey();
    const body = { code: text, seat_anyway: seatAnyway };
    try {
      const used = await takeStep(call, restaurant, { key, operation: 'redeemVoucher', order: booking._id, body });
      store.put(used);
      return { kind: 'used', booking: used };
    } catch (error) {
      const refusal = refusalOfStep(error);
      if (!refusal) return this.#queue(text, booking, key);
      // Reloads the booking: the card shows its current state, whoever changed it.
      const next = await this.#look(text);
      return next.kind === 'found' ? { ...next, refusal: refusal.message || words.failed } : next;
    }
  }

  #queue(text: string, booking: Booking, key: string): VoucherStep {
    const { queue, store, words } = this.#desk;
    const body = { code: text, seat_anyway: true };
    const step = { key, operation: 'redeemVoucher', order: booking._id, body } as const;
    const kept = queue.add(queuedStep(booking, step, Date.now() + store.read().clockOffset));
    return kept ? { kind: 'queued', booking, key } : { kind: 'refused', message: words.full };
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
