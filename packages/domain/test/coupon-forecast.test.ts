import { expect, test } from 'vitest';
import { couponForecast } from '../src/coupon-forecast.ts';

const course = { uses: 312, weekUses: 84, limit: 1000, today: '2026-06-12', lastDay: '2026-06-30' };

test('goes on as in the last whole week, told with two digits', () => {
  expect(couponForecast(course)).toEqual({ uses: 530, usedUp: null });
  expect(couponForecast({ ...course, limit: null, uses: 3, weekUses: 1 })).toEqual({ uses: 6, usedUp: null });
});

test('says when it is used up before its last day', () => {
  expect(couponForecast({ ...course, limit: 396 })).toEqual({ uses: 396, usedUp: '2026-06-19' });
});

test.each([
  ['nothing was used', { weekUses: 0 }],
  ['it ends today', { lastDay: '2026-06-12' }],
  ['nothing is left', { limit: 312 }],
])('says nothing when %s', (_, over) => {
  expect(couponForecast({ ...course, ...over })).toBeNull();
});
