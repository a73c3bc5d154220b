import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, cards, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

let app: TestApp;
let nobody: Caller;
beforeAll(async () => {
  app = await startTestApp();
  nobody = new Caller(app.url, '');
});
afterAll(() => app.close());

const voucher = (token: string) => nobody.call('getVoucher', { params: { token } });

async function paid(overrides: Parameters<typeof openTable>[1] = {}) {
  const table = await openTable(app.pool, overrides);
  const diner = await newDiner(app.pool, app.url);
  const { _id } = taken(await diner.hold(table));
  const order = taken(await diner.pay(_id, await app.cardToken()));
  return { table, diner, order };
}

test('is there for whoever has its link, with times, names and a payload that the key proves', async () => {
  const { order, table } = await paid({ restaurant: { table_tolerance: 15, discount_desserts: false } });
  const shown = taken(await voucher(order.voucher?.token ?? ''));
  const meal = Date.parse(order.starts_at);
  expect(shown).toMatchObject({
    number: order.number,
    state: 'confirmed',
    code: order.voucher?.code,
    name: 'Ana Silva',
    date: table.date,
    time: '20:00',
    places: 2,
    people: 2,
    opens_at: new Date(meal - 60 * 60_000).toISOString(),
    tolerance_until: new Date(meal + 15 * 60_000).toISOString(),
    used_at: null,
    covers: { desserts: false },
    restaurant: { _id: table.restaurantId },
  });
  expect(app.context.vouchers.verify(shown.qr)).toEqual({
    key: app.context.vouchers.keys[0]?.id,
    order: order._id,
    restaurant: table.restaurantId,
    date: table.date,
    time: '20:00',
    places: 2,
    code: shown.code,
  });
  expect(app.context.vouchers.verify(shown.qr.replace(shown.code, 'AAAAAA'))).toBeNull();
});

test('has a link of 192 random bits, and is unknown by any other', async () => {
  const { order } = await paid();
  const token = order.voucher?.token ?? '';
  expect(token).toMatch(/^[\w-]{32}$/);
  for (const other of [order._id, order.number, order.voucher?.code ?? '', `${token}A`, 'x'.repeat(100)])
    expect(await voucher(other)).toMatchObject({ code: 'voucher_unknown', status: 404 });
  expect((await voucher('x'.repeat(101))).ok).toBe(false);
});

test('does not exist while nothing is finalised: held, at the bank, or reserved until the restaurant says yes', async () => {
  const table = await openTable(app.pool, { confirmationMode: 'review' });
  const diner = await newDiner(app.pool, app.url);
  const { _id } = taken(await diner.hold(table));
  expect(taken(await diner.order(_id)).voucher).toBeNull();
  expect(taken(await diner.pay(_id, await app.cardToken(cards.visa))).voucher).toBeNull();
  const owner = await ownerOf(app.pool, app.url, table);
  taken(await owner.call('confirmOrder', { params: { id: _id } }));
  expect(taken(await diner.order(_id)).voucher).toBeNull();
  await drain(app.context);
  expect(taken(await diner.order(_id)).voucher).not.toBeNull();
});

test('says that it is cancelled once its order is', async () => {
  const { order, diner } = await paid();
  taken(await diner.cancel(order._id));
  expect(taken(await voucher(order.voucher?.token ?? '')).state).toBe('cancelled');
});

test('is one of its kind in its restaurant: a code already given is drawn again', async () => {
  const { table, order } = await paid({ qtd: 40 });
  const others = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const diner = await newDiner(app.pool, app.url);
      const { _id } = taken(await diner.hold(table));
      return taken(await diner.pay(_id, await app.cardToken())).voucher?.code;
    }),
  );
  expect(new Set([order.voucher?.code, ...others]).size).toBe(21);
});
