import type { RuleGroup } from '@metade/contracts/rules.ts';
import type { SettingIssue, SettingName } from '@metade/domain/settings.ts';
import { resolveSettings, rules } from '@metade/domain/settings.ts';
import type { Context } from '../../context.ts';
import { keepRules } from '../../db/kept-rules.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import type { RefusalIssue } from '../../refused.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { isSame, ownIn, readRules } from './list-rules.ts';
import { moveRestaurants, strandedRestaurants } from './restaurant-values.ts';
import type { RuleLayers } from './rule-layers.ts';
import { readLayers, settingsOf } from './rule-layers.ts';

type Change = Call<'changeRules'>['body']['changes'][number];

/**
 * Changes rules and prices, all or none. Refused when a value is no longer what the caller saw, or when a rule, market or
 * restaurant would be out of bounds.
 */
export const changeRules: Handler<'changeRules'> = async (context, { body, session }) => {
  await transaction(context.pool, async (trx) => {
    const before = await readLayers(trx, { lock: true });
    const after = await afterChanges(context, trx, before, body.changes);
    await saveLayers(context, trx, before, after);
    for (const [group, changes] of Map.groupBy(body.changes, ({ name }) => groupOf(name) ?? 'prices'))
      await recordChange(trx, {
        by: { id: session.userId, role: 'admin' },
        what: 'rules.changed',
        subject: group,
        before: valuesOf(before, changes),
        after: { ...valuesOf(after, changes), reason: body.reason },
      });
  });
  return { data: await readRules(context) };
};

/** The rules after these changes. Throws rules_changed and rules_invalid. */
export async function afterChanges(
  context: Context,
  db: Queryable,
  before: RuleLayers,
  changes: Change[],
): Promise<RuleLayers> {
  refuseForm(before, changes);
  refuseConflicts(before, changes);
  const after = applied(before, changes);
  await refuseOutOfBounds(context, db, before, after, changes);
  return after;
}

/** Writes the changes, after storing the rules that existing orders keep. Throws only database errors. */
async function saveLayers(context: Context, trx: Trx, before: RuleLayers, after: RuleLayers): Promise<void> {
  for (const { country, settings } of before.markets)
    await keepRules(trx, country, settingsOf(context, before.marketplace, settings));
  if (!isSame(before.marketplace, after.marketplace))
    await trx.query('update system_config set settings = $1', [JSON.stringify(after.marketplace)]);
  for (const [at, market] of after.markets.entries()) {
    if (!isSame(market, before.markets[at]))
      await trx.query('update market set settings = $2, voucher_prices = $3 where country = $1', [
        market.country,
        JSON.stringify(market.settings),
        JSON.stringify(market.prices),
      ]);
    await moveRestaurants(trx, market.country, {
      from: settingsOf(context, before.marketplace, before.markets[at]?.settings),
      to: settingsOf(context, after.marketplace, market.settings),
    });
  }
}

const priceSizes = { price2: 2, price4: 4, price6: 6 } as const;
const sizeOf = (name: string) => priceSizes[name as keyof typeof priceSizes] as 2 | 4 | 6 | undefined;
const ruleOf = (name: string) => rules.find((rule) => rule.name === name);

function groupOf(name: string): RuleGroup | undefined {
  return sizeOf(name) ? 'prices' : ruleOf(name)?.in;
}

/** Null: no value of its own. Undefined: no such market. */
function valueIn(layers: RuleLayers, { name, country }: Pick<Change, 'name' | 'country'>) {
  const market = layers.markets.find((one) => one.country === country);
  if (country !== null && market === undefined) return undefined;
  const size = sizeOf(name);
  if (size) return market?.prices[size] ?? null;
  return ownIn(market ? market.settings : layers.marketplace, name as SettingName);
}

function valuesOf(layers: RuleLayers, changes: Change[]): Record<string, unknown> {
  return Object.fromEntries(changes.map((change) => [keyOf(change), valueIn(layers, change)]));
}

const keyOf = ({ name, country }: Pick<Change, 'name' | 'country'>) => (country === null ? name : `${country}.${name}`);

