import { expect, it } from 'vitest';
import { queuedStep, refusalOfStep, takeStep } from '../src/host-steps.ts';
import { bookingOf } from './support/booking-fixture.ts';
import { fakeApi, lose, refuse } from './support/fake-api.ts';

const now = Date.parse('2026-06-12T19:03:00.000Z');

it('queues a step with what its message needs, and seats a party that came while offline', () => {
  const booking = bookingOf();
  const arrival = { key: 'a', operation: 'arriveOrder', order: 'booking', body: { seat_anyway: false } } as const;
  expect(queuedStep(booking, arrival, now)).toEqual({
    key: 'a',
    operation: 'arriveOrder',
    order: 'booking',
    body: { seat_anyway: true },
    name: 'Silva, Ana',
    date: '2026-06-12',
    at: '2026-06-12T19:03:00.000Z',
  });
  const refusal = { key: 'b', operation: 'declineOrder', order: 'booking', body: { reason: 'Cheio' } } as const;
  expect(queuedStep(booking, refusal, now).body).toEqual({ reason: 'Cheio' });
});

it('sends a step under its key: a voucher to its restaurant, any other to its booking', async () => {
  const sentTo: unknown[] = [];
  const answer = (_: unknown, { id }: { id?: string }) => {
    sentTo.push(id);
    return { data: bookingOf() };
  };
  const { api, calls } = fakeApi({ redeemVoucher: answer, markNoShow: answer });
  await takeStep(api.call, 'house', {
    key: 'a',
    operation: 'redeemVoucher',
    order: 'booking',
    body: { code: 'K7M4QX' },
  });
  await takeStep(api.call, 'house', { key: 'b', operation: 'markNoShow', order: 'booking' });
  expect(sentTo).toEqual(['house', 'booking']);
  expect(calls.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('knows a refusal from what leaves open whether the step was taken', () => {
  const refusalIn = (fail: () => never) => {
    try {
      return fail();
    } catch (error) {
      return refusalOfStep(error)?.code ?? null;
    }
  };
  expect(refusalIn(lose)).toBeNull();
  expect(refusalIn(() => refuse('unavailable', 503))).toBeNull();
  expect(refusalIn(() => refuse('order_state', 409))).toBe('order_state');
});
