import { formatMealTime, formatTime } from '@metade/i18n/format-date.ts';
import type { host } from '@metade/i18n/pt/host.ts';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useWords } from '../words/words';

export type HostWords = typeof host;

const HostWordsContext = createContext<HostWords | null>(null);

/** Loads the words of the restaurant mode; renders nothing before. */
export function HostWordsProvider({ children }: { children: ReactNode }) {
  const { locale } = useWords();
  const [loaded, setLoaded] = useState<HostWords | null>(null);
  useEffect(() => {
    let current = true;
    void load[locale]().then((module) => current && setLoaded(module.host));
    return () => {
      current = false;
    };
  }, [locale]);
  return loaded ? <HostWordsContext value={loaded}>{children}</HostWordsContext> : null;
}

/** Words of the restaurant mode beside those of the app. */
export function useHostWords() {
  const h = use(HostWordsContext);
  if (!h) throw new Error('useHostWords outside of HostWordsProvider');
  const words = useWords();
  return {
    ...words,
    h,
    time: formatTime,
    mealTime: (meal: { date: string; time: string }) => formatMealTime(meal.date, meal.time, words.locale),
  };
}

const load = {
  pt: () => import('@metade/i18n/pt/host.ts'),
  'pt-BR': () => import('@metade/i18n/pt-BR/host.ts'),
  en: () => import('@metade/i18n/en/host.ts'),
  es: () => import('@metade/i18n/es/host.ts'),
};
