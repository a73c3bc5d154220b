import { expect, test } from 'vitest';
import { walletsOn } from '../src/wallets.ts';

const both = ['apple', 'google'] as const;

test.each([
  ['ios', ['apple']],
  ['android', ['google']],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5',
    ['apple'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile',
    ['google'],
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', both],
  ['', both],
])('on %s the wallets are %s', (system, wallets) => {
  expect(walletsOn(system, both)).toEqual(wallets);
});

test('a phone whose wallet is not offered is shown none', () => {
  expect(walletsOn('ios', ['google'])).toEqual([]);
  expect(walletsOn('android', [])).toEqual([]);
});
