import type { Answer, Input } from '@metade/api-client/client.ts';
import type { Rule, RuleGroup } from '@metade/contracts/rules.ts';
import type { RuleValue } from './rule-value.ts';

export type Rules = Answer<'listRules'>['data'];
export type RuleChange = Input<'changeRules'>['body']['changes'][number];
export type Sentence = Answer<'previewRules'>['data'][number];
export type RuleVersion = Answer<'listRuleVersions'>['data'][number];
/** Identifies a value: a rule, globally or in one country. */
export type Cell = { rule: Rule; country: string | null };

export const keyOf = ({ name, country }: { name: string; country: string | null }) => `${country ?? ''}.${name}`;

/** The rules of a group; prices are by market. */
export function rulesOf(data: Rules, group: RuleGroup): Rule[] {
  if (group !== 'prices') return data.groups.find((one) => one.group === group)?.rules ?? [];
  return ([2, 4, 6] as const).map((places) => ({
    name: `price${places}`,
    unit: 'minor units',
    list: false,
    min: 1,
    max: 10_000_000,
    choices: null,
    default: 0,
    own: null,
    markets: data.markets.map(({ country, prices }) => ({ country, own: prices[places] })),
    restaurants: data.markets.reduce((sum, { ownPrices }) => sum + ownPrices, 0),
    fixed: null,
    kept: true,
  }));
}

/** The value set there itself; null where the wider one applies. */
export function ownOf({ rule, country }: Cell): RuleValue | null {
  if (country === null) return rule.own;
  return rule.markets.find((one) => one.country === country)?.own ?? null;
}

/** The value in force there, given the global one. */
export function valueOf(cell: Cell): RuleValue {
  return ownOf(cell) ?? cell.rule.own ?? cell.rule.default;
}

export const isPrice = ({ name }: Pick<Rule, 'name'>) => /^price\d$/.test(name);
