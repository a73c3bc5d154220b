import { ApiRefusal } from '@metade/api-client/client.ts';
import { readKept, type DeviceStorage } from './ports.ts';

/** key: the Idempotency-Key of every try. order: steps of one order are never sent out of their order. */
export interface Queued {
  key: string;
  order: string;
  /** The server's refusal; it is not sent again. */
  refusal?: string;
}

export interface QueueStore<Step> {
  read(): Step[];
  /** Throws when there is no space. */
  write(steps: Step[]): void;
}

/**
 * ok: taken. refused: final. failed: the server failed on it, so it is retried later, and the others go on. lost: no connection, so
 * all are retried later.
 */
export type Sent<Answer> =
  | { kind: 'ok'; answer: Answer }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }
  | { kind: 'lost' };

/** What an error of a step that was sent means for it. */
export function unsent(error: unknown): Exclude<Sent<never>, { kind: 'ok' }> {
  const refusal = error instanceof ApiRefusal ? error.problem : null;
  // An ended session, an app to be updated or a busy server says nothing about the step.
  if (!refusal || [401, 426, 429].includes(refusal.status)) return { kind: 'lost' };
  return refusal.status >= 500 ? { kind: 'failed' } : { kind: 'refused', message: refusal.message };
}

/** Steps under a name of the device's storage. */
export function queueStore<Step extends Queued>(storage: DeviceStorage, name: string): QueueStore<Step> {
  return {
    read: () => {
      const kept = readKept(storage, name);
      return Array.isArray(kept) ? (kept.filter(isQueued) as Step[]) : [];
    },
    write: (steps) => (steps.length === 0 ? storage.remove(name) : storage.write(name, JSON.stringify(steps))),
  };
}

/**
 * The steps taken without network, in order, stored on the device, so that they survive a restart and other windows see them.
 * Independent of the network: gets a function that sends one.
 */
export class OfflineQueue<Step extends Queued, Answer> {
  readonly #kept: QueueStore<Step>;
  readonly #send: (step: Step) => Promise<Sent<Answer>>;
  readonly #listeners = new Set<() => void>();
  #steps: readonly Step[];
  #sending: Promise<void> | null = null;

  constructor(kept: QueueStore<Step>, send: (step: Step) => Promise<Sent<Answer>>) {
    this.#kept = kept;
    this.#send = send;
    this.#steps = kept.read();
  }

  read = (): readonly Step[] => this.#steps;
  waiting = (): readonly Step[] => this.#steps.filter(({ refusal }) => refusal === undefined);
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** False: there is no space on the device, so nothing is queued. */
  add(step: Step): boolean {
    try {
      this.#change((steps) => [...steps, step]);
      return true;
    } catch {
      return false;
    }
  }

  /** Removes a step that was not sent yet, or a refusal that was read. */
  remove(key: string): void {
    this.#change((steps) => steps.filter((step) => step.key !== key));
  }

  /** Takes over changes by other windows. */
  sync(): void {
    const steps = this.#kept.read();
    if (JSON.stringify(steps) !== JSON.stringify(this.#steps)) this.#show(steps);
  }

  /** Sends the queued steps one by one, until all are sent or the network is gone. */
  flush(onSent: (answer: Answer) => void): Promise<void> {
    this.#sending ??= this.#sendAll(onSent).finally(() => {
      this.#sending = null;
      this.sync();
    });
    return this.#sending;
  }

  async #sendAll(onSent: (answer: Answer) => void): Promise<void> {
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
        onSent(sent.answer);
      } else {
        this.#change((steps) =>
          steps.map((entry) => (entry.key === step.key ? { ...entry, refusal: sent.message } : entry)),
        );
      }
    }
  }

  #change(next: (steps: Step[]) => Step[]): void {
    const steps = next(this.#kept.read());
    this.#kept.write(steps);
    this.#show(steps);
  }

  #show(steps: readonly Step[]): void {
    this.#steps = steps;
    for (const listener of this.#listeners) listener();
  }
}

function isQueued(value: unknown): value is Queued {
  const { key, order } = (value ?? {}) as Partial<Record<keyof Queued, unknown>>;
  return typeof key === 'string' && typeof order === 'string';
}
