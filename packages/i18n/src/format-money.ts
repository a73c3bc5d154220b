import type { Locale } from './locale.ts';

export interface MoneyLike {
  amount: number;
  currency: string;
}

/**
 * Money (integer minor units) as the locale writes it, with no-break spaces and U+2212 for minus: "6,00 €", "€6.00",
 * "R$ 10,90". `short` leaves out the cents of a whole sum ("6 €").
 */
export function formatMoney(money: MoneyLike, locale: Locale, style: 'full' | 'short' = 'full'): string {
  const whole = style === 'short' && money.amount % 100 === 0;
  return formatter(tagFor(money.currency, locale), money.currency, whole)
    .format(money.amount / 100)
    .replace('-', '−')
    .replaceAll('\u202f', '\u00a0');
}

/** A currency with its sign: "EUR €", "BRL R$"; without one, only its code. */
export function currencyName(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return sign === currency ? currency : `${currency} ${sign}`;
}

/** "50 %" or "50%", from a whole number of percent. */
export function formatPercent(percent: number, locale: Locale): string {
  return locale === 'en' || locale === 'pt-BR' ? `${percent}%` : `${percent}\u00a0%`;
}

/** A number with the locale's decimal mark and a fixed number of decimals: 4,7 or 4.7. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const key = `${locale} ${decimals}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(NUMBER_TAG[locale], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formatters.set(key, found);
  }
  return found.format(value);
}

const NUMBER_TAG: Record<Locale, string> = {
  en: 'en-GB',
  es: 'es-ES',
  pt: 'pt-PT',
  'pt-BR': 'pt-BR',
};

// In Portuguese reais are written the Brazilian way ("R$ 10,90"); pt-PT would put the sign last.
function tagFor(currency: string, locale: Locale): string {
  return locale === 'pt' && currency === 'BRL' ? 'pt-BR' : NUMBER_TAG[locale];
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(tag: string, currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${tag} ${currency} ${whole}`;
  let found = formatters.get(key);
  if (!found) {
    const digits = whole ? 0 : 2;
    found = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, found);
  }
  return found;
}
