import { foldText } from './fold-text.ts';

/** A text as a part of an address, of at most so many characters: "Jantar à beira-rio" as "jantar-a-beira-rio". */
export function slugOf(text: string, longest = Number.POSITIVE_INFINITY): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
}
