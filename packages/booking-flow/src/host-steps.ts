import type { ApiClient } from '@metade/api-client/client.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { unsent, type OfflineQueue, type Queued, type Sent } from './offline-queue.ts';

export type QueuedOperation =
  | 'arriveOrder'
  | 'undoArrival'
  | 'markNoShow'
  | 'undoNoShow'
  | 'confirmOrder'
  | 'declineOrder'
  | 'redeemVoucher';

/** A step of a restaurant's team, taken offline and sent when online. */
export type QueuedStep = Queued & {
  operation: QueuedOperation;
  body?: object;
  /** The guest's name, for messages. */
  name: string;
  date: string;
  /** When it was taken, an ISO instant. */
  at: string;
};

export type StepQueue = OfflineQueue<QueuedStep, Booking>;

/** Time-out after which a step counts as not sent: it is queued, and repeats under its key act once. */
export const stepPatienceMs = 8_000;

/** Sends a step of a restaurant's queue. signal: ends it after {@link stepPatienceMs}. */
export async function sendStep(
  call: ApiClient['call'],
  restaurant: string,
  { key, operation, order, body }: QueuedStep,
  signal: AbortSignal,
): Promise<Sent<Booking>> {
  try {
    const params = { id: operation === 'redeemVoucher' ? restaurant : order };
    const { data } = await call(operation, { params, body } as never, { idempotencyKey: key, signal });
    return { kind: 'ok', answer: data as Booking };
  } catch (error) {
    return unsent(error);
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

/** The queued step, by order id. */
export function waitingOf(steps: readonly QueuedStep[]): ReadonlyMap<string, QueuedStep> {
  return new Map(steps.filter(({ refusal }) => refusal === undefined).map((step) => [step.order, step]));
}

/** A day as it will be once its queued steps are sent. */
export function withSteps<Day extends { bookings: Booking[] }>(day: Day, steps: readonly QueuedStep[]): Day {
  const waiting = waitingOf(steps);
  if (waiting.size === 0) return day;
  const bookings = day.bookings.map((booking) => {
    const step = waiting.get(booking._id);
    return step ? withStep(booking, step) : booking;
  });
  return { ...day, bookings };
}
