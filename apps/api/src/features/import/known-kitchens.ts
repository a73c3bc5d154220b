import type pg from 'pg';
import type { Trx } from '../../db/transaction.ts';
import type { ImportedRestaurant, Warning } from './imported-restaurant.ts';
import { bareText } from './plain-text.ts';

type Kitchen = { slug: string; names: Record<string, string>; retired: boolean; merged_into: string | null };

/** Finds kitchens by slug or by any of their names; one that was merged is the other. */
export type KnownKitchens = { find(label: string): Kitchen | undefined };

export async function readKitchens(pool: pg.Pool): Promise<KnownKitchens> {
  const { rows } = await pool.query<Kitchen>(
    "select slug, names, retired, merged_into from catalogue_entry where kind = 'kitchen' order by merged_into is not null, position, slug",
  );
  const byLabel = new Map<string, Kitchen>();
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  for (const row of rows)
    for (const name of Object.values(row.names)) if (!byLabel.has(bareText(name))) byLabel.set(bareText(name), row);
  return {
    find: (label) => {
      const bare = bareText(label);
      const found = bySlug.get(bare) ?? byLabel.get(bare);
      return found?.merged_into ? bySlug.get(found.merged_into) : found;
    },
  };
}

/** A restaurant with the kitchens that there are, each once, and what of its labels is none. */
export function withKnownKitchens(
  restaurant: ImportedRestaurant,
  known: KnownKitchens,
): { restaurant: ImportedRestaurant; warnings: Warning[] } {
  const slugs = new Set<string>();
  const warnings: Warning[] = [];
  for (const label of restaurant.kitchens) {
    const kitchen = known.find(label);
    if (kitchen) slugs.add(kitchen.slug);
    if (kitchen?.retired) warnings.push({ code: 'label_retired', detail: label });
    if (kitchen === undefined) warnings.push({ code: 'label_unknown', detail: label });
  }
  return { restaurant: { ...restaurant, kitchens: [...slugs] }, warnings };
}

/** Restaurants without the kitchens that are no longer offered, but for those that have them already. */
export async function withoutRetired(
  trx: Trx,
  restaurants: readonly ImportedRestaurant[],
  known: KnownKitchens,
): Promise<ImportedRestaurant[]> {
  const isRetired = (slug: string) => known.find(slug)?.retired === true;
  const concerned = restaurants.filter(({ kitchens }) => kitchens.some(isRetired));
  if (concerned.length === 0) return [...restaurants];
  const { rows } = await trx.query<{ source: string; source_ref: string; kitchens: string[] }>(
    `select r.source, r.source_ref, r.kitchens from restaurant r
     join jsonb_to_recordset($1::jsonb) as x(source text, source_ref text) on r.source = x.source and r.source_ref = x.source_ref`,
    [JSON.stringify(concerned.map(({ source, source_ref }) => ({ source, source_ref })))],
  );
  const held = new Map(rows.map((row) => [`${row.source} ${row.source_ref}`, row.kitchens]));
  return restaurants.map((restaurant) => {
    const has = held.get(`${restaurant.source} ${restaurant.source_ref}`) ?? [];
    return { ...restaurant, kitchens: restaurant.kitchens.filter((slug) => !isRetired(slug) || has.includes(slug)) };
  });
}
