import { expect, test } from 'vitest';
import { dayOf } from '../../../packages/booking-flow/test/support/booking-fixture.ts';
import { kindsOf, tablesFor } from '../src/today/party-tables.ts';

const table = (time: string, places: 2 | 4 = 2, free = 1) => ({
  slot: `${time} ${places}`,
  time,
  period: time < '18:00' && time > '05:00' ? ('afternoon' as const) : ('night' as const),
  places,
  tables: 1,
  free,
});
const day = {
  ...dayOf([]),
  tables: [table('13:00'), table('20:00', 4), table('20:00'), table('20:30', 2, 0), table('21:00'), table('00:30')],
};
const settings = { voucherOpensMinutes: 60 };
const at = (time: string) => Date.parse(`2026-06-12T${time}:00.000Z`);
const times = (kind: 'walk_in' | 'phone', now: number, people = 2) =>
  tablesFor(day, { kind, people, period: 'night' }, now, settings).map(({ slot }) => slot);

test('a party walks in today alone', () => {
  expect(kindsOf(day)).toEqual(['walk_in', 'phone']);
  expect(kindsOf({ ...day, date: '2026-06-13' })).toEqual(['phone']);
});

test('by telephone a party takes any free time, the shown period’s first, at the smallest table that seats it', () => {
  expect(times('phone', at('18:00'))).toEqual(['20:00 2', '21:00 2', '00:30 2', '13:00 2']);
  expect(times('phone', at('18:00'), 3)).toEqual(['20:00 4']);
});

test('a walk-in takes no time that is yet to open', () => {
  // In Lisbon it is an hour later.
  expect(times('walk_in', at('18:00') - 1)).toEqual(['13:00 2']);
  expect(times('walk_in', at('18:00'))).toEqual(['20:00 2', '13:00 2']);
  expect(times('walk_in', at('22:30'))).toEqual(['20:00 2', '21:00 2', '00:30 2', '13:00 2']);
});
