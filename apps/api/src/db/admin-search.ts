import { readGuestSearch } from '@metade/domain/guest-search.ts';

/** Rows on a page of an admin's search. */
export const adminPageSize = 30;
/** Counting stops here: nobody pages further, and a full count would scan everything. */
export const adminCountMax = 1000;

/** A pattern for `like` on `search_normal`: what contains the text, its own wildcards taken literally. Null for no text. */
export function containing(text: string | undefined): string | null {
  return text ? `%${likeLiteral(text)}%` : null;
}

/** A text in a pattern for `like`, its own wildcards taken literally. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** A pattern for `like` on the digits of a phone (E.164), as typed with its country, by 00 or +, or without; null for what is no phone. */
export function phoneLike(text: string | undefined): string | null {
  const digits = readGuestSearch(text ?? '')?.digits?.replace(/^0+/, '') ?? '';
  return digits.length >= phoneDigitsMin ? `%${digits}%` : null;
}

/** The booking's numbers that a text may stand for: as it is written, or without what all begin with. */
export function orderNumbers(text: string | undefined): string[] {
  const number = text?.toUpperCase().replace(/\s/g, '');
  return number ? [number, `M-${number}`] : [];
}

/** SQL: the digits of a column with a phone, as its index has them. */
export const phoneDigits = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`;

/** Fewer are in too many numbers. */
const phoneDigitsMin = 5;
