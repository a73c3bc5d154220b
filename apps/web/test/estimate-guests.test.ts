import { expect, it } from 'vitest';
import { estimateGuests } from '../src/register/estimate-guests.ts';

const usual = { tables: 6, covers: 2.5, evenings: 4, ticket: 2500, share: 60 };

it('counts guests a month, and their food in tens of the currency', () => {
  // 6 × 2.5 × 4 × 60 % = 36 a week.
  expect(estimateGuests(usual)).toEqual({ guests: 156, food: 390_000 });
});

it('takes what is empty or out of bounds as the nearest that can be', () => {
  expect(estimateGuests({ ...usual, tables: Number.NaN })).toEqual({ guests: 0, food: 0 });
  expect(estimateGuests({ ...usual, evenings: 70 })).toEqual(estimateGuests({ ...usual, evenings: 7 }));
  expect(estimateGuests({ ...usual, covers: -1 }).guests).toBe(0);
});
