import { expect, test } from 'vitest';
import type { Booking } from '@metade/contracts/host.ts';
import type { Day } from '../src/host-days.ts';
import { DayStore, requestsOf } from '../src/host-days.ts';
import { bookingOf, dayOf } from './support/booking-fixture.ts';

const deadline = '2026-06-12T19:20:00.000Z';
const request = bookingOf({ _id: 'request', state: 'awaiting_restaurant', confirm_by: deadline });

test('what was there at the first look is not news; what comes after it is, once', async () => {
  const { store, told, days } = restaurant({ '2026-06-12': dayOf([request]) });
  await store.load('2026-06-12');
  expect(told).toEqual([]);
  const second = bookingOf({ _id: 'second', state: 'awaiting_restaurant' });
  days['2026-06-12'] = dayOf([request, second]);
  await store.changed({ order: 'second', date: '2026-06-12', state: 'awaiting_restaurant' });
  await store.load('2026-06-12');
  expect(told).toEqual(['second']);
});

test('a booking that an event names is news on a date that was never seen; its neighbours are not', async () => {
  const other = bookingOf({ _id: 'other', state: 'awaiting_restaurant', date: '2026-06-19' });
  const { store, told } = restaurant({
    '2026-06-19': dayOf([{ ...request, date: '2026-06-19' }, other], '2026-06-19'),
  });
  await store.changed({ order: 'request', date: '2026-06-19', state: 'awaiting_restaurant' });
  expect(told).toEqual(['request']);
  expect(requestsOf(store.read().days, Date.parse(deadline)).map(({ _id }) => _id)).toEqual(['other', 'request']);
});

test('a change that comes while its date loads leads to another loading', async () => {
  const { store, told, days, loads, hold } = restaurant({ '2026-06-12': dayOf([]) });
  await store.load('2026-06-12');
  const release = hold();
  const slow = store.load('2026-06-12');
  const changed = store.changed({ order: 'request', date: '2026-06-12', state: 'awaiting_restaurant' });
  release();
  days['2026-06-12'] = dayOf([request]);
  await Promise.all([slow, changed]);
  expect(loads()).toBe(3);
  expect(told).toEqual(['request']);
});

test('a booking that came in confirmed is a notice until it is seen; an old one that changed is not', async () => {
  const { store, told, days } = restaurant({ '2026-06-12': dayOf([]) });
  await store.load('2026-06-12');
  days['2026-06-12'] = dayOf([
    bookingOf({ _id: 'instant', created: '2026-06-12T18:50:00.000Z' }),
    bookingOf({ _id: 'old', created: '2026-06-10T18:50:00.000Z' }),
  ]);
  await store.load('2026-06-12');
  expect(told).toEqual(['instant']);
  expect(store.read().notices.map(({ _id }) => _id)).toEqual(['instant']);
  store.dismiss('instant');
  expect(store.read().notices).toEqual([]);
});

test('after a reload nothing is told of again: what was dismissed is gone, the other notices stay', async () => {
  const day = dayOf(['one', 'two'].map((id) => bookingOf({ _id: id })));
  const kept = { notices: [] as readonly Booking[] };
  const { store, days } = restaurant({ '2026-06-12': dayOf([]) }, {}, kept);
  await store.load('2026-06-12');
  days['2026-06-12'] = day;
  await store.load('2026-06-12');
  store.dismiss('one');
  const later = restaurant({ '2026-06-12': day }, store.read().days, kept);
  await later.store.load('2026-06-12');
  expect(later.told).toEqual([]);
  expect(later.store.read().notices.map(({ _id }) => _id)).toEqual(['two']);
});

test('a booking that came while the panel was shut is news at the first look', async () => {
  const { store, told } = restaurant({ '2026-06-12': dayOf([bookingOf()]) }, { '2026-06-12': dayOf([]) });
  await store.load('2026-06-12');
  expect(told).toEqual(['booking']);
});

test('a failed loading keeps the list that was seen, and says so of a date that never was', async () => {
  const { store, days } = restaurant({ '2026-06-12': dayOf([request]) });
  await store.load('2026-06-12');
  delete days['2026-06-12'];
  await store.load('2026-06-12');
  await store.load('2026-06-13');
  expect(store.read().days['2026-06-12']?.bookings).toEqual([request]);
  expect([...store.read().failed]).toEqual(['2026-06-13']);
});

test('a request counts to the moment of its deadline and no longer', () => {
  const days = { '2026-06-12': dayOf([request]) };
  expect(requestsOf(days, Date.parse(deadline))).toHaveLength(1);
  expect(requestsOf(days, Date.parse(deadline) + 1)).toHaveLength(0);
});

test('a request of a day that is not loaded counts as the last answer told it, until it is answered', async () => {
  const other = bookingOf({ _id: 'other', state: 'awaiting_restaurant', date: '2026-06-19' });
  const kept = { '2026-06-12': { ...dayOf([request]), awaiting: [request, other] } };
  const { store } = restaurant({}, kept);
  const waiting = () => requestsOf(store.read().days, Date.parse(deadline)).map(({ _id }) => _id);
  expect(waiting()).toEqual(['other', 'request']);
  store.put({ ...other, state: 'confirmed' });
  expect(waiting()).toEqual(['request']);
  store.put(other);
  expect(waiting()).toEqual(['other', 'request']);
});

test('an answer lies over the day at once, and the connection that comes back is told apart from the first', async () => {
  const { store } = restaurant({ '2026-06-12': dayOf([request]) });
  await store.load('2026-06-12');
  store.put({ ...request, state: 'confirmed' });
  expect(store.read().days['2026-06-12']?.bookings[0]?.state).toBe('confirmed');
  store.connected();
  expect(store.read()).toMatchObject({ connection: 'live', reconnected: false });
  store.lost();
  store.connected();
  expect(store.read()).toMatchObject({ connection: 'live', reconnected: true });
});

function restaurant(
  days: Record<string, Day>,
  known: Record<string, Day> = {},
  kept = { notices: [] as readonly Booking[] },
) {
  const told: string[] = [];
  let count = 0;
  let gate = Promise.resolve();
  const load = async (date: string) => {
    count += 1;
    await gate;
    const day = days[date];
    if (!day) throw new Error('offline');
    return day;
  };
  return {
    store: new DayStore('2026-06-12', load, ({ _id }) => told.push(_id), known, {
      read: () => kept.notices,
      write: (notices) => {
        kept.notices = notices;
      },
    }),
    told,
    days,
    loads: () => count,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}
