import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { expect, test } from 'vitest';
import { firstSlots } from '../src/restaurant/first-slots.ts';

const day = (states: string) =>
  [...states].map(
    (sign, at) =>
      ({ slot: String(at), state: sign === 'x' ? 'full' : sign === 'l' ? 'last' : 'free' }) as SlotOfferView,
  );
const shown = (states: string, chosen: number | null = null) =>
  firstSlots(day(states), chosen === null ? null : String(chosen))
    .map(({ slot }) => slot)
    .join('');

test.each([
  ['the first four', 'ffffff', null, '0123'],
  ['around the chosen one', 'ffffff', 3, '2345'],
  ['up to the last', 'ffffff', 5, '2345'],
  ['from the first', 'ffffff', 0, '0123'],
  ['without what is full', 'xfxlff', null, '1345'],
  ['with what is full where little is left', 'xfxxf', null, '0123'],
  ['all of a few', 'fx', 0, '01'],
  ['none of none', '', null, ''],
])('shows %s', (_, states, chosen, told) => {
  expect(shown(states, chosen)).toBe(told);
});
