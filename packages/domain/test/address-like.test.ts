import { expect, test } from 'vitest';
import { looksLikeAddress, withoutAddresses } from '../src/address-like.ts';

test.each([
  'https://evil.example',
  'Win at evil.example/now',
  'WWW.evil',
  'me@evil.example',
  'ev\u200bil.com',
  'evil\uff0ecom',
  'ftp://x',
  'münchen.de',
])('%s is an address, and none once it is stripped', (name) => {
  expect(looksLikeAddress(name)).toBe(true);
  expect(looksLikeAddress(withoutAddresses(name))).toBe(false);
});

test.each(['a'.repeat(100_000), 'a.'.repeat(50_000), 'http'.repeat(25_000)])(
  'a long text is judged at once',
  (text) => {
    const start = process.cpuUsage().user;
    looksLikeAddress(text);
    withoutAddresses(`${text} a@b`);
    // What is tried again from each letter on takes minutes.
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(10);
  },
);

test.each([
  'Ana',
  "O'Neill",
  'Maria J.Santos',
  'J. R. R.',
  'Jean-Luc',
  'Dr. Silva',
  'Ana & Rui',
  'José M.ª',
  '4.5 estrelas',
])('%s is a name, and stays as it is', (name) => {
  expect(looksLikeAddress(name)).toBe(false);
  expect(withoutAddresses(name)).toBe(name);
});
