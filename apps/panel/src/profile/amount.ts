import { formatNumber } from '@metade/i18n/format-money.ts';
import type { Locale } from '@metade/i18n/locale.ts';

/** A sum of money as people type it ("24", "24,50", "24.50") in minor units; NaN for what is none. */
export function readAmount(text: string): number {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : Number.NaN;
}

/** Minor units as they stand in a field: 24,50. */
export function amountText(amount: number | null, locale: Locale): string {
  return amount === null ? '' : formatNumber(amount / 100, locale, 2);
}
