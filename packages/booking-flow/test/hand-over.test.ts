import { expect, it } from 'vitest';
import { afterSignIn, beforeSignIn, whyNotTaken } from '../src/hand-over.ts';
import { holdTime } from '../src/hold-time.ts';
import { fakeApi, lose, orderOf } from './support/fake-api.ts';

const guestOrder = orderOf({ _id: 'guest' });

it('brings nothing where there is no guest', async () => {
  expect(await beforeSignIn(fakeApi({}).api, undefined, 'guest')).toEqual({ held: [], ranOut: null });
});

it('hands a held table over', async () => {
  const { api } = fakeApi({ listOrders: () => ({ data: [guestOrder] }), getOrder: () => ({ data: guestOrder }) });
  const brought = await beforeSignIn(api, 'g', 'guest');
  expect(brought).toEqual({ held: [guestOrder], ranOut: null });
  expect(await afterSignIn(api, brought, 'a')).toEqual({ kind: 'taken' });
});

it('goes on with the account’s own hold of the same table, and says what was lost otherwise', async () => {
  const brought = { held: [guestOrder], ranOut: null };
  const own = fakeApi({ listOrders: () => ({ data: [orderOf({ _id: 'own' })] }) });
  expect(await afterSignIn(own.api, brought, 'a')).toEqual({ kind: 'same', order: 'own' });
  const other = fakeApi({ listOrders: () => ({ data: [orderOf({ _id: 'own', slot: 's2' })] }) });
  expect(await afterSignIn(other.api, brought, 'a')).toEqual({ kind: 'lost', order: guestOrder, why: 'refused' });
});

it('says that the time ran out while the forms were filled in', async () => {
  const expired = orderOf({ _id: 'guest', state: 'expired', hold: null });
  const { api } = fakeApi({ listOrders: () => ({ data: [] }), getOrder: () => ({ data: expired }) });
  const brought = await beforeSignIn(api, 'g', 'guest');
  expect(await afterSignIn(api, brought, 'a')).toEqual({ kind: 'lost', order: expired, why: 'time' });
});

it('never keeps anybody from signing in because the guest’s tables cannot be read', async () => {
  const { api } = fakeApi({ listOrders: lose, getOrder: lose });
  expect(await beforeSignIn(api, 'g', 'guest')).toEqual({ held: [], ranOut: null });
});

it('knows why a table could not be taken over', () => {
  const meal = { restaurant: 'r1', date: '2026-06-12', period: 'dinner' };
  expect(whyNotTaken([orderOf()], meal, 2)?.why).toBe('meal');
  expect(whyNotTaken([orderOf(), orderOf()], { ...meal, period: 'lunch' }, 2)?.why).toBe('limit');
  expect(whyNotTaken([orderOf()], { ...meal, period: 'lunch' }, 2)).toBeNull();
});

it('counts a hold’s time from the answer, whatever the device’s clock says', () => {
  const hold = orderOf().hold!;
  expect(holdTime(hold, 0)).toEqual({ left: 600, warned: false, warning: 120, extendable: false });
  expect(holdTime(hold, 480_000)).toMatchObject({ left: 120, warned: true, extendable: true });
  expect(holdTime({ ...hold, extensions_left: 0 }, 480_000).extendable).toBe(false);
  expect(holdTime(hold, 700_000).left).toBe(0);
});
