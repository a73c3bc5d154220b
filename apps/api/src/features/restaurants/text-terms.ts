import { kitchenSlugs, locales } from '@metade/contracts/catalogue.ts';
import { kitchenLabel } from '@metade/i18n/labels.ts';

export type TextTerm = { word: string; kitchens: string[] };

/**
 * The words of a text that a restaurant must match each, by its name and district or by a cuisine. Cuisines are found by
 * their names in every language, also when these are begun, mistyped or of the other gender: 'sushi', 'italiano', 'piza'.
 */
export function textTerms(text: string): TextTerm[] {
  const words = normal(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, termsMax)
    .map((word) => ({ word, kitchens: kitchensLike(word) }));
}

const termsMax = 6;
const fillers = new Set(
  'a o as os e de do da dos das em no na the of in and at el la los las y del en un una um uma'.split(' '),
);

/** Those named so; else those whose name begins so; else those whose name is written much like it. */
function kitchensLike(word: string): string[] {
  const tests = [
    (name: string) => name === word,
    (name: string) => word.length >= 3 && name.startsWith(word),
    (name: string) => word.length >= 4 && isMuchLike(word, name),
  ];
  const found = tests.map((test) => names.filter((entry) => entry.words.some(test)));
  return (found.find((entries) => entries.length > 0) ?? []).map((entry) => entry.slug);
}

// Half of all groups of three letters is the database's measure for names; one wrong letter in a short word breaks more.
function isMuchLike(word: string, name: string): boolean {
  return similarity(trigrams(word), trigrams(name)) >= 0.5 || isOneLetterOff(word, name);
}

function isOneLetterOff(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const swapped = `${restA[1] ?? ''}${restA[0] ?? ''}${restA.slice(2)}`;
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped === restB;
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = a.intersection(b).size;
  return common / (a.size + b.size - common);
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}

function normal(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const names = kitchenSlugs.map((slug) => ({
  slug,
  words: [
    ...new Set(
      [slug, ...locales.map((locale) => kitchenLabel(slug, locale))].flatMap((name) =>
        normal(name)
          .split(/[^\p{L}\p{N}]+/u)
          .filter((word) => !fillers.has(word)),
      ),
    ),
  ],
}));
