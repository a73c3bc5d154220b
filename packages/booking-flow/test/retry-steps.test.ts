import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retrySteps } from '../src/retry-steps.ts';
import type { Booking } from '@metade/contracts/host.ts';
import type { QueuedStep, StepQueue } from '../src/host-steps.ts';
import { OfflineQueue } from '../src/offline-queue.ts';
import { bookingOf } from './support/booking-fixture.ts';

const device = new EventTarget();
let up = false;
let steps: QueuedStep[] = [];
let sent: string[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  up = false;
  steps = [];
  sent = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
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

test('what waits is sent as soon as network or app are back', async () => {
  const queue = await begin();
  queue.add(stepOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  up = true;
  device.dispatchEvent(new Event('back'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a', 'a']);
});

test('what another tab has done to the steps is taken over when it is done', async () => {
  const queue = await begin();
  queue.add(stepOf('a'));
  await vi.advanceTimersByTimeAsync(0);
  steps = [];
  device.dispatchEvent(new Event('elsewhere'));
  expect(queue.waiting()).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual(['a']);
});

test('what waited before is sent at the beginning; once it ends, nothing is sent any more', async () => {
  steps = [stepOf('a')];
  await begin();
  expect(sent).toEqual(['a']);
  stop();
  device.dispatchEvent(new Event('back'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual(['a']);
});

const on = (sign: string) => (listener: () => void) => {
  device.addEventListener(sign, listener);
  return () => device.removeEventListener(sign, listener);
};

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
  stop = retrySteps(queue, () => {}, { onBack: on('back'), onElsewhere: on('elsewhere') }).stop;
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
