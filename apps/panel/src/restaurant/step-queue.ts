import type { Booking } from '@metade/contracts/host.ts';

export type QueuedOperation =
  | 'arriveOrder'
  | 'undoArrival'
  | 'markNoShow'
  | 'undoNoShow'
  | 'confirmOrder'
  | 'declineOrder'
  | 'redeemVoucher';

/** A step that was taken without network, and is sent when there is one. */
export type QueuedStep = {
  /** The Idempotency-Key of every try. */
  key: string;
  operation: QueuedOperation;
  order: string;
  body?: object;
  /** Whom it is about, for what is said of it. */
  name: string;
  date: string;
  /** When it was taken, an instant. */
  at: string;
  /** What the server said against it; it is sent no more. */
  refusal?: string;
};

/** After so long without an answer a step has not come through: it waits, and a repeat under its key acts once. */
export const stepPatienceMs = 8_000;

type Kept = { read(): QueuedStep[]; write(steps: QueuedStep[]): void };
/**
 * ok: taken, with the booking after it. refused: never again. failed: the server broke down over it, so again later, and the
 * others meanwhile. lost: nothing comes through, so all again later.
 */
export type Sent =
  | { kind: 'ok'; booking: Booking }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }
  | { kind: 'lost' };

/**
 * The steps that wait for the network, in the order in which they were taken, over what the device keeps: a reload loses
 * none, and another tab sees them too. Knows no network: it is given how to send one.
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

  /** Takes a step back that was not sent yet, or a refusal that was read. */
  remove(key: string): void {
    this.#change((steps) => steps.filter((step) => step.key !== key));
  }

  /** Takes over what another tab has done to the steps since. */
  sync(): void {
    const steps = this.#kept.read();
    if (JSON.stringify(steps) !== JSON.stringify(this.#steps)) this.#show(steps);
  }

  /** Sends what waits, one after another, until all is sent or the network is gone again. Answers the bookings' dates. */
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

/** A booking as it will stand once its waiting step is sent; nothing more can be done with it until then. */
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
