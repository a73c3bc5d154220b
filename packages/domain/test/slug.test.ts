import { expect, it } from 'vitest';
import { slugOf } from '../src/slug.ts';

it('makes a part of an address of any text', () => {
  expect(slugOf('Jantar à beira-rio')).toBe('jantar-a-beira-rio');
  expect(slugOf('  «O Zé», 2.º ')).toBe('o-ze-2');
  expect(slugOf('寿司')).toBe('');
});

it('ends with a character, also where it is cut', () => {
  expect(slugOf('Tasca do Zé', 6)).toBe('tasca');
  expect(slugOf('Tasca do Zé', 7)).toBe('tasca-d');
});
