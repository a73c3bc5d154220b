import { describe, expect, it } from 'vitest';
import { quotePayment } from '../src/payment-quote.ts';
import { paymentStep, settlePayment } from '../src/payment-step.ts';
import { agreedTerms, lacking } from '../src/pay.ts';
import { fakeApi, lose, orderOf, paymentOf, refuse } from './support/fake-api.ts';

describe('what comes next', () => {
  it('asks a guest to sign in, and an account to pay', () => {
    expect(paymentStep(orderOf(), false).kind).toBe('sign_in');
    expect(paymentStep(orderOf(), true)).toMatchObject({ kind: 'pay', bank: null, failure: null, attemptsLeft: null });
  });

  it('waits for a bank that has not answered, and leads to one that asks', () => {
    expect(paymentStep(orderOf({ payment: paymentOf('pending') }), true).kind).toBe('wait');
    const asked = orderOf({ payment: { ...paymentOf('requires_action'), action_url: 'https://bank.test/1' } });
    expect(paymentStep(asked, true)).toMatchObject({ kind: 'pay', bank: 'https://bank.test/1' });
  });

  it('says why a payment failed, and how many are left', () => {
    const failed = (failure: string | null) => orderOf({ payment: { ...paymentOf('failed'), failure } });
    expect(paymentStep(failed('expired_card'), true)).toMatchObject({ failure: 'card_expired', attemptsLeft: 2 });
    expect(paymentStep(failed(null), true)).toMatchObject({ failure: 'card_declined' });
    expect(paymentStep(failed('never heard of'), true)).toMatchObject({ failure: 'card_declined' });
  });

  it('tells apart how a hold ended', () => {
    const over = (state: 'expired' | 'cancelled', more: Parameters<typeof orderOf>[0] = {}) =>
      paymentStep(orderOf({ state, hold: null, ...more }), true);
    expect(over('expired')).toEqual({ kind: 'over', end: 'time' });
    for (const state of ['authorized', 'captured', 'refunded'] as const)
      expect(over('expired', { payment: paymentOf(state) })).toEqual({ kind: 'over', end: 'too_late' });
    expect(over('expired', { payment: paymentOf('failed') })).toEqual({ kind: 'over', end: 'time' });
    expect(over('cancelled', { end_reason: 'payment_attempts' })).toEqual({ kind: 'over', end: 'unpaid' });
    expect(over('cancelled', { end_reason: 'Closed today' })).toEqual({ kind: 'cancelled' });
  });

  it('is over once the order is more than a hold', () => {
    for (const state of [
      'awaiting_restaurant',
      'confirmed',
      'arrived',
      'completed',
      'declined',
      'unanswered',
      'no_show',
    ] as const)
      expect(paymentStep(orderOf({ state, hold: null }), true)).toEqual({ kind: 'booked' });
  });
});

describe('an unfinished payment', () => {
  const pending = orderOf({ payment: paymentOf('pending') });
  it('is asked about, and stays as it is while the gateway is away', async () => {
    const paid = orderOf({ state: 'confirmed', hold: null, payment: paymentOf('captured') });
    expect(await settlePayment(fakeApi({ refreshPayment: () => ({ data: paid }) }).api, pending)).toBe(paid);
    expect(
      await settlePayment(fakeApi({ refreshPayment: () => refuse('gateway_unreachable', 503) }).api, pending),
    ).toBe(pending);
    await expect(settlePayment(fakeApi({ refreshPayment: lose }).api, pending)).rejects.toThrow(TypeError);
  });
  it('is the only one that is asked about', async () => {
    const done = orderOf({ payment: paymentOf('failed') });
    expect(await settlePayment(fakeApi({}).api, done)).toBe(done);
  });
});

describe('a quote', () => {
  const wish = { coupon: 'VERAO2', credit: true, free: false };
  it('leaves a coupon out that does not apply, and says why', async () => {
    let asked = 0;
    const quotePaymentCall = () => (++asked === 1 ? refuse('coupon_over') : { data: { total: 600 } });
    expect(await quotePayment(fakeApi({ quotePayment: quotePaymentCall }).api, 'o', wish)).toEqual({
      quote: { total: 600 },
      couponProblem: 'coupon_over',
    });
  });
  it('is none once the hold is over, and hides no other refusal', async () => {
    const gone = fakeApi({ quotePayment: () => refuse('hold_expired') });
    expect(await quotePayment(gone.api, 'o', wish)).toEqual({ quote: null, couponProblem: null });
    await expect(
      quotePayment(fakeApi({ quotePayment: () => refuse('not_found', 404) }).api, 'o', wish),
    ).rejects.toThrow();
  });
});

it('asks for terms that were never agreed to, or in another version', () => {
  expect(agreedTerms(null, null, '2')).toBeNull();
  expect(agreedTerms(null, '1', '2')).toBeNull();
  expect(agreedTerms(null, '2', '2')).toBe('2');
  expect(agreedTerms('1', '2', '2')).toBe('1');
});

it('needs terms and a card, unless nothing is left to pay', () => {
  expect(lacking({ with: null, expected: 600, termsVersion: null })).toBe('terms');
  expect(lacking({ with: null, expected: 600, termsVersion: '2' })).toBe('card');
  expect(lacking({ with: null, expected: undefined, termsVersion: '2' })).toBe('card');
  expect(lacking({ with: null, expected: 0, termsVersion: '2' })).toBeNull();
  expect(lacking({ with: { card: 'c' }, expected: 600, termsVersion: '2' })).toBeNull();
});
