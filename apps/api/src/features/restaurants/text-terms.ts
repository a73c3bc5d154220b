import { foldText } from '@metade/domain/fold-text.ts';
import type { CatalogueEntry } from '../../db/catalogue-book.ts';

export type TextTerm = { word: string; kitchens: string[] };

/** What was typed, and its words. among: the restaurants that it was narrowed to; isAll: no other has it; null: not to be narrowed. */
export type AskedText = {
  typed: string;
  terms: TextTerm[];
  among?: { ids: string[]; isAll: boolean } | null | undefined;
};

/**
 * The words of a text that a restaurant must match, each by its name and district or by a cuisine. Cuisines match by their names in
 * every language and by the names of those merged into them, also prefixes, misspellings and the other gender: 'sushi', 'italiano', 'piza'.
 */
export function textTerms(text: string, kitchens: readonly CatalogueEntry[]): TextTerm[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, termsMax)
    .map((word) => ({ word, kitchens: kitchensLike(word, namesOf(kitchens)) }));
}

const termsMax = 6;
const fillers = new Set(
  'a o as os e de do da dos das em no na the of in and at el la los las y del en un una um uma'.split(' '),
);

/** Exact names; else prefixes; else similar spellings. */
function kitchensLike(word: string, names: readonly KitchenNames[]): string[] {
  const tests = [
    (name: string) => name === word,
    (name: string) => word.length >= 3 && name.startsWith(word),
    (name: string) => word.length >= 4 && isMuchLike(word, name),
  ];
  const found = tests.map((test) => names.filter((entry) => entry.words.some(test)));
  return (found.find((entries) => entries.length > 0) ?? []).map((entry) => entry.slug).filter(isFirst);
}

// The database's threshold for names is half of all trigrams; one wrong letter in a short word changes more.
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

type KitchenNames = { slug: string; words: string[] };

const namesByEntries = new WeakMap<readonly CatalogueEntry[], KitchenNames[]>();

/** The words by which each kitchen is found, made once of a reading. */
function namesOf(kitchens: readonly CatalogueEntry[]): KitchenNames[] {
  const known = namesByEntries.get(kitchens);
  if (known !== undefined) return known;
  const made = kitchens.map(({ slug, names, merged_into }) => ({
    slug: merged_into ?? slug,
    words: [slug, ...Object.values(names)]
      .flatMap((name) => foldText(name).split(/[^\p{L}\p{N}]+/u))
      .filter((word, at, all) => !fillers.has(word) && isFirst(word, at, all)),
  }));
  namesByEntries.set(kitchens, made);
  return made;
}

const isFirst = <T>(one: T, at: number, all: readonly T[]) => all.indexOf(one) === at;
