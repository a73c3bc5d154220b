import { describe, expect, it } from 'vitest';
import type { Booking } from '@metade/contracts/host.ts';
import { withStep, type QueuedStep } from '@metade/booking-flow/host-steps.ts';
import { OfflineQueue, type Sent } from '@metade/booking-flow/offline-queue.ts';
import { bookingOf } from '../../../packages/booking-flow/test/support/booking-fixture.ts';

const step = (key: string, more: Partial<QueuedStep> = {}): QueuedStep => ({
  key,
  operation: 'arriveOrder',
  order: `order ${key}`,
  name: 'Silva, Ana',
  date: '2026-06-12',
  at: '2026-06-12T19:03:00.000Z',
  ...more,
});

function queueOn(kept: { steps: QueuedStep[] }, answer: (step: QueuedStep) => Sent<Booking>) {
  const sent: string[] = [];
  const queue = new OfflineQueue(
    {
      read: () => kept.steps,
      write: (steps) => {
        kept.steps = steps;
      },
    },
    async (one) => {
      sent.push(one.key);
      return answer(one);
    },
  );
  return { queue, sent };
}
const ok = (): Sent<Booking> => ({ kind: 'ok', answer: bookingOf() });

describe('the queue of steps', () => {
  it('sends in the order in which they were taken, and forgets what arrived', async () => {
    const kept = { steps: [] as QueuedStep[] };
    const { queue, sent } = queueOn(kept, ok);
    for (const key of ['a', 'b', 'c']) queue.add(step(key));
    await queue.flush(() => {});
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(kept.steps).toEqual([]);
  });

  it('stops at the first that is lost, and goes on from it under the same key', async () => {
    const kept = { steps: [] as QueuedStep[] };
    let network = false;
    const { queue, sent } = queueOn(kept, () => (network ? ok() : { kind: 'lost' }));
    queue.add(step('a'));
    queue.add(step('b'));
    await queue.flush(() => {});
    expect(sent).toEqual(['a']);
    network = true;
    await queue.flush(() => {});
    expect(sent).toEqual(['a', 'a', 'b']);
  });

  it('keeps what the server refused, with the reason, until it is read, and sends the others', async () => {
    const kept = { steps: [] as QueuedStep[] };
    const { queue, sent } = queueOn(kept, ({ key }) =>
      key === 'a' ? { kind: 'refused', message: 'Used 20:01' } : ok(),
    );
    queue.add(step('a'));
    queue.add(step('b'));
    await queue.flush(() => {});
    await queue.flush(() => {});
    expect(sent).toEqual(['a', 'b']);
    expect(queue.read()).toEqual([step('a', { refusal: 'Used 20:01' })]);
    queue.remove('a');
    expect(kept.steps).toEqual([]);
  });

  it('passes over the booking that the server breaks down over, and keeps its steps in their order', async () => {
    const kept = { steps: [] as QueuedStep[] };
    let broken = true;
    const { queue, sent } = queueOn(kept, ({ key }) => (broken && key === 'a' ? { kind: 'failed' } : ok()));
    for (const one of [step('a'), step('again', { order: 'order a' }), step('b')]) queue.add(one);
    await queue.flush(() => {});
    expect(sent).toEqual(['a', 'b']);
    broken = false;
    await queue.flush(() => {});
    expect(sent).toEqual(['a', 'b', 'a', 'again']);
  });

  it('survives a reload, and is sent once though two ask at the same time', async () => {
    const kept = { steps: [] as QueuedStep[] };
    queueOn(kept, ok).queue.add(step('a'));
    const { queue, sent } = queueOn(kept, ok);
    expect(queue.read()).toEqual([step('a')]);
    await Promise.all([queue.flush(() => {}), queue.flush(() => {})]);
    expect(sent).toEqual(['a']);
  });

  it('shows what another tab sent, or was refused, instead of waiting for it for ever', async () => {
    const kept = { steps: [step('a'), step('b')] };
    const { queue } = queueOn(kept, ok);
    const { queue: other } = queueOn(kept, ({ key }) =>
      key === 'a' ? { kind: 'refused', message: 'Cancelled' } : ok(),
    );
    await other.flush(() => {});
    expect(queue.waiting()).toHaveLength(2);
    let told = 0;
    queue.subscribe(() => (told += 1));
    await queue.flush(() => {});
    expect(queue.read()).toEqual([step('a', { refusal: 'Cancelled' })]);
    expect(told).toBe(1);
  });
});

it('a booking with a waiting step stands as it will, and offers nothing more', () => {
  const booking = bookingOf();
  expect(withStep(booking, step('a'))).toMatchObject({
    state: 'arrived',
    arrived_at: '2026-06-12T19:03:00.000Z',
    actions: [],
  });
  expect(withStep(booking, step('a', { operation: 'markNoShow' })).state).toBe('no_show');
  expect(withStep(booking, step('a', { operation: 'declineOrder' })).state).toBe('declined');
});
