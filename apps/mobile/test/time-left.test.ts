import { expect, test } from 'vitest';
import { timeLeft } from '../src/booking/time-left.ts';

const minute = 60_000;

test.each([
  [1, { unit: 'minutes', n: 1 }],
  [minute, { unit: 'minutes', n: 1 }],
  [minute + 1, { unit: 'minutes', n: 2 }],
  [59 * minute, { unit: 'minutes', n: 59 }],
  [60 * minute, { unit: 'hours', n: 1 }],
  [119 * minute, { unit: 'hours', n: 1 }],
  [24 * 60 * minute - 1, { unit: 'days', n: 1 }],
  [49 * 60 * minute, { unit: 'days', n: 2 }],
  [0, null],
  [-minute, null],
])('%i ms are told', (ms, told) => {
  expect(timeLeft(1_000_000 + ms, 1_000_000)).toEqual(told);
});
