import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retrySteps } from '../src/restaurant/retry-steps.ts';
import type { Booking } from '@metade/contracts/host.ts';
import type { QueuedStep, StepQueue } from '@metade/booking-flow/host-steps.ts';
import { OfflineQueue } from '@metade/booking-flow/offline-queue.ts';
import { bookingOf } from './support/booking-fixture.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const network = new EventTarget();
let up = false;
let steps: QueuedStep[] = [];
let sent: string[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  up = false;
  steps = [];
  sent = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a step that joins is sent at once, and again after pauses that grow until it came through', async () => {
  const queue = await begin();
  queue.add(stepOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(sent).toHaveLength(2);
  up = true;
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(['a', 'a', 'a']);
  expect(steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(3);
});

test.each([
  ['the network', () => network.dispatchEvent(new Event('online'))],
  ['the page', () => page.dispatchEvent(new Event('visibilitychange'))],
])('what waits is sent as soon as %s is back', async (_what, comesBack) => {
  const queue = await begin();
  queue.add(stepOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  up = true;
  comesBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a', 'a']);
});

test('what another tab has done to the steps is taken over when it is done', async () => {
  const queue = await begin();
  queue.add(stepOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  steps = [];
  network.dispatchEvent(new Event('storage'));
  expect(queue.waiting()).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual(['a']);
});

test('what waited before is sent at the beginning; once it ends, nothing is sent any more', async () => {
  steps = [stepOf('a')];
  await begin();
  expect(sent).toEqual(['a']);
  stop();
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual(['a']);
});

async function begin(): Promise<StepQueue> {
  const kept = {
    read: () => steps,
    write: (all: QueuedStep[]) => {
      steps = all;
    },
  };
  const queue = new OfflineQueue<QueuedStep, Booking>(kept, async ({ key }) => {
    sent.push(key);
    return up ? { kind: 'ok', answer: bookingOf() } : { kind: 'lost' };
  });
  stop = retrySteps(queue, () => {}).stop;
  await vi.advanceTimersByTimeAsync(0);
  return queue;
}

function stepOf(key: string): QueuedStep {
  return {
    key,
    operation: 'arriveOrder',
    order: `order ${key}`,
    name: 'Silva, Ana',
    date: '2026-06-12',
    at: '2026-06-12T19:03:00.000Z',
  };
}
