import { tableSizes } from '@metade/domain/grid.ts';
import type { Places } from '@metade/domain/grid.ts';
import { voucherPrice } from '@metade/domain/pricing.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { formatMoney, formatPercent } from '../format-money.ts';
import { languageOf, type Language, type Locale } from '../locale.ts';
import type { LegalFacts } from './facts.ts';
import { marketWords } from './market-words.ts';

/**
 * Fills {{name}} in a text with its current value: any numeric setting by its name, and the values below. Throws an Error on an
 * unknown name, so that no page ever shows one.
 */
export function fillPlaceholders(text: string, facts: LegalFacts, locale: Locale): string {
  return text.replace(pattern, (_, name: string) => {
    const value = Object.hasOwn(values, name)
      ? values[name as keyof typeof values](facts, locale)
      : setting(name, facts);
    // A market's wording may contain placeholders itself.
    return value.includes('{{') ? fillPlaceholders(value, facts, locale) : value;
  });
}

/** A text's unknown placeholders. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name);
  return names.filter((name) => !Object.hasOwn(values, name) && !isSetting(name));
}

const pattern = /\{\{(.*?)\}\}/gs;

type Value = (facts: LegalFacts, locale: Locale) => string;

const price =
  (places: Places): Value =>
  ({ market }, locale) =>
    formatMoney(voucherPrice(market, places, []), locale);

const percent =
  (key: 'discountPercent' | 'lateCancelCreditPercent' | 'licenseeFeePercent'): Value =>
  ({ settings }, locale) =>
    formatPercent(settings[key], locale);

const values = {
  discountPercent: percent('discountPercent'),
  lateCancelCreditPercent: percent('lateCancelCreditPercent'),
  licenseeFeePercent: percent('licenseeFeePercent'),
  cancelHours: ({ settings }) => String(settings.daysToCancel * 24),
  confirmationFarHours: ({ settings }) => String(settings.confirmationFarMinutes / 60),
  cardValidation: ({ market, settings }, locale) =>
    formatMoney({ amount: settings.cardValidationAmount, currency: market.currency }, locale),
  guaranteeMax: ({ market, settings }, locale) =>
    formatMoney({ amount: settings.guaranteeMax, currency: market.currency }, locale),
  giftMin: ({ market }, locale) =>
    formatMoney(
      { amount: Math.min(...tableSizes.map((places) => market.voucherPrices[places])), currency: market.currency },
      locale,
    ),
  price2: price(2),
  price4: price(4),
  price6: price(6),
  prices: (facts, locale) =>
    tableSizes
      .map((places) => priceWords[languageOf(locale)].forPeople(price(places)(facts, locale), places))
      .join(', '),
  priceList: (facts, locale) =>
    tableSizes
      .map((places) => `- ${priceWords[languageOf(locale)].table(places)}: ${price(places)(facts, locale)}`)
      .join('\n'),
  currency: ({ market }) => market.currency,
  url: ({ url }) => url,
  privacyLaw: (facts, locale) => marketWords(facts, locale).privacyLaw,
  privacyArea: (facts, locale) => marketWords(facts, locale).privacyArea,
  privacyAnswerTime: (facts, locale) => marketWords(facts, locale).privacyAnswerTime,
  privacyAuthority: (facts, locale) => marketWords(facts, locale).privacyAuthority,
  withdrawal: (facts, locale) => marketWords(facts, locale).withdrawal,
  withdrawalShort: (facts, locale) => marketWords(facts, locale).withdrawalShort,
  complaints: (facts, locale) => marketWords(facts, locale).complaints,
} satisfies Record<string, Value>;

const priceWords: Record<
  Language,
  { forPeople: (price: string, people: number) => string; table: (places: number) => string }
> = {
  en: { forPeople: (sum, people) => `${sum} for ${people} people`, table: (places) => `table for ${places}` },
  es: { forPeople: (sum, people) => `${sum} para ${people} personas`, table: (places) => `mesa para ${places}` },
  pt: { forPeople: (sum, people) => `${sum} para ${people} pessoas`, table: (places) => `mesa para ${places}` },
};

function setting(name: string, { settings }: LegalFacts): string {
  if (!isSetting(name)) throw new Error(`Nothing fills {{${name}}}`);
  return String(settings[name]);
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(defaultSettings, name) && typeof defaultSettings[name as keyof Settings] === 'number';
}
