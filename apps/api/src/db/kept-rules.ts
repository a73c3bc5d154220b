import type { SettingName, Settings } from '@metade/domain/settings.ts';
import { keptValues } from '@metade/domain/settings.ts';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Queryable } from './transaction.ts';

/**
 * The rules an order was made under, by their id; for an order without one, the first rules of its country. Null before there are
 * any.
 */
export function createKeptRules(pool: pg.Pool) {
  const known = new LRUCache<string, Partial<Settings>>({ max: 1_000 });
  return async (country: string, id: number | null): Promise<Partial<Settings> | null> => {
    const key = id === null ? country : String(id);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const { rows } = await pool.query<{ settings: Partial<Settings> }>(
      'select settings from order_rules where case when $1::integer is null then country = $2 else id = $1 end order by id limit 1',
      [id, country],
    );
    if (rows[0] === undefined) return null;
    // These rows are immutable.
    known.set(key, rows[0].settings);
    return rows[0].settings;
  };
}

/** SQL: one of the rules kept by an order `o` of a restaurant `r`; null where nothing was kept. */
export const keptOf = (name: SettingName): string =>
  `(select (k.settings ->> '${name}')::integer from order_rules k where k.id = o.rules_id or o.rules_id is null and k.country = r.country order by k.id limit 1)`;

const ids = new WeakMap<object, LRUCache<string, number>>();

/** The id of the rules that a new order in a country keeps. pool: not a transaction, which might roll back. */
export async function rulesNow(pool: pg.Pool, country: string, settings: Settings): Promise<number> {
  const known = ids.get(pool) ?? new LRUCache({ max: 1_000 });
  ids.set(pool, known);
  const values = JSON.stringify(keptValues(settings));
  const key = `${country} ${values}`;
  const id = known.get(key) ?? (await writeRules(pool, country, values));
  known.set(key, id);
  return id;
}

/**
 * Stores what orders keep of these rules, unless it is stored already. Before a country's first change it holds what older orders
 * keep.
 */
export async function keepRules(db: Queryable, country: string, settings: Settings): Promise<void> {
  await writeRules(db, country, JSON.stringify(keptValues(settings)));
}

async function writeRules(db: Queryable, country: string, values: string): Promise<number> {
  await db.query(
    'insert into order_rules (country, settings) select $1::char(2), $2::jsonb where not exists (select 1 from order_rules where country = $1 and settings = $2) on conflict do nothing',
    [country, values],
  );
  const { rows } = await db.query<{ id: number }>('select id from order_rules where country = $1 and settings = $2', [
    country,
    values,
  ]);
  return (rows[0] as { id: number }).id;
}
