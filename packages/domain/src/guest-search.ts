import { foldText } from './fold-text.ts';
import { normalizeVoucherCode } from './voucher.ts';

/** A typed search for a guest, parsed alike for every list. */
export type GuestSearch = {
  /** Prefixes of parts of the name, in any order; lower case, without accents. */
  words: string[];
  /** Digits of a phone number; null when it cannot be one. */
  digits: string | null;
  /** A complete voucher code; null when it is none. */
  code: string | null;
};

/** Parses a search; null when it is empty. */
export function readGuestSearch(text: string): GuestSearch | null {
  const words = plainText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const digits = text.replace(/\D/g, '');
  const mayBePhone = /^[\d\s+()./-]+$/.test(text.trim()) && digits.length >= phoneDigitsMin;
  return { words, digits: mayBePhone ? digits : null, code: normalizeVoucherCode(text.trim()) };
}

/** Without accents, commas and capitals. */
export function plainText(text: string): string {
  return foldText(text).replaceAll(',', ' ');
}

/** Fewer digits would match too many phone numbers. */
const phoneDigitsMin = 3;