function refuseForm(layers: RuleLayers, changes: Change[]): void {
  const keys = changes.map(keyOf);
  const issues = changes.flatMap((change, at): RefusalIssue[] => {
    const code = keys.indexOf(keyOf(change)) < at ? 'rule_unknown' : wrongForm(layers, change);
    return code === null ? [] : [{ path: `changes.${at}.value`, code }];
  });
  if (issues.length > 0) throw new Refused('rules_invalid', {}, issues);
}

function wrongForm(layers: RuleLayers, change: Change): string | null {
  const { name, country, value } = change;
  const rule = ruleOf(name);
  if (valueIn(layers, change) === undefined) return 'country_unknown';
  if (sizeOf(name)) {
    if (country === null) return 'rule_unknown';
    return typeof value === 'number' && value >= 1 && value <= 10_000_000 ? null : 'price_missing';
  }
  if (rule === undefined) return 'rule_unknown';
  if (rule.law || rule.by === 'operator') return 'rule_fixed';
  if (country !== null && rule.by === 'marketplace') return 'rule_of_all';
  if (value === null) return null;
  return Array.isArray(value) === Array.isArray(rule.default) && !isSame(value, []) ? null : 'invalid_type';
}

function refuseConflicts(layers: RuleLayers, changes: Change[]): void {
  const theirs = changes.flatMap((change) => {
    const value = valueIn(layers, change) ?? null;
    return isSame(value, change.was) ? [] : [{ name: change.name, country: change.country, value }];
  });
  if (theirs.length > 0) throw new Refused('rules_changed', { theirs });
}

function applied(before: RuleLayers, changes: Change[]): RuleLayers {
  const after = structuredClone(before);
  for (const { name, country, value } of changes) {
    const market = after.markets.find((one) => one.country === country);
    const size = sizeOf(name);
    if (size && market) market.prices[size] = value as number;
    else setIn(market ? market.settings : after.marketplace, name, sorted(value));
  }
  return after;
}

function setIn(layer: Record<string, unknown>, name: string, value: Change['value']): void {
  if (value === null) delete layer[name];
  else layer[name] = value;
}

/** Choices are sorted and unique. */
function sorted(value: Change['value']): Change['value'] {
  return Array.isArray(value) ? [...new Set(value)].sort((a, b) => a - b) : value;
}

async function refuseOutOfBounds(
  context: Context,
  db: Queryable,
  before: RuleLayers,
  after: RuleLayers,
  changes: Change[],
): Promise<void> {
  const issues: RefusalIssue[] = [];
  const operator = context.config.settings;
  const add = (found: SettingIssue[], country: string | null) => {
    for (const issue of found) issues.push(issueOf(issue, country, changes));
  };
  const system = resolveSettings({ operator, marketplace: after.marketplace });
  if (!system.ok) add([...system.params.issues], null);
  for (const { country, settings, prices } of after.markets) {
    const market = resolveSettings({ operator, marketplace: after.marketplace, market: settings });
    if (!market.ok) {
      if (system.ok) add([...market.params.issues], country);
      continue;
    }
    const least = Math.min(...Object.values(prices));
    if (market.settings.giftMax < least)
      add([{ key: 'giftMax', code: 'out_of_range', min: least, max: 100_000_000 }], country);
  }
  if (issues.length === 0)
    for (const [at, { country, settings }] of after.markets.entries()) {
      const stranded = await strandedRestaurants(db, country, {
        from: settingsOf(context, before.marketplace, before.markets[at]?.settings),
        to: settingsOf(context, after.marketplace, settings),
      });
      if (stranded) issues.push({ path: 'changes.0.value', code: 'rule_restaurants', params: stranded });
    }
  if (issues.length > 0) throw new Refused('rules_invalid', {}, issues);
}

/** The change that is out of bounds itself, else the first, which causes it. */
function issueOf({ key, min, max }: SettingIssue, country: string | null, changes: Change[]): RefusalIssue {
  const own = changes.findIndex(
    (change) => change.name === key && (change.country === country || change.country === null),
  );
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (own >= 0) return { path: `changes.${own}.value`, code: 'rule_range', params: bounds };
  return { path: 'changes.0.value', code: 'rule_breaks', params: { ...bounds, name: key, country } };
}
