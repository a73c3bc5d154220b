import type { Locale } from './locale.ts';

export interface MoneyLike {
  amount: number;
  currency: string;
}

/**
 * Money (integer minor units) as the locale writes it, with no-break spaces and U+2212 for minus: "6,00 €", "€6.00",
 * "R$ 10,90". `short` leaves out the cents of a whole sum ("6 €").
 */
export function formatMoney({ amount, currency }: MoneyLike, locale: Locale, style: 'full' | 'short' = 'full'): string {
  // In Portuguese reais are written the Brazilian way ("R$ 10,90"); pt-PT would put the sign last.
  const way = locale === 'pt' && currency === 'BRL' ? 'pt-BR' : locale;
  const number = digitsOf(Math.abs(amount) / 100, way, style === 'short' && amount % 100 === 0 ? 0 : 2);
  const sign = signOf(currency, way);
  const minus = amount < 0 ? '−' : '';
  if (way === 'es' || way === 'pt') return `${minus}${number}\u00a0${sign}`;
  return `${minus}${sign}${way === 'pt-BR' || /\P{S}$/u.test(sign) ? '\u00a0' : ''}${number}`;
}

/** A currency with its sign: "EUR €", "BRL R$"; without one, only its code. */
export function currencyName(currency: string): string {
  const sign = signOf(currency, 'en', 'narrowSymbol');
  return sign === currency ? currency : `${currency} ${sign}`;
}

/** "50 %" or "50%", from a whole number of percent. */
export function formatPercent(percent: number, locale: Locale): string {
  return locale === 'en' || locale === 'pt-BR' ? `${percent}%` : `${percent}\u00a0%`;
}

/** A number with the locale's decimal mark and a fixed number of decimals: 4,7 or 4.7. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  return `${value < 0 ? '-' : ''}${digitsOf(Math.abs(value), locale, decimals)}`;
}

/**
 * By hand: a page waits for its first Intl.NumberFormat (docs/performance.md). format.test.ts compares with it.
 * groupsFrom: the digits before the decimal mark that a number needs to be written in groups.
 */
const numerals: Record<Locale, { decimal: string; group: string; groupsFrom: number }> = {
  en: { decimal: '.', group: ',', groupsFrom: 4 },
  es: { decimal: ',', group: '.', groupsFrom: 5 },
  pt: { decimal: ',', group: '\u00a0', groupsFrom: 5 },
  'pt-BR': { decimal: ',', group: '.', groupsFrom: 4 },
};

function digitsOf(value: number, locale: Locale, decimals: number): string {
  const { decimal, group, groupsFrom } = numerals[locale];
  // Shifted by its decimals as text: 4.35 × 100 is 434.99… in binary.
  const all = String(Math.round(Number(`${value.toFixed(12)}e${decimals}`))).padStart(decimals + 1, '0');
  const whole = all.slice(0, all.length - decimals);
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals === 0 ? grouped : grouped + decimal + all.slice(-decimals);
}

const numberTag: Record<Locale, string> = { en: 'en-GB', es: 'es-ES', pt: 'pt-PT', 'pt-BR': 'pt-BR' };

const knownSigns: Record<string, Partial<Record<Locale, string>>> = {
  EUR: { en: '€', es: '€', pt: '€', 'pt-BR': '€' },
  BRL: { en: 'R$', es: 'BRL', 'pt-BR': 'R$' },
};

const signs = new Map<string, string>();

/** The sign of a currency; of those of other markets, Intl knows it. */
function signOf(currency: string, locale: Locale, currencyDisplay: 'symbol' | 'narrowSymbol' = 'symbol'): string {
  const key = `${currency} ${locale} ${currencyDisplay}`;
  let sign = knownSigns[currency]?.[locale] ?? signs.get(key);
  if (sign === undefined) {
    const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
    const options = { style: 'currency', currency, currencyDisplay, ...whole } as const;
    // Hermes on iOS has no formatToParts.
    sign = new Intl.NumberFormat(numberTag[locale], options)
      .format(0)
      .replace('0', '')
      .replace('\u202f', '\u00a0')
      .trim();
    signs.set(key, sign);
  }
  return sign;
}
