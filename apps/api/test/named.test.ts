import { expect, test } from 'vitest';
import { named } from '../src/db/named.ts';

test('names become numbers in the order in which they are met, a name that comes again its own', () => {
  expect(named('select $from::date, $to::date where a >= $from', { to: 2, from: 1, more: 3 })).toEqual([
    'select $1::date, $2::date where a >= $1',
    [1, 2],
  ]);
});

test('a name without a value is refused; null is one', () => {
  expect(named('select $who', { who: null })).toEqual(['select $1', [null]]);
  expect(() => named('select $who', {})).toThrow('The parameter who has no value');
});
