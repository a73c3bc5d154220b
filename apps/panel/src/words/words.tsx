import type { Locale } from '@metade/i18n/locale.ts';
import { capitalise, formatDate, formatMealTime, formatTime, type DateStyle } from '@metade/i18n/format-date.ts';
import { DEFAULT_LOCALE, languageTag, localeOfTag } from '@metade/i18n/locale.ts';
import type { panel } from '@metade/i18n/pt/panel.ts';
import { FormErrors } from '@metade/ui/form-errors.tsx';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

type Messages = typeof panel;

export type Words = {
  locale: Locale;
  m: Messages;
  setLocale: (locale: Locale) => void;
  /** A local date in words, with a capital, for the beginning of a line. */
  Date: (date: string, style?: DateStyle) => string;
  date: (date: string, style?: DateStyle) => string;
  /** `HH:mm` of an instant on a restaurant's clock. */
  time: (instant: string, timeZone: string) => string;
  /** A meal's time, with its real date when that is after midnight. */
  mealTime: (meal: { date: string; time: string }) => string;
  /** A country's name by its ISO 3166-1 alpha-2 code. */
  countryName: (code: string) => string;
};

const WordsContext = createContext<Words | null>(null);
const storageKey = 'metade.panel.locale';

/** Loads the words of a language and provides them to the tree; renders nothing before. */
export function WordsProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(firstLocale);
  const [loaded, setLoaded] = useState<{ locale: Locale; m: Messages } | null>(null);
  useEffect(() => {
    let current = true;
    void load[locale]().then((module) => {
      if (!current) return;
      document.documentElement.lang = languageTag(locale);
      setLoaded({ locale, m: module.panel });
    });
    return () => {
      current = false;
    };
  }, [locale]);
  const choose = useCallback((next: Locale) => {
    localStorage.setItem(storageKey, next);
    setLocale(next);
  }, []);
  const words = useMemo(() => (loaded ? wordsOf(loaded.locale, loaded.m, choose) : null), [loaded, choose]);
  if (!words) return null;
  return (
    <WordsContext value={words}>
      <FormErrors words={words.m.toCorrect}>{children}</FormErrors>
    </WordsContext>
  );
}

/** The words and formats of the chosen language. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords outside of WordsProvider');
  return words;
}

const load = {
  pt: () => import('@metade/i18n/pt/panel.ts'),
  'pt-BR': () => import('@metade/i18n/pt-BR/panel.ts'),
  en: () => import('@metade/i18n/en/panel.ts'),
  es: () => import('@metade/i18n/es/panel.ts'),
};

function firstLocale(): Locale {
  const chosen = localStorage.getItem(storageKey);
  return [chosen, ...navigator.languages].map(localeOfTag).find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
}

function wordsOf(locale: Locale, m: Messages, setLocale: Words['setLocale']): Words {
  const countries = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  return {
    locale,
    m,
    setLocale,
    Date: (date, style) => capitalise(formatDate(date, locale, style)),
    date: (date, style) => formatDate(date, locale, style),
    time: formatTime,
    mealTime: ({ date, time }) => formatMealTime(date, time, locale),
    countryName: (code) => countries.of(code) ?? code,
  };
}
