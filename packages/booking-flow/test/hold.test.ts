import { describe, expect, it } from 'vitest';
import { releaseHold } from '../src/held.ts';
import { holdTable, type Holder } from '../src/hold.ts';
import { fakeApi, lose, orderId, orderOf, refuse } from './support/fake-api.ts';

const wish = { restaurant: 'r1', slot: 's1', date: '2026-06-12', people: 2 };
const held = () => ({ data: orderOf() });

function holder(over: Partial<Holder> = {}): Holder & { kept: string[] } {
  const kept: string[] = [];
  return { account: null, guest: null, keepGuest: (token) => void kept.push(token), kept, ...over };
}

describe('holding a table', () => {
  it('starts a guest for who has no account, and remembers the token', async () => {
    const { api, calls } = fakeApi({ startGuest: () => ({ token: 'g' }), createOrder: held });
    const who = holder();
    expect(await holdTable(api, who, wish, 'k')).toEqual({ kind: 'held', order: orderId });
    expect(who.kept).toEqual(['g']);
    expect(calls.at(-1)).toEqual({ name: 'createOrder', body: wish, token: 'g', key: 'k' });
  });

  it('starts again as another guest when the token ran out meanwhile', async () => {
    const createOrder = ({ token }: { token: string | undefined }) =>
      token === 'old' ? refuse('unauthenticated', 401) : held();
    const { api, calls } = fakeApi({ startGuest: () => ({ token: 'new' }), createOrder });
    const who = holder({ guest: 'old' });
    expect((await holdTable(api, who, wish, 'k')).kind).toBe('held');
    expect(who.kept).toEqual(['new']);
    expect(calls.filter(({ name }) => name === 'createOrder').map(({ key }) => key)).toEqual(['k', 'k']);
  });

  it('never makes a guest of an account whose session was ended elsewhere', async () => {
    const { api, calls } = fakeApi({ createOrder: () => refuse('unauthenticated', 401) });
    expect(await holdTable(api, holder({ account: 'a', guest: 'g' }), wish, 'k')).toMatchObject({
      kind: 'refused',
      problem: { code: 'unauthenticated' },
    });
    expect(calls).toHaveLength(1);
  });

  it('goes on with the same table after a double tap, and with no other', async () => {
    const createOrder = () => refuse('hold_exists', 409, { order: orderId });
    const same = fakeApi({ createOrder, getOrder: held });
    expect(await holdTable(same.api, holder({ account: 'a' }), wish, 'k')).toEqual({ kind: 'held', order: orderId });
    const other = fakeApi({ createOrder, getOrder: () => ({ data: orderOf({ people: 4 }) }) });
    expect(await holdTable(other.api, holder({ account: 'a' }), wish, 'k')).toMatchObject({
      kind: 'refused',
      existing: orderId,
    });
  });

  it('answers the hold whose first answer was lost, by the same key', async () => {
    let tries = 0;
    const { api, calls } = fakeApi({ createOrder: () => (++tries === 1 ? lose() : held()) });
    const who = holder({ guest: 'g' });
    await expect(holdTable(api, who, wish, 'k')).rejects.toThrow(TypeError);
    expect((await holdTable(api, who, wish, 'k')).kind).toBe('held');
    expect(new Set(calls.map(({ key }) => key))).toEqual(new Set(['k']));
  });
});

describe('releasing a table', () => {
  it('says that it is over already, or that it was paid for meanwhile and stands', async () => {
    const moved = (state: string) => fakeApi({ cancelOrder: () => refuse('order_state', 409, { state }) }).api;
    expect(await releaseHold(moved('expired'), orderId)).toEqual({ kind: 'over' });
    expect(await releaseHold(moved('cancelled'), orderId)).toEqual({ kind: 'over' });
    expect(await releaseHold(moved('confirmed'), orderId)).toEqual({ kind: 'booked' });
  });

  it('names the state that was shown, so that no booking is cancelled by it', async () => {
    const { api, calls } = fakeApi({ cancelOrder: () => ({ data: orderOf({ state: 'cancelled' }) }) });
    expect(await releaseHold(api, orderId)).toMatchObject({ kind: 'released' });
    expect(calls[0]?.body).toEqual({ state: 'held' });
  });
});
