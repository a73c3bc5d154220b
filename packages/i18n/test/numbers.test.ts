import { expect, it } from 'vitest';
import { LOCALES } from '../src/locale.ts';
import { messagesOf } from '../src/web-catalogues.ts';

/** The words of a catalogue by their path; of a function its text. */
function wordsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => wordsOf(inner, `${path}.${key}`));
  return [[path, String(value)]];
}

it('leaves every percent and limit of the site to the settings', () => {
  for (const locale of LOCALES) {
    const words = wordsOf(messagesOf(locale), locale);
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter(([, text]) => /\d\s?%|\b\d{2,} (char|car)/.test(text))).toEqual([]);
  }
});
