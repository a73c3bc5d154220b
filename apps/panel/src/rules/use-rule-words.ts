import type { Locale } from '@metade/i18n/locale.ts';
import { overlaid } from '@metade/i18n/overlay.ts';
import type { RuleWords } from '@metade/i18n/rule-words.ts';
import { useCallback } from 'react';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

const load: Record<Locale, () => Promise<RuleWords>> = {
  pt: async () => (await import('@metade/i18n/pt/rules.ts')).rules,
  en: async () => (await import('@metade/i18n/en/rules.ts')).rules,
  es: async () => (await import('@metade/i18n/es/rules.ts')).rules,
  'pt-BR': async () => {
    const [base, brazil] = await Promise.all([
      import('@metade/i18n/pt/rules.ts'),
      import('@metade/i18n/pt-BR/rules.ts'),
    ]);
    return overlaid(base.rules, brazil.rules);
  },
};

/** Name and description of each rule; null until loaded. On demand, since no other screen needs them. */
export function useRuleWords(): ((name: string) => readonly [name: string, line: string]) | null {
  const { m, locale } = useWords();
  const { value } = useLoaded(useCallback(() => load[locale](), [locale]));
  if (value === null) return null;
  return (name) => {
    const places = /^price(\d)$/.exec(name)?.[1];
    if (places) return [m.rules.priceOf(Number(places)), m.rules.priceLine];
    return value[name as keyof RuleWords] ?? [name, ''];
  };
}
