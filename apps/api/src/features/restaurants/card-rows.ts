import type pg from 'pg';
import type { CardRow } from './restaurant-card.ts';
import { cardColumns } from './restaurant-card.ts';

type Kept = { version: string; row: CardRow };

/**
 * The card data of some restaurants, by id, cached. `version` is the xmin of the restaurant's row when it was found: a cached row
 * with another version is reloaded, so that nothing is older than the request. Missing restaurants are left out. Cities are not
 * versioned: nothing changes them.
 */
export async function cardRows(
  pool: pg.Pool,
  wanted: readonly { id: string; version: string }[],
): Promise<ReadonlyMap<string, CardRow>> {
  const kept = keptOf(pool);
  const found = new Map<string, CardRow>();
  const unknown: string[] = [];
  for (const { id, version } of wanted) {
    const known = kept.get(id);
    if (known?.version === version) found.set(id, known.row);
    else unknown.push(id);
  }
  if (unknown.length === 0) return found;
  const { rows } = await pool.query<CardRow & { version: string }>(
    `select r.xmin::text as version, ${cardColumns} from restaurant r join city c on c.id = r.city_id where r.id = any ($1::uuid[])`,
    [unknown],
  );
  for (const { version, ...row } of rows) {
    found.set(row.id, row);
    // Reloading moves it to the end of the least-recently-used order.
    kept.delete(row.id);
    kept.set(row.id, { version, row });
  }
  for (const oldest of kept.keys()) {
    if (kept.size <= keptMax) break;
    kept.delete(oldest);
  }
  return found;
}

// About a kilobyte each.
const keptMax = 5_000;

const keptByPool = new WeakMap<pg.Pool, Map<string, Kept>>();

function keptOf(pool: pg.Pool): Map<string, Kept> {
  const kept = keptByPool.get(pool) ?? new Map<string, Kept>();
  keptByPool.set(pool, kept);
  return kept;
}
