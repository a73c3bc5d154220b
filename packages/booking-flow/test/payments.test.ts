import { describe, expect, it } from 'vitest';
import { Payments } from '../src/payments.ts';
import { fakeApi, lose, orderId, orderOf, paymentOf, refuse } from './support/fake-api.ts';
import { countedKeys, MemoryStorage } from './support/memory-storage.ts';

const attempt = {
  with: { card: 'c1' },
  wish: { coupon: '', credit: false, free: false },
  expected: 600,
  termsVersion: '2',
  returnUrl: 'metade://checkout',
};
const byToken = { ...attempt, with: { token: 'tok_secret', save: true } };
const paid = orderOf({ state: 'confirmed', hold: null, payment: paymentOf('captured') });
const keysOf = (calls: { name: string; key: string | undefined }[]) =>
  calls.filter(({ name }) => name === 'payOrder').map(({ key }) => key);

describe('paying', () => {
  it('keeps nothing once the outcome is known', async () => {
    const storage = new MemoryStorage();
    const { api, calls } = fakeApi({ payOrder: () => ({ data: paid }) });
    const payments = new Payments(api, storage, countedKeys());
    expect(await payments.pay(orderOf(), attempt)).toEqual({ kind: 'answered', order: paid });
    expect(calls[0]?.body).toMatchObject({ card: 'c1', expected: 600, terms_version: '2', use_credit: false });
    expect(storage.texts.size).toBe(0);
  });

  it('is one payment for two taps', async () => {
    const { api, calls } = fakeApi({ payOrder: () => ({ data: paid }) });
    const payments = new Payments(api, new MemoryStorage(), countedKeys());
    const outcomes = await Promise.all([payments.pay(orderOf(), attempt), payments.pay(orderOf(), byToken)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['answered', 'answered']);
    expect(calls).toHaveLength(1);
  });

  it('begins anew after a refusal: a key never answers for another card', async () => {
    const { api, calls } = fakeApi({ payOrder: () => refuse('card_declined', 402) });
    const payments = new Payments(api, new MemoryStorage(), countedKeys());
    expect(await payments.pay(orderOf(), attempt)).toMatchObject({
      kind: 'refused',
      problem: { code: 'card_declined' },
    });
    await payments.pay(orderOf({ payment: paymentOf('failed') }), attempt);
    expect(new Set(keysOf(calls)).size).toBe(2);
  });

  it('leads to the bank, and finds the way back though the process was killed there', async () => {
    const storage = new MemoryStorage();
    const asking = orderOf({ payment: { ...paymentOf('requires_action'), action_url: 'https://bank.test/1' } });
    const { api } = fakeApi({ payOrder: () => ({ data: asking }) });
    const outcome = await new Payments(api, storage, countedKeys()).pay(orderOf(), attempt);
    expect(outcome).toMatchObject({ kind: 'bank', url: 'https://bank.test/1' });
    const later = fakeApi({ getOrder: () => ({ data: asking }), refreshPayment: () => ({ data: paid }) });
    const payments = new Payments(later.api, storage, countedKeys());
    expect(payments.unknown()).toEqual([orderId]);
    expect(await payments.resume(orderId)).toEqual({ kind: 'stands', order: paid });
    expect(payments.unknown()).toEqual([]);
  });

  it('loads the order anew when something else has moved it', async () => {
    for (const code of ['order_state', 'payment_in_progress', 'idempotency_key_reused']) {
      const { api } = fakeApi({ payOrder: () => refuse(code) });
      expect((await new Payments(api, new MemoryStorage(), countedKeys()).pay(orderOf(), attempt)).kind).toBe('moved');
    }
  });
});

describe('a lost answer', () => {
  it('is unknown, and a gateway’s or proxy’s breakdown is too', async () => {
    for (const answer of [lose, () => refuse('unavailable', 502)]) {
      const storage = new MemoryStorage();
      const payments = new Payments(fakeApi({ payOrder: answer }).api, storage, countedKeys());
      expect((await payments.pay(orderOf(), attempt)).kind).toBe('unknown');
      expect(payments.unknown()).toEqual([orderId]);
    }
  });

  it('that paid is found after a restart, and nothing is sent again', async () => {
    const storage = new MemoryStorage();
    await new Payments(fakeApi({ payOrder: lose }).api, storage, countedKeys()).pay(orderOf(), attempt);
    const { api, calls } = fakeApi({ getOrder: () => ({ data: paid }) });
    expect(await new Payments(api, storage, countedKeys()).resume(orderId)).toEqual({ kind: 'stands', order: paid });
    expect(calls.map(({ name }) => name)).toEqual(['getOrder']);
    expect(storage.texts.size).toBe(0);
  });

  it('of a request that never arrived goes on under its key, also after a restart', async () => {
    const storage = new MemoryStorage();
    const keys = countedKeys();
    const first = fakeApi({ payOrder: lose });
    await new Payments(first.api, storage, keys).pay(orderOf(), attempt);
    const second = fakeApi({ getOrder: () => ({ data: orderOf() }), payOrder: () => ({ data: paid }) });
    const payments = new Payments(second.api, storage, keys);
    expect(await payments.resume(orderId)).toMatchObject({ kind: 'not_arrived' });
    expect((await payments.pay(orderOf(), attempt)).kind).toBe('answered');
    expect(keysOf(second.calls)).toEqual(keysOf(first.calls));
  });

  it('goes on under another key with other means, or another sum', async () => {
    const storage = new MemoryStorage();
    const keys = countedKeys();
    const { api, calls } = fakeApi({ payOrder: lose });
    const payments = new Payments(api, storage, keys);
    for (const other of [attempt, { ...attempt, expected: 300 }, byToken, { ...byToken }])
      await payments.pay(orderOf(), other);
    expect(new Set(keysOf(calls)).size).toBe(4);
  });

  it('that failed is told of as such, though an attempt had failed before', async () => {
    const storage = new MemoryStorage();
    const before = orderOf({ payment: paymentOf('failed', 'p1') });
    await new Payments(fakeApi({ payOrder: lose }).api, storage, countedKeys()).pay(before, attempt);
    const ask = (order: ReturnType<typeof orderOf>) =>
      new Payments(fakeApi({ getOrder: () => ({ data: order }) }).api, storage, countedKeys()).resume(orderId);
    expect((await ask(before)).kind).toBe('not_arrived');
    expect((await ask(orderOf({ payment: paymentOf('failed', 'p2') }))).kind).toBe('stands');
  });

  it('is asked about again while there is no network, no session or no answer of the bank', async () => {
    const storage = new MemoryStorage();
    await new Payments(fakeApi({ payOrder: lose }).api, storage, countedKeys()).pay(orderOf(), attempt);
    const resumed = async (getOrder: () => unknown) =>
      (
        await new Payments(
          fakeApi({ getOrder, refreshPayment: () => refuse('gateway_unreachable', 503) }).api,
          storage,
          countedKeys(),
        ).resume(orderId)
      ).kind;
    expect(await resumed(lose)).toBe('offline');
    expect(await resumed(() => refuse('unauthenticated', 401))).toBe('signed_out');
    expect(await resumed(() => ({ data: orderOf({ payment: paymentOf('pending') }) }))).toBe('stands');
    expect(storage.texts.size).toBe(1);
    expect(await resumed(() => refuse('not_found', 404))).toBe('gone');
    expect(storage.texts.size).toBe(0);
  });
});

it('keeps no token of a card on the device', async () => {
  const storage = new MemoryStorage();
  await new Payments(fakeApi({ payOrder: lose }).api, storage, countedKeys()).pay(orderOf(), byToken);
  expect([...storage.texts.values()].join()).not.toContain('tok_secret');
});

it('pays though there is no space, or what was kept cannot be read', async () => {
  const storage = new MemoryStorage();
  storage.texts.set('payments', '{"nothing": of ours');
  storage.space = 0;
  const { api } = fakeApi({ payOrder: () => ({ data: paid }) });
  expect((await new Payments(api, storage, countedKeys()).pay(orderOf(), attempt)).kind).toBe('answered');
});
