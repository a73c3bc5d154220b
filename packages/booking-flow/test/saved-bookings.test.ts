import type { Voucher } from '@metade/contracts/orders.ts';
import { expect, it } from 'vitest';
import { BookingStore } from '../src/saved-bookings.ts';
import { orderOf } from './support/fake-api.ts';
import { MemoryStorage } from './support/memory-storage.ts';

const hour = 3_600_000;
const start = Date.parse('2026-06-12T12:00:00.000Z');
const ahead = orderOf({ _id: 'ahead', state: 'confirmed', voucher: { code: 'K7M4QX', token: 'new' } });
const past = orderOf({ _id: 'past', state: 'completed', voucher: { code: 'ABCDEF', token: 'old' } });
const voucherOf = (code: string) => ({ code, qr: `MTD2/${code}` }) as Voucher;
const bookings = { orders: [ahead, past], vouchers: { new: voucherOf('K7M4QX'), old: voucherOf('ABCDEF') } };

function device(now = start) {
  const storage = new MemoryStorage();
  const clock = { time: now, now: () => clock.time };
  return { storage, clock, store: new BookingStore(storage, clock) };
}

it('opens what was saved, also in another process, and says how old it is', () => {
  const { storage, clock, store } = device();
  expect(store.save('ana', bookings, start)).toBe('kept');
  clock.time += 3 * hour;
  expect(new BookingStore(storage, clock).read('ana')).toEqual({ ...bookings, age: 3 * hour, now: start + 3 * hour });
});

it('knows the time though the device’s clock is wrong by a day', () => {
  const { clock, store } = device(start - 24 * hour);
  store.save('ana', bookings, start);
  clock.time += hour;
  expect(store.read('ana')).toMatchObject({ age: hour, now: start + hour });
});

it('is never younger than new, though the clock was set back meanwhile', () => {
  const { clock, store } = device();
  store.save('ana', bookings, start);
  clock.time -= 24 * hour;
  expect(store.read('ana')).toMatchObject({ age: 0, now: start });
});

it('is nobody else’s, and gone once somebody else asked', () => {
  const { storage, store } = device();
  store.save('ana', bookings, start);
  expect(store.read('rui')).toBeNull();
  expect(storage.texts.size).toBe(0);
  expect(store.read('ana')).toBeNull();
});

it('goes on logging out', () => {
  const { storage, store } = device();
  store.save('ana', bookings, start);
  store.forget();
  expect(storage.texts.size).toBe(0);
});

it('keeps what is ahead where there is no space for all', () => {
  const { storage, store } = device();
  storage.space = JSON.stringify(bookings).length;
  expect(store.save('ana', bookings, start)).toBe('ahead');
  expect(store.read('ana')).toMatchObject({ orders: [ahead], vouchers: { new: bookings.vouchers.new } });
});

it('keeps what it has when the storage is full, but never another account’s', () => {
  const { storage, store } = device();
  store.save('ana', bookings, start);
  storage.space = 10;
  expect(store.save('ana', { orders: [ahead], vouchers: {} }, start)).toBe('full');
  expect(store.read('ana')?.orders).toEqual(bookings.orders);
  expect(store.save('rui', { orders: [ahead], vouchers: {} }, start)).toBe('full');
  expect(storage.texts.size).toBe(0);
});

it('reads nothing where what was kept is broken', () => {
  const { storage, store } = device();
  for (const text of ['', '{', 'null', '[]', '{"owner":"ana"}']) {
    storage.texts.set('bookings', text);
    expect(store.read('ana')).toBeNull();
  }
});
