import type { Rule } from '@metade/contracts/rules.ts';
import { formatMoney, formatPercent } from '@metade/i18n/format-money.ts';
import { languageTag, type Locale } from '@metade/i18n/locale.ts';

export type RuleValue = number | number[];

/** A rule's value with its unit. currency: the market's; without one an amount has no currency. */
export function valueText(
  value: RuleValue,
  { unit }: Pick<Rule, 'unit'>,
  locale: Locale,
  currency: string | null,
): string {
  const one = (amount: number) => written(amount, unit, locale, currency);
  if (typeof value === 'number') return one(value);
  return new Intl.ListFormat(languageTag(locale), { type: 'unit', style: 'narrow' }).format(value.map(one));
}

function written(amount: number, unit: Rule['unit'], locale: Locale, currency: string | null): string {
  const tag = languageTag(locale);
  if (unit === 'minor units')
    return currency === null
      ? new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(amount / 100)
      : formatMoney({ amount, currency }, locale);
  if (unit === 'percent') return formatPercent(amount, locale);
  if (unit === 'hour') return `${String(amount).padStart(2, '0')}:00`;
  const named = units[unit];
  return new Intl.NumberFormat(tag, named ? { style: 'unit', ...named } : {}).format(amount);
}

const units: Partial<Record<Rule['unit'], { unit: string; unitDisplay: 'long' | 'short' }>> = {
  milliseconds: { unit: 'millisecond', unitDisplay: 'short' },
  seconds: { unit: 'second', unitDisplay: 'short' },
  minutes: { unit: 'minute', unitDisplay: 'short' },
  hours: { unit: 'hour', unitDisplay: 'short' },
  days: { unit: 'day', unitDisplay: 'long' },
  months: { unit: 'month', unitDisplay: 'long' },
  megabytes: { unit: 'megabyte', unitDisplay: 'short' },
  kilometres: { unit: 'kilometer', unitDisplay: 'short' },
};

export const sameValue = (a: RuleValue | null, b: RuleValue | null): boolean => JSON.stringify(a) === JSON.stringify(b);
