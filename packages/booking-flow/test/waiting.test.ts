import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { describe, expect, it } from 'vitest';
import { standingIn } from '../src/waiting-place.ts';
import { fullMeals, joinWaiting } from '../src/waiting.ts';
import { fakeApi, refuse } from './support/fake-api.ts';

const wish = { restaurant: 'r1', date: '2026-06-12', time: null, people: 2 } as const;
const slots = [
  { period: 'afternoon', state: 'full' },
  { period: 'afternoon', state: 'held' },
  { period: 'night', state: 'full' },
] as SlotOfferView[];
const joined = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === 'joinWaiting').map(({ body }) => (body as { period: string }).period);

describe('joining a waiting list', () => {
  it('a second time changes nothing, and another refusal is told', async () => {
    const night = { ...wish, period: 'night' } as const;
    await joinWaiting(fakeApi({ joinWaiting: () => refuse('waiting_exists') }).api, night);
    const free = fakeApi({ joinWaiting: () => refuse('waiting_table_free') });
    await expect(joinWaiting(free.api, night)).rejects.toMatchObject({ problem: { code: 'waiting_table_free' } });
  });

  it('for a day joins every meal that is full', async () => {
    const days = { data: [{ date: wish.date, slots }] };
    const { api, calls } = fakeApi({
      getAvailability: () => days,
      joinWaiting: ({ body }) =>
        (body as { period: string }).period === 'night' ? refuse('waiting_limit') : { data: {} },
    });
    await joinWaiting(api, { ...wish, period: 'any' });
    expect(joined(calls)).toEqual(['afternoon', 'night']);
    const none = fakeApi({ getAvailability: () => days, joinWaiting: () => refuse('waiting_limit') });
    await expect(joinWaiting(none.api, { ...wish, period: 'any' })).rejects.toMatchObject({
      problem: { code: 'waiting_limit' },
    });
  });
});

it('a meal with a free table is not full', () => {
  expect(fullMeals(slots)).toEqual(['afternoon', 'night']);
  expect(fullMeals([...slots, { period: 'night', state: 'last' } as SlotOfferView])).toEqual(['afternoon']);
});

it('who let a turn pass stands in no line', () => {
  const entry = { restaurant: { _id: 'r1' }, date: '2026-06-12', period: 'night', state: 'waiting' } as WaitingEntry;
  const meal = { restaurant: 'r1', date: '2026-06-12', period: 'night' };
  expect(standingIn([entry], meal)).toBe(entry);
  expect(standingIn([{ ...entry, state: 'passed' }], meal)).toBeUndefined();
  expect(standingIn([entry], { ...meal, period: 'morning' })).toBeUndefined();
});
