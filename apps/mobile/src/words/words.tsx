import { keepText } from '@metade/booking-flow/ports.ts';
import { capitalise, formatDate, weekdayName, weekdayOf, type DateStyle } from '@metade/i18n/format-date.ts';
import { formatMoney, formatNumber } from '@metade/i18n/format-money.ts';
import { DEFAULT_LOCALE, isLocale, type Locale, localeOfTag } from '@metade/i18n/locale.ts';
import type { app } from '@metade/i18n/pt/app.ts';
import type { DinerMessages } from '@metade/i18n/pt/diner.ts';
import { getLocales } from 'expo-localization';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { deviceStorage } from '../storage/device-storage';

type MoneyLike = Parameters<typeof formatMoney>[0];

export type Words = {
  locale: Locale;
  m: DinerMessages;
  /** Words that only the apps have. */
  app: typeof app;
  setLocale: (locale: Locale) => void;
  money: (money: MoneyLike, style?: 'full' | 'short') => string;
  number: (value: number, decimals?: number) => string;
  date: (date: string, style?: DateStyle) => string;
  /** With a capital, for the beginning of a line. */
  Date: (date: string, style?: DateStyle) => string;
  /** The day of an instant, with its year. */
  day: (instant: string) => string;
  /** Of a local date: 'sex'. */
  weekday: (date: string) => string;
};

const WordsContext = createContext<Words | null>(null);
const name = 'locale';

/** Loads the words of one language; renders nothing before. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [locale, setChosen] = useState(firstLocale);
  const [loaded, setLoaded] = useState<Pick<Words, 'locale' | 'm' | 'app'> | null>(null);
  useEffect(() => {
    let current = true;
    void (locale === firstLocale ? firstWords : load[locale]()).then(([shared, own]) => {
      if (current) setLoaded({ locale, m: shared.diner, app: own.app });
    });
    return () => {
      current = false;
    };
  }, [locale]);
  const setLocale = useCallback((next: Locale) => {
    setChosen(next);
    keepText(deviceStorage, name, next);
  }, []);
  const words = useMemo(() => (loaded ? wordsOf(loaded, setLocale) : null), [loaded, setLocale]);
  return words ? <WordsContext value={words}>{children}</WordsContext> : null;
}

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords outside of WordsProvider');
  return words;
}

const load = {
  pt: () => Promise.all([import('@metade/i18n/pt/diner.ts'), import('@metade/i18n/pt/app.ts')]),
  'pt-BR': () => Promise.all([import('@metade/i18n/pt-BR/diner.ts'), import('@metade/i18n/pt-BR/app.ts')]),
  en: () => Promise.all([import('@metade/i18n/en/diner.ts'), import('@metade/i18n/en/app.ts')]),
  es: () => Promise.all([import('@metade/i18n/es/diner.ts'), import('@metade/i18n/es/app.ts')]),
};

/** As chosen, else the device's. Its words are on their way before anything is drawn. */
const firstLocale = localeAtStart();
const firstWords = load[firstLocale]();

function localeAtStart(): Locale {
  const kept = deviceStorage.read(name);
  if (isLocale(kept)) return kept;
  return (
    getLocales()
      .map(({ languageTag }) => localeOfTag(languageTag))
      .find((one) => one !== undefined) ?? DEFAULT_LOCALE
  );
}

function wordsOf({ locale, m, app: own }: Pick<Words, 'locale' | 'm' | 'app'>, setLocale: Words['setLocale']): Words {
  return {
    locale,
    m,
    app: own,
    setLocale,
    money: (money, style) => formatMoney(money, locale, style),
    number: (value, decimals) => formatNumber(value, locale, decimals),
    date: (date, style) => formatDate(date, locale, style),
    Date: (date, style) => capitalise(formatDate(date, locale, style)),
    day: (instant) => formatDate(instant.slice(0, 10), locale, 'year'),
    weekday: (date) => weekdayName(weekdayOf(date), locale, 'short'),
  };
}
