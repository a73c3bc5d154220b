import { ApiRefusal, type ApiClient } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { payOrder, type Attempt, type PayOutcome } from './pay.ts';
import { isUnfinished, settlePayment } from './payment-step.ts';
import { keep, readKept, type DeviceStorage, type NewKey } from './ports.ts';

/**
 * How an attempt stands whose answer this device never had. stands: the order tells (see `paymentStep`). not_arrived: nothing was
 * paid, and paying again is safe. signed_out: the session was ended elsewhere; asked again after logging in. offline: asked again
 * with a network. gone: the order is not this account's.
 */
export type Resumed = { kind: 'stands' | 'not_arrived'; order: Order } | { kind: 'signed_out' | 'offline' | 'gone' };

/** before: the order's payment when the attempt began. request: what was asked, without a card's token; null where there was one. */
interface Kept {
  order: string;
  key: string;
  before: string | null;
  request: string | null;
}

/**
 * The payments of a device. An attempt is kept before it is sent, until its outcome is known, so that a process that is killed
 * meanwhile finds it again. Kept are keys, never cards or tokens.
 */
export class Payments {
  readonly #api: ApiClient;
  readonly #storage: DeviceStorage;
  readonly #newKey: NewKey;
  readonly #sending = new Map<string, Promise<PayOutcome>>();

  constructor(api: ApiClient, storage: DeviceStorage, newKey: NewKey) {
    this.#api = api;
    this.#storage = storage;
    this.#newKey = newKey;
  }

  /** Pays for an order as it was shown. A second tap meanwhile is the first one. */
  pay(order: Order, attempt: Omit<Attempt, 'order'>): Promise<PayOutcome> {
    const running = this.#sending.get(order._id);
    if (running) return running;
    const sending = this.#send(order, { ...attempt, order: order._id }).finally(() => this.#sending.delete(order._id));
    this.#sending.set(order._id, sending);
    return sending;
  }

  /** The orders with attempts of unknown outcome: to be resumed when the app starts, comes back, or has a network again. */
  unknown(): string[] {
    return this.#read().map(({ order }) => order);
  }

  /** Asks how an attempt stands. Sends nothing again: only a person pays. */
  async resume(id: string): Promise<Resumed> {
    try {
      const { data } = await this.#api.call('getOrder', { params: { id } });
      const order = await settlePayment(this.#api, data);
      const kept = this.#read().find((one) => one.order === id);
      const arrived = order.state !== 'held' || (order.payment?._id ?? null) !== (kept?.before ?? null);
      // Until it is known not to be under way any more, its key goes on: the same request again is then the same payment.
      if (arrived && !isUnfinished(order)) this.#forget(id);
      return { kind: arrived ? 'stands' : 'not_arrived', order };
    } catch (error) {
      if (!(error instanceof ApiRefusal)) return { kind: 'offline' };
      const { status } = error.problem;
      if (status === 401) return { kind: 'signed_out' };
      if (status !== 404) return { kind: 'offline' };
      this.#forget(id);
      return { kind: 'gone' };
    }
  }

  async #send(order: Order, attempt: Attempt): Promise<PayOutcome> {
    const before = order.payment?._id ?? null;
    const request = attempt.with !== null && 'token' in attempt.with ? null : JSON.stringify(attempt);
    const first = this.#read().find((one) => one.order === order._id);
    const again = first && request !== null && first.request === request && first.before === before;
    const key = again ? first.key : this.#newKey();
    this.#write([...this.#others(order._id), { order: order._id, key, before, request }]);
    const outcome = await payOrder(this.#api, attempt, key);
    const known = outcome.kind === 'answered' ? !isUnfinished(outcome.order) : outcome.kind === 'refused';
    if (known) this.#forget(order._id);
    return outcome;
  }

  #others(order: string): Kept[] {
    return this.#read().filter((one) => one.order !== order);
  }

  #forget(order: string): void {
    this.#write(this.#others(order));
  }

  #read(): Kept[] {
    const kept = readKept(this.#storage, NAME);
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  }

  // Without space the payment goes on: the order alone tells of it then.
  #write(all: Kept[]): void {
    if (all.length === 0) this.#storage.remove(NAME);
    else keep(this.#storage, NAME, all);
  }
}

const NAME = 'payments';

function isKept(value: unknown): value is Kept {
  const { order, key } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof order === 'string' && typeof key === 'string';
}
