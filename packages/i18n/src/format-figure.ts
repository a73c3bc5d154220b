import type { metricUnits } from '@metade/domain/report.ts';
import { formatMoney, formatNumber, formatPercent } from './format-money.ts';
import type { Locale } from './locale.ts';

/** A report's figure in its unit; a dash for an unknown one. Money: minor units. */
export function formatFigure(
  unit: (typeof metricUnits)[keyof typeof metricUnits],
  value: number | null,
  currency: string,
  locale: Locale,
): string {
  if (value === null) return '–';
  const decimals = Number.isInteger(value) ? 0 : 1;
  switch (unit) {
    case 'count':
      return formatNumber(value, locale, decimals);
    case 'percent':
      return formatPercent(0, locale).replace('0', formatNumber(value, locale, decimals));
    case 'money':
      return formatMoney({ amount: Math.round(value / 100) * 100, currency }, locale, 'short');
    case 'minutes':
      return `${formatNumber(value, locale, decimals)} min`;
    case 'rating':
      return formatNumber(value, locale, 2);
  }
}
