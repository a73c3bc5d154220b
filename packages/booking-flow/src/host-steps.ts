import { type ApiClient, ApiRefusal } from '@metade/api-client/client.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { bookingName } from './booking-name.ts';
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

/** A step as it is sent. */
export type HostStep = Pick<QueuedStep, 'key' | 'operation' | 'order' | 'body'>;

export type StepQueue = OfflineQueue<QueuedStep, Booking>;

/** Time-out after which a step counts as not sent: it is queued, and repeats under its key act once. */
export const stepPatienceMs = 8_000;

/** Takes a step at one restaurant. Rejects as the call does, and where no answer comes in time. */
export async function takeStep(
  call: ApiClient['call'],
  restaurant: string,
  { key, operation, order, body }: HostStep,
): Promise<Booking> {
  const params = { id: operation === 'redeemVoucher' ? restaurant : order };
  const options = { idempotencyKey: key, signal: AbortSignal.timeout(stepPatienceMs) };
  const { data } = await call(operation, { params, body } as never, options);
  return data as Booking;
}

/** Why the server did not take a step. Null where nobody knows whether it did: it is queued, and acts once under its key. */
export function refusalOfStep(error: unknown): ApiRefusal['problem'] | null {
  return error instanceof ApiRefusal && error.problem.status < 500 ? error.problem : null;
}

/** A step as it is queued. now: epoch ms by the server's clock. */
export function queuedStep(booking: Booking, { key, operation, body }: HostStep, now: number): QueuedStep {
  return {
    key,
    operation,
    order: booking._id,
    // A party seated while offline is seated: tolerance may be over when the step is sent.
    body: operation === 'arriveOrder' ? { seat_anyway: true } : body,
    name: bookingName(booking),
    date: booking.date,
    at: new Date(now).toISOString(),
  };
}

/** Sends a step of a restaurant's queue. */
export async function sendStep(call: ApiClient['call'], restaurant: string, step: QueuedStep): Promise<Sent<Booking>> {
  try {
    return { kind: 'ok', answer: await takeStep(call, restaurant, step) };
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
