import { expect, it } from 'vitest';
import { overlaps } from '../src/overlap.ts';

it('meals that begin two hours apart do not overlap, those a moment less do, whichever is first', () => {
  const settings = { overlapMinutes: 120 };
  const hours = 2 * 3_600_000;
  expect(overlaps(0, hours, settings)).toBe(false);
  expect(overlaps(0, hours - 1, settings)).toBe(true);
  expect(overlaps(hours - 1, 0, settings)).toBe(true);
});
