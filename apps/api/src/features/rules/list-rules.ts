import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '@metade/contracts/rules.ts';
import { ruleGroup } from '@metade/contracts/rules.ts';
import type { Declaration } from '@metade/domain/setting.ts';
import type { SettingName, Settings } from '@metade/domain/settings.ts';
import { boundsOf, defaultSettings, rules } from '@metade/domain/settings.ts';
import type { Context } from '../../context.ts';
import { toCome } from '../../db/order-states.ts';
import type { Handler } from '../../http/call.ts';
import type { RuleLayers } from './rule-layers.ts';
import { readLayers } from './rule-layers.ts';

export const listRules: Handler<'listRules'> = async (context) => ({ data: await readRules(context) });

/** All rules as stored now, not as cached by a process. */
export async function readRules(context: Context) {
  const layers = await readLayers(context.pool);
  const base: Settings = { ...defaultSettings, ...context.config.settings };
  const system: Settings = { ...base, ...layers.marketplace };
  const [counted, versions] = await Promise.all([
    countRestaurants(context, layers, system),
    context.pool.query<{ group: string | null; version: number; since: string }>(
      `select subject as "group", count(*) as version, max(at) as since from audit_log where what = 'rules.changed' group by subject`,
    ),
  ]);
  const groupOf = (group: (typeof ruleGroup.options)[number]) => {
    const version = versions.rows.find((row) => row.group === group);
    return { group, version: version?.version ?? 0, since: version?.since ?? null };
  };
  return {
    markets: layers.markets.map(({ country, currency, prices }) => {
      const found = counted.find((row) => row.country === country);
      const { restaurants = 0, bookings = 0, own_prices = 0 } = found ?? {};
      return { country, currency, prices, restaurants, bookings, ownPrices: own_prices };
    }),
    groups: ruleGroup.options.map((group) => ({
      ...groupOf(group),
      rules: rules
        .filter((declared) => declared.in === group)
        .map((declared) => viewOf(declared, layers, base, system, counted)),
    })),
  };
}

type Declared = Declaration & { name: SettingName };

function viewOf(declared: Declared, layers: RuleLayers, base: Settings, system: Settings, counted: CountRow[]): Rule {
  const { name, unit, by } = declared;
  const { min, max, choices } = boundsOf(name, system);
  const perMarket = by === 'market' || by === 'restaurant';
  return {
    name,
    unit,
    list: Array.isArray(declared.default),
    min,
    max,
    choices: choices && [...choices],
    default: plain(base[name]),
    own: ownIn(layers.marketplace, name),
    markets: perMarket ? layers.markets.map(({ country, settings }) => ({ country, own: ownIn(settings, name) })) : [],
    restaurants: by === 'restaurant' ? counted.reduce((sum, row) => sum + differing(row, name), 0) : null,
    fixed: declared.law ? 'law' : by === 'operator' ? 'process' : null,
    kept: declared.kept === true,
  };
}

export function ownIn(layer: Partial<Settings>, name: SettingName): number | number[] | null {
  const value = layer[name];
  return value === undefined ? null : plain(value);
}

function plain(value: number | readonly number[]): number | number[] {
  return typeof value === 'number' ? value : [...value];
}

export function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b);
}

type CountRow = {
  country: string;
  restaurants: number;
  horizon: number;
  cutoff: number;
  tolerance: number;
  own_prices: number;
  bookings: number;
};

function differing(row: CountRow, name: SettingName): number {
  if (name === 'horizonDays') return row.horizon;
  return name === 'cutoffMinutes' ? row.cutoff : row.tolerance;
}

/** Approved restaurants by market, and how many of them have a value of their own. */
async function countRestaurants(context: Context, { markets }: RuleLayers, system: Settings): Promise<CountRow[]> {
  const valueIn = (name: 'horizonDays' | 'cutoffMinutes' | 'toleranceMinutes') =>
    markets.map(({ settings }) => settings[name] ?? system[name]);
  const { rows } = await context.pool.query<CountRow>(
    `select m.country, count(r.id) as restaurants,
       count(*) filter (where r.horizon_days <> m.horizon) as horizon,
       count(*) filter (where r.cutoff_minutes <> m.cutoff) as cutoff,
       count(*) filter (where r.table_tolerance <> m.tolerance) as tolerance,
       count(*) filter (where r.prices <> '[]') as own_prices,
       (select count(*) from orders o join restaurant p on p.id = o.restaurant_id
        where p.country = m.country and o.payment_state = 'paid' and o.state in ${toCome} and o.starts_at > $5) as bookings
     from unnest($1::text[], $2::int[], $3::int[], $4::int[]) as m (country, horizon, cutoff, tolerance)
     left join restaurant r on r.country = m.country and r.state = 'approved'
     group by m.country`,
    [
      markets.map(({ country }) => country),
      valueIn('horizonDays'),
      valueIn('cutoffMinutes'),
      valueIn('toleranceMinutes'),
      new Date(context.now()).toISOString(),
    ],
  );
  return rows;
}
