import { expect, it } from 'vitest';
import { storedIds } from '../src/heart/stored-ids.ts';

it('passes over what is no id, and keeps the order of the rest', () => {
  const [first, second] = [crypto.randomUUID(), '01990c1e-5a3b-7c4d-9e2f-0a1b2c3d4e5f'];
  const stored = [first, 'forno-velho', '', 7, null, `${second}x`, `${first},${second}`, second];
  expect(storedIds(JSON.stringify(stored))).toEqual([first, second]);
});

it.each([null, '', '{', '{"a":1}', 'null'])('knows none in %j', (text) => {
  expect(storedIds(text)).toEqual([]);
});
