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

function kitchensLike(word: string): string[] {
  return names.filter((entry) => entry.words.some((name) => isLike(word, name))).map((entry) => entry.slug);
}

function isLike(word: string, name: string): boolean {
  if (word.length < 3) return word === name;
  return name.startsWith(word) || similarity(trigrams(word), trigrams(name)) >= likeness;
}

// 'pizza' is this like 'pizzaria'; the database's own measure for whole words, so that names and cuisines forgive alike.
const likeness = 0.5;

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
