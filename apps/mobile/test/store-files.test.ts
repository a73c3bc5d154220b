import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storeFiles, storeLanguages } from '../scripts/store-files.mts';

test.each(Object.entries(storeFiles()))('%s is as make-store-files.mts writes it', (file, text) => {
  expect(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')).toBe(text);
});

test.each(storeLanguages)('the stores take the words of $locale', ({ words }) => {
  expect(words.subtitle.length).toBeLessThanOrEqual(30);
  expect(words.short.length).toBeLessThanOrEqual(80);
  expect(words.full.length).toBeLessThanOrEqual(4000);
  expect(words.keywords.length).toBeLessThanOrEqual(100);
  expect(words.news.length).toBeLessThanOrEqual(500);
  // Prices and discounts are the marketplace's to change.
  expect([words.subtitle, words.short, words.full, words.news, ...Object.values(words.captions)].join(' ')).not.toMatch(
    /\d/,
  );
});
