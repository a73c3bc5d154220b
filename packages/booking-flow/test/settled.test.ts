import type { Booking } from '@metade/contracts/host.ts';
import { expect, it } from 'vitest';
import type { QueuedStep } from '../src/host-steps.ts';
import { settled } from '../src/settled.ts';
import { bookingOf, dayOf } from './support/booking-fixture.ts';

const booking = bookingOf();
const queued = { kind: 'queued', booking, key: 'k' } as const;
const step: QueuedStep = {
  key: 'k',
  operation: 'redeemVoucher',
  order: booking._id,
  name: 'Silva, Ana',
  date: booking.date,
  at: '2026-06-12T19:03:00.000Z',
};
const arrived = bookingOf({ state: 'arrived', arrived_at: '2026-06-12T19:04:00.000Z' });
const daysOf = (one: Booking) => ({ [one.date]: dayOf([one], one.date) });

it('waits while its step does, or while nobody knows what became of it', () => {
  expect(settled(queued, [step], daysOf(booking))).toBe(queued);
  expect(settled(queued, [step], daysOf(arrived))).toBe(queued);
  expect(settled(queued, [], {})).toBe(queued);
  expect(settled(queued, [], daysOf(booking))).toBe(queued);
});

it('is used once its step was sent, and refused in the server’s words', () => {
  expect(settled(queued, [], daysOf(arrived))).toEqual({ kind: 'used', booking: arrived });
  expect(settled(queued, [{ ...step, refusal: 'Já foi usado.' }], daysOf(booking))).toEqual({
    kind: 'refused',
    message: 'Já foi usado.',
  });
});

it('says nothing of what did not wait', () => {
  const used = { kind: 'used', booking } as const;
  expect(settled(used, [], daysOf(arrived))).toBe(used);
});
