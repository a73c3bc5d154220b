import { expect, it } from 'vitest';
import type { TableSlot } from '../src/grid.ts';
import { decideHold } from '../src/place-order.ts';
import type { HoldRequest, LiveHold } from '../src/place-order.ts';
import { defaultSettings } from '../src/settings.ts';
import { addDays, slotInstant } from '../src/time.ts';

const date = '2026-11-27';
const zone = 'America/Sao_Paulo';
const now = slotInstant(date, '12:00', zone);
const slot: TableSlot = { _id: 'slot', day: 5, period: 'night', time: '20:00', places: 4, qtd: 2 };
const request: HoldRequest = {
  restaurant: 'this',
  facts: {
    timeZone: zone,
    acceptedSizes: [2, 4],
    onePersonAllowed: true,
    horizonDays: 30,
    cutoffMinutes: 120,
    pausedUntil: null,
    open: true,
  },
  slot,
  capacity: 2,
  date,
  people: 3,
  priceOf: (places) => ({ amount: places * 100, currency: 'BRL' }),
  liveHolds: [],
  noShowBlockUntil: null,
  now,
  settings: defaultSettings,
};
const facts = (over: Partial<HoldRequest['facts']>) => ({ facts: { ...request.facts, ...over } });
const hold = (over: Partial<LiveHold> = {}): LiveHold => ({
  _id: 'other',
  restaurant: 'that',
  date,
  period: 'night',
  ...over,
});

it('holds a table for ten minutes at its price', () => {
  expect(decideHold(request)).toEqual({
    ok: true,
    expiresAt: now + 600_000,
    places: 4,
    price: { amount: 400, currency: 'BRL' },
  });
});

it.each<[string, Partial<HoldRequest>, object]>([
  ['restaurant_not_bookable', facts({ open: false }), {}],
  ['slot_unknown', { slot: null }, {}],
  ['people_out_of_range', { people: 0 }, { min: 1, max: 6 }],
  ['people_out_of_range', { people: 7 }, { min: 1, max: 6 }],
  ['people_out_of_range', { people: 1, ...facts({ onePersonAllowed: false }) }, { min: 2, max: 6 }],
  ['size_not_accepted', { slot: { ...slot, places: 6 } }, { places: 6 }],
  ['table_too_small', { slot: { ...slot, places: 2 } }, { places: 2, people: 3 }],
  ['slot_past', { now: slotInstant(date, '20:00', zone) }, {}],
  ['slot_cutoff', { now: slotInstant(date, '18:01', zone) }, {}],
  ['slot_horizon', { now: slotInstant(addDays(date, -31), '12:00', zone) }, {}],
  ['slot_closed', { capacity: 0 }, {}],
  ['slot_closed', { slot: { ...slot, time: 'close' } }, {}],
  ['slot_closed', { date: addDays(date, 1) }, {}],
  ['restaurant_paused', facts({ pausedUntil: slotInstant(date, '23:00', zone) }), {}],
  ['hold_exists', { liveHolds: [hold({ restaurant: 'this' })] }, { order: 'other' }],
  ['guest_holds_limit', { guests: { holds: 2, tables: 7 } }, {}],
  ['unconfirmed_holds_limit', { guests: { holds: 2, tables: 7, account: true } }, {}],
  ['holds_limit', { liveHolds: [hold(), hold({ date: addDays(date, 1) })] }, { max: 2 }],
  ['no_show_blocked', { noShowBlockUntil: now + 1 }, { until: now + 1 }],
])('refuses with %s', (code, over, params) => {
  expect(decideHold({ ...request, ...over })).toMatchObject({ ok: false, code, params });
});

it.each<[string, Partial<HoldRequest>]>([
  ['one other live hold', { liveHolds: [hold()] }],
  ['a hold here for another period', { liveHolds: [hold({ restaurant: 'this', period: 'afternoon' })] }],
  ['a hold here for another date', { liveHolds: [hold({ restaurant: 'this', date: addDays(date, 1) })] }],
  ['a block that has just ended', { noShowBlockUntil: now }],
  ['a pause that ends with the meal', facts({ pausedUntil: slotInstant(date, '20:00', zone) })],
  ['the last minute before the cut-off', { now: slotInstant(date, '18:00', zone) }],
])('accepts %s', (_, over) => {
  expect(decideHold({ ...request, ...over }).ok).toBe(true);
});
