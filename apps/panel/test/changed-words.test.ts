import { expect, it } from 'vitest';
import { changedWords } from '../src/rules/changed-words.ts';

const told = (before: string, after: string) =>
  changedWords(before, after).map(({ kind, text }) => [kind, text.trim()]);

it('strikes what goes before what comes, and keeps the rest', () => {
  expect(told('Cancel 48 hours ahead.', 'Cancel 72 hours ahead.')).toEqual([
    ['same', 'Cancel'],
    ['old', '48'],
    ['new', '72'],
    ['same', 'hours ahead.'],
  ]);
});

it('tells of words that come or go alone, and of two changes', () => {
  expect(told('a b c', 'a c')).toEqual([
    ['same', 'a'],
    ['old', 'b'],
    ['same', 'c'],
  ]);
  expect(told('2 of 3', '4 of 5').map(([kind]) => kind)).toEqual(['old', 'new', 'same', 'old', 'new']);
});

it('cuts what stays to what is around the change', () => {
  const long = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  const [first] = changedWords(`${long} 48`, `${long} 72`);
  expect(first?.text).toMatch(/^… word32 /);
});
