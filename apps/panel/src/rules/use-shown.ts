import type { Rule } from '@metade/contracts/rules.ts';
import { useConfig } from '../session/config.tsx';
import { useWords } from '../words/words.tsx';
import { valueText, type RuleValue } from './rule-value.ts';

/** Formats values and places of rules. */
export function useShown() {
  const { m, locale, countryName } = useWords();
  const { markets } = useConfig();
  const currencyOf = (country: string | null) => markets.find((one) => one.country === country)?.currency ?? null;
  return {
    placeOf: (country: string | null) => (country === null ? m.rules.all : countryName(country)),
    currencyOf,
    textIn: (rule: Pick<Rule, 'unit'>, value: RuleValue, country: string | null) =>
      valueText(value, rule, locale, currencyOf(country)),
  };
}
