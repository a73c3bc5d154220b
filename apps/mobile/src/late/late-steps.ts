import type { ApiClient } from '@metade/api-client/client.ts';
import { stepPatienceMs } from '@metade/booking-flow/host-steps.ts';
import { OfflineQueue, queueStore, unsent, type Queued, type Sent } from '@metade/booking-flow/offline-queue.ts';
import type { DeviceStorage } from '@metade/booking-flow/ports.ts';
import type { Voucher } from '@metade/contracts/orders.ts';

/** A delay to be told, by the token of the booking's voucher. minutes: 0 takes back what was told. */
export type LateStep = Queued & { token: string; minutes: number };
export type LateQueue = OfflineQueue<LateStep, Voucher>;

/** Under which the delays wait. */
export const lateName = 'late';

export function lateQueue(api: ApiClient, storage: DeviceStorage): LateQueue {
  return new OfflineQueue(queueStore<LateStep>(storage, lateName), (step) => send(api, step));
}

/**
 * Queues a delay, to be sent now or as soon as it gets through. Of one booking only the last word waits, so that a restaurant never
 * hears what no longer holds. A device without space sends at once. Answers what became of that; null: it is queued.
 */
export async function tellLate(api: ApiClient, queue: LateQueue, step: LateStep): Promise<Sent<Voucher> | null> {
  for (const { key, order } of queue.read()) if (order === step.order) queue.remove(key);
  return queue.add(step) ? null : send(api, step);
}

/** A repeat says the same: the restaurant is told once. */
async function send(api: ApiClient, { token, minutes }: LateStep): Promise<Sent<Voucher>> {
  try {
    const options = { signal: AbortSignal.timeout(stepPatienceMs) };
    const { data } = await api.call('announceLateByVoucher', { params: { token }, body: { minutes } }, options);
    return { kind: 'ok', answer: data };
  } catch (error) {
    return unsent(error);
  }
}
