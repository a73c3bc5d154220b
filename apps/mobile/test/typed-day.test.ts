import { expect, test } from 'vitest';
import { dayOf, typedDay, withSlashes } from '../src/account/typed-day.ts';

test('a day is typed in digits', () => {
  expect(['2', '2403', '24031', '240319888'].map(withSlashes)).toEqual(['2', '24/03', '24/03/1', '24/03/1988']);
});

test('a day and its text are the same day, and what is no day is none', () => {
  expect(typedDay('1988-03-24')).toBe('24/03/1988');
  expect(dayOf('24/03/1988')).toBe('1988-03-24');
  expect(typedDay(null)).toBe('');
  for (const none of ['', '31/02/1988', '24/13/1988', '24/03/19']) expect(dayOf(none)).toBeNull();
});
