import type { Locale } from '@metade/i18n/locale.ts';

/**
 * Parses a typed amount ("24", "24,50", "24.50", "1.250", "12,500.00") to minor units; NaN if invalid. A separator before three
 * digits groups thousands, since nobody types tenths of a cent.
 */
export function readAmount(text: string): number {
  const found = /^(\d{1,6}|\d{1,3}([.,\s])\d{3})(?:([.,])(\d{1,2}))?$/.exec(text.trim());
  if (!found || (found[2] !== undefined && found[2] === found[3])) return Number.NaN;
  return Number(found[1]?.replace(/\D/, '')) * 100 + Number((found[4] ?? '').padEnd(2, '0'));
}

/** Minor units as text for a field, without thousands separators: 1250,50. */
export function amountText(amount: number | null, locale: Locale): string {
  if (amount === null) return '';
  const written = (amount / 100).toFixed(2);
  return locale === 'en' ? written : written.replace('.', ',');
}
