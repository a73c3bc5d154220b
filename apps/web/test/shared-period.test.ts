import { expect, it } from 'vitest';
import { sharedPeriod } from '../src/home/shared-period.ts';

type Card = Parameters<typeof sharedPeriod>[0][number];

const card = (...periods: string[]) => ({ next_slots: periods.map((period) => ({ period })) }) as Card;

it('is the period of every time on every card, or none', () => {
  expect(sharedPeriod([card('night', 'night'), card('night')])).toBe('night');
  expect(sharedPeriod([card('morning'), card('night')])).toBeUndefined();
  expect(sharedPeriod([card('morning', 'night')])).toBeUndefined();
  expect(sharedPeriod([card()])).toBeUndefined();
});
