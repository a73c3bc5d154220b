import {
  capitalise,
  earlyNote,
  formatDate,
  formatMealTime,
  weekdayName,
  type DateStyle,
} from '@metade/i18n/format-date.ts';
import { formatMoney, formatNumber, type MoneyLike } from '@metade/i18n/format-money.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { Messages } from '@metade/i18n/pt/web.ts';
import { createContext, use, useMemo, type ReactNode } from 'react';

export interface Words {
  locale: Locale;
  m: Messages;
  money: (money: MoneyLike, style?: 'full' | 'short') => string;
  number: (value: number, decimals?: number) => string;
  date: (date: string, style?: DateStyle) => string;
  /** As date, with a capital, for the beginning of a line. */
  Date: (date: string, style?: DateStyle) => string;
  /** For a table after midnight its real date, else empty. */
  early: (table: { date: string; time: string }) => string;
  /** A table's time, with that day. */
  time: (table: { date: string; time: string }) => string;
  weekday: (day: number, style?: 'long' | 'short') => string;
}

const WordsContext = createContext<Words | null>(null);

/** Provides a tree with its language: catalogue and formats. */
export function WordsProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: Messages;
  children: ReactNode;
}) {
  const words = useMemo(() => wordsOf(locale, messages), [locale, messages]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words and formats of the page's language. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords outside of WordsProvider');
  return words;
}

/** As useWords, for loaders. */
export function wordsOf(locale: Locale, messages: Messages): Words {
  return {
    locale,
    m: messages,
    money: (money, style) => formatMoney(money, locale, style),
    number: (value, decimals) => formatNumber(value, locale, decimals),
    date: (date, style) => formatDate(date, locale, style),
    Date: (date, style) => capitalise(formatDate(date, locale, style)),
    early: ({ date, time }) => earlyNote(date, time, locale),
    time: ({ date, time }) => formatMealTime(date, time, locale),
    weekday: (day, style) => weekdayName(day, locale, style),
  };
}
