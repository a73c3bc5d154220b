import { orderStates } from '@metade/domain/order-life-cycle.ts';
import { describe, expect, it } from 'vitest';
import { askAgainAfter, endOfOrder, nextBookings, orderActions } from '../src/order-actions.ts';
import { voucherPhase } from '../src/voucher-phase.ts';
import { orderOf } from './support/fake-api.ts';

const voucher = { code: 'K7M4QX', token: 't' };

/** The states of a paid order, with its voucher, of which something is true. */
const statesWhere = (is: (actions: ReturnType<typeof orderActions>) => boolean) =>
  orderStates.filter((state) => is(orderActions(orderOf({ state, voucher }))));

describe('what an order offers', () => {
  it('is by its state', () => {
    expect(statesWhere(({ live }) => live)).toEqual(['awaiting_restaurant', 'confirmed']);
    expect(statesWhere(({ share }) => share)).toEqual(['awaiting_restaurant', 'confirmed']);
    expect(statesWhere(({ bill }) => bill !== null)).toEqual(['confirmed', 'arrived', 'completed']);
    expect(statesWhere(({ rate }) => rate)).toEqual(['arrived', 'completed']);
    expect(statesWhere(({ alternatives }) => alternatives)).toEqual(['expired', 'cancelled', 'declined', 'unanswered']);
    expect(statesWhere(({ voucher: shown }) => shown === null)).toEqual(['cancelled']);
  });

  it('is what the API allows, where that decides', () => {
    expect(orderActions(orderOf({ actions: ['cancel', 'claim'] }))).toMatchObject({
      pay: false,
      change: false,
      cancel: true,
      dispute: false,
      claim: true,
    });
  });

  it('asks again soon for a voucher that is being made, and later for the restaurant’s answer', () => {
    expect(askAgainAfter(orderOf({ state: 'confirmed' }))).toBe(2_000);
    expect(askAgainAfter(orderOf({ state: 'confirmed', voucher }))).toBeNull();
    expect(askAgainAfter(orderOf({ state: 'awaiting_restaurant' }))).toBe(10_000);
    expect(askAgainAfter(orderOf({ state: 'declined' }))).toBeNull();
  });
});

it('says who ended an order, and that nothing was charged', () => {
  expect(endOfOrder(orderOf({ ended_by: 'restaurant', end_reason: 'payment_' }))).toEqual({
    by: 'restaurant',
    uncharged: true,
  });
  expect(endOfOrder(orderOf({ ended_by: 'system', end_reason: 'payment_attempts', payment_state: 'failed' }))).toEqual({
    by: 'bank',
    uncharged: true,
  });
  expect(endOfOrder(orderOf({ ended_by: 'diner', payment_state: 'refunded' }))).toEqual({
    by: 'diner',
    uncharged: false,
  });
});

it('keeps the next six bookings, and none that is only held', () => {
  const upcoming = [orderOf(), ...Array.from({ length: 8 }, (_, at) => orderOf({ _id: `o${at}`, state: 'confirmed' }))];
  expect(nextBookings(upcoming).map(({ _id }) => _id)).toEqual(['o0', 'o1', 'o2', 'o3', 'o4', 'o5']);
});

describe('a voucher', () => {
  const times = {
    replaced_by: null,
    opens_at: '2026-06-12T18:30:00.000Z',
    tolerance_until: '2026-06-12T19:30:00.000Z',
    seat_anyway_until: '2026-06-12T20:00:00.000Z',
  };
  const at = (time: string, over: object = {}) =>
    voucherPhase({ state: 'confirmed', ...times, ...over }, Date.parse(`2026-06-12T${time}.000Z`));
  it('opens, is open, late and over', () => {
    expect(at('18:29:59')).toBe('opens');
    expect(at('18:30:00')).toBe('open');
    expect(at('19:30:00')).toBe('open');
    expect(at('19:30:01')).toBe('late');
    expect(at('20:00:00')).toBe('late');
    expect(at('20:00:01')).toBe('over');
  });
  it('is what became of it, whatever the time', () => {
    expect(at('18:00:00', { state: 'arrived' })).toBe('used');
    expect(at('18:00:00', { state: 'completed' })).toBe('used');
    expect(at('18:00:00', { state: 'cancelled' })).toBe('cancelled');
    expect(at('18:00:00', { state: 'cancelled', replaced_by: 't2' })).toBe('replaced');
    expect(at('18:00:00', { state: 'no_show' })).toBe('no_show');
  });
});
