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
