import type { Booking } from '@metade/contracts/host.ts';

export type QueuedOperation =
  | 'arriveOrder'
  | 'undoArrival'
  | 'markNoShow'
  | 'undoNoShow'
  | 'confirmOrder'
  | 'declineOrder'
  | 'redeemVoucher';

/** A step taken offline, sent when online. */
export type QueuedStep = {
  /** The Idempotency-Key of every try. */
  key: string;
  operation: QueuedOperation;
  order: string;
  body?: object;
  /** The guest's name, for messages. */
  name: string;
  date: string;
  /** When it was taken, an ISO instant. */
  at: string;
  /** The server's refusal; it is not sent again. */
  refusal?: string;
};

/** Time-out after which a step counts as not sent: it is queued, and repeats under its key act once. */
export const stepPatienceMs = 8_000;

type Kept = { read(): QueuedStep[]; write(steps: QueuedStep[]): void };
/**
 * ok: taken, with the updated booking. refused: final. failed: the server failed on it, so it is retried later, and the others go
 * on. lost: no connection, so all are retried later.
 */
export type Sent =
  | { kind: 'ok'; booking: Booking }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }
  | { kind: 'lost' };

/**
 * The queued steps in order, stored on the device, so that they survive a reload and other tabs see them. Independent of the
 * network: gets a function that sends one.
 */
export class StepQueue {
  readonly #kept: Kept;
  readonly #send: (step: QueuedStep) => Promise<Sent>;
  readonly #listeners = new Set<() => void>();
  #steps: readonly QueuedStep[];
  #sending: Promise<void> | null = null;

  constructor(kept: Kept, send: (step: QueuedStep) => Promise<Sent>) {
    this.#kept = kept;
    this.#send = send;
    this.#steps = kept.read();
  }

  read = (): readonly QueuedStep[] => this.#steps;
  waiting = (): readonly QueuedStep[] => this.#steps.filter(({ refusal }) => refusal === undefined);
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(step: QueuedStep): void {
    this.#change((steps) => [...steps, step]);
  }

  /** Removes a step that was not sent yet, or a refusal that was read. */
  remove(key: string): void {
    this.#change((steps) => steps.filter((step) => step.key !== key));
  }

  /** Takes over changes by other tabs. */
  sync(): void {
    const steps = this.#kept.read();
    if (JSON.stringify(steps) !== JSON.stringify(this.#steps)) this.#show(steps);
  }

  /** Sends the queued steps one by one, until all are sent or the network is gone. Answers the dates of their bookings. */
  flush(onSent: (booking: Booking) => void): Promise<void> {
    this.#sending ??= this.#sendAll(onSent).finally(() => {
      this.#sending = null;
      this.sync();
    });
    return this.#sending;
  }

  async #sendAll(onSent: (booking: Booking) => void): Promise<void> {
    const failed = new Set<string>();
    for (;;) {
      const step = this.#kept.read().find(({ refusal, order }) => refusal === undefined && !failed.has(order));
      if (step === undefined) return;
      const sent = await this.#send(step);
      if (sent.kind === 'lost') return;
      if (sent.kind === 'failed') {
        failed.add(step.order);
      } else if (sent.kind === 'ok') {
        this.remove(step.key);
        onSent(sent.booking);
      } else {
        this.#change((steps) =>
          steps.map((entry) => (entry.key === step.key ? { ...entry, refusal: sent.message } : entry)),
        );
      }
    }
  }

  #change(next: (steps: QueuedStep[]) => QueuedStep[]): void {
    const steps = next(this.#kept.read());
    this.#kept.write(steps);
    this.#show(steps);
  }

  #show(steps: readonly QueuedStep[]): void {
    this.#steps = steps;
    for (const listener of this.#listeners) listener();
  }
}

/** A booking as it will be once its queued step is sent; no further action is possible until then. */
export function withStep(booking: Booking, step: QueuedStep): Booking {
  const then = { ...booking, actions: [] };
  switch (step.operation) {
    case 'arriveOrder':
    case 'redeemVoucher':
      return { ...then, state: 'arrived', arrived_at: step.at };
    case 'markNoShow':
      return { ...then, state: 'no_show', no_show_at: step.at };
    case 'confirmOrder':
      return { ...then, state: 'confirmed' };
    case 'declineOrder':
      return { ...then, state: 'declined' };
    default:
      return { ...then, state: 'confirmed', arrived_at: null, no_show_at: null };
  }
}
