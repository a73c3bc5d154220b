import { expect, it } from 'vitest';
import type { SlotOccupancy } from '../src/availability.ts';
import type { Places } from '../src/grid.ts';
import { defaultSettings } from '../src/settings.ts';
import { addDays, hourMs, minuteMs, slotInstant } from '../src/time.ts';
import type { Waiting, WaitingRequest } from '../src/waitlist.ts';
import { decideWaiting, nextInWaitlist, offerExpiry, positionInLine } from '../src/waitlist.ts';

const date = '2026-11-27';
const zone = 'Europe/Lisbon';
const now = slotInstant(date, '12:00', zone);
const table = (time: string, places: Places, over: Partial<SlotOccupancy> = {}): SlotOccupancy => ({
  slot: { _id: `${time} ${places}`, day: 5, period: time < '18:00' ? 'afternoon' : 'night', time, places, qtd: 1 },
  capacity: 1,
  booked: 1,
  heldLive: 0,
  heldExpired: 0,
  ...over,
});
const request: WaitingRequest = {
  facts: {
    timeZone: zone,
    acceptedSizes: [2, 4],
    onePersonAllowed: true,
    peopleMax: 6,
    horizonDays: 30,
    cutoffMinutes: 120,
    pausedUntil: null,
    open: true,
  },
  tables: [table('19:30', 2), table('20:00', 4), table('21:00', 4)],
  date,
  period: 'night',
  time: null,
  people: 2,
  own: { hasTable: false, waitsForMeal: false, liveEntries: 0 },
  noShowBlockUntil: null,
  now,
  settings: defaultSettings,
};
const facts = (over: Partial<WaitingRequest['facts']>) => ({ facts: { ...request.facts, ...over } });
const own = (over: Partial<WaitingRequest['own']>) => ({ own: { ...request.own, ...over } });

it('joins the waitlist of the smallest table of the meal that seats the party, until its last time is cut off', () => {
  expect(decideWaiting(request)).toEqual({ ok: true, places: 2, until: slotInstant(date, '19:00', zone) });
  expect(decideWaiting({ ...request, people: 3 })).toMatchObject({ places: 4 });
  expect(decideWaiting({ ...request, tables: [table('20:00', 4)] })).toMatchObject({ places: 4 });
  expect(decideWaiting({ ...request, time: '19:30' })).toMatchObject({ until: slotInstant(date, '17:30', zone) });
});

it.each<[string, Partial<WaitingRequest>, string]>([
  ['a closed restaurant', facts({ open: false }), 'restaurant_not_bookable'],
  ['seven people', { people: 7 }, 'people_out_of_range'],
  ['one person where two are asked for', { people: 1, ...facts({ onePersonAllowed: false }) }, 'people_out_of_range'],
  ['a size that is not taken', { people: 5 }, 'size_not_accepted'],
  ['a time that the restaurant does not have', { time: '22:00' }, 'slot_closed'],
  ['a meal that is not served', { period: 'morning' }, 'slot_closed'],
  ['a meal that is over', { now: slotInstant(date, '21:30', zone) }, 'slot_past'],
  ['a day long gone', { now: slotInstant(addDays(date, 2), '12:00', zone) }, 'slot_past'],
  ['a meal too close', { now: slotInstant(date, '19:00', zone) + 1 }, 'slot_cutoff'],
  ['a day beyond the horizon', { now: slotInstant(addDays(date, -31), '12:00', zone) }, 'slot_horizon'],
  ['a pause', facts({ pausedUntil: now + 24 * hourMs }), 'restaurant_paused'],
  ['a free table', { tables: [...request.tables, table('22:00', 4, { booked: 0 })] }, 'waiting_table_free'],
  ['a hold that ran out', { tables: [table('20:00', 4, { booked: 0, heldExpired: 1 })] }, 'waiting_table_free'],
  ['somebody who has a table', own({ hasTable: true }), 'waiting_has_table'],
  ['somebody who waits already', own({ waitsForMeal: true, hasTable: true }), 'waiting_exists'],
  ['five lines already', own({ liveEntries: 5 }), 'waiting_limit'],
  ['a blocked diner', { noShowBlockUntil: now + 1 }, 'no_show_blocked'],
])('refuses %s', (_, over, code) => {
  expect(decideWaiting({ ...request, ...over })).toMatchObject({ ok: false, code });
});

it.each<[string, Partial<WaitingRequest>]>([
  ['six people where they are taken', { people: 6, tables: [table('20:00', 6)], ...facts({ acceptedSizes: [6] }) }],
  ['the last moment', { now: slotInstant(date, '19:00', zone) }],
  ['the last day of the horizon', { now: slotInstant(addDays(date, -30), '12:00', zone) }],
  ['a table that is only held', { tables: [table('20:00', 4, { booked: 0, heldLive: 1 })] }],
  ['a free table that is too small', { people: 3, tables: [table('20:00', 2, { booked: 0 }), table('20:00', 4)] }],
  [
    'a full time while another is free',
    { time: '20:00', tables: [...request.tables, table('22:00', 4, { booked: 0 })] },
  ],
  ['four lines', own({ liveEntries: 4 })],
  ['a block that ends now', { noShowBlockUntil: now }],
])('accepts %s', (_, over) => {
  expect(decideWaiting({ ...request, ...over })).toMatchObject({ ok: true });
});

it('holds an offered table 15 minutes, 5 when the meal is less than 3 hours away', () => {
  const minutes = (ahead: number) => (offerExpiry(now, now + ahead, defaultSettings) - now) / minuteMs;
  expect(minutes(3 * hourMs)).toBe(15);
  expect(minutes(3 * hourMs - 1)).toBe(5);
});

const waits = (lineNo: number, places: Places, time: string | null = null): Waiting => ({ lineNo, places, time });

it('gives a table to the first of its own line, then to the first of a smaller one', () => {
  const line = [waits(1, 2), waits(2, 4), waits(3, 4), waits(4, 6)];
  const next = (places: Places, entries = line) => nextInWaitlist(entries, { places, time: '20:00' })?.lineNo;
  expect(next(2)).toBe(1);
  expect(next(4)).toBe(2);
  expect(next(4, [line[2], line[1]] as Waiting[])).toBe(2);
  expect(next(6)).toBe(4);
  expect(next(4, [waits(1, 2), waits(4, 6)])).toBe(1);
  expect(next(2, [waits(2, 4)])).toBeUndefined();
});

it('passes over who waits for another time', () => {
  const line = [waits(1, 2, '21:00'), waits(2, 2, '20:00'), waits(3, 2)];
  expect(nextInWaitlist(line, { places: 2, time: '20:00' })?.lineNo).toBe(2);
  expect(nextInWaitlist(line, { places: 2, time: '19:00' })?.lineNo).toBe(3);
});

it('counts those before in the same line, at times that meet', () => {
  const line = [waits(1, 2), waits(2, 4), waits(3, 2, '20:00'), waits(4, 2, '21:00'), waits(5, 2)];
  expect(line.map((entry) => positionInLine(entry, line))).toEqual([1, 1, 2, 2, 4]);
});
