import { findCity, loadRegions } from '@metade/geo-data/places.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/transaction.ts';
import type { ImportedRestaurant } from './imported-restaurant.ts';
import type { OpenSlot } from './open-grid.ts';
import type { Worksheet } from './parse-opening-hours.ts';
import { numberedSlug, restaurantSlug } from './restaurant-slug.ts';

/** Serializes importers: two imports of one file would choose the same slugs. */
export async function lockImports(trx: Trx): Promise<void> {
  await trx.query('select pg_advisory_xact_lock(76202)');
}

/** Adds missing cities, with their regions. */
export async function insertPlaces(trx: Trx, cityIds: readonly string[]): Promise<void> {
  const cities = [...new Set(cityIds)].flatMap((id) => findCity(id) ?? []);
  const used = new Set(cities.map((city) => city.region));
  await trx.query(
    `insert into region (iso, country, name)
     select iso, country, name from jsonb_to_recordset($1::jsonb) as x(iso text, country text, name text)
     on conflict do nothing`,
    [JSON.stringify(loadRegions().filter((region) => used.has(region.iso)))],
  );
  await trx.query(
    `insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
     select id, country, region, name, slug, lat, lng, "timeZone"
     from jsonb_to_recordset($1::jsonb)
       as x(id text, country text, region text, name text, slug text, lat float8, lng float8, "timeZone" text)
     on conflict (id) do nothing`,
    [JSON.stringify(cities)],
  );
}

/**
 * Inserts restaurants as drafts, or approved, or updates those of the same source and key. Restaurants with an owner stay
 * untouched, as do state (but `approve` approves drafts), slug and everything the source lacks. Without `approve` only drafts
 * change. Answers how many were inserted, changed, and would have changed with `approve`.
 */
export async function upsertRestaurants(trx: Trx, restaurants: readonly ImportedRestaurant[], approve: boolean) {
  const slugs = await freeSlugs(trx, restaurants);
  const listed = JSON.stringify(restaurants.map((restaurant, i) => toRow(restaurant, slugs[i]!)));
  const waiting = approve ? 0 : ((await trx.query(waitingSql, [listed])).rowCount ?? 0);
  const { rows } = await trx.query<{ inserted: boolean }>(upsertSql, [listed, approve]);
  const inserted = rows.filter((row) => row.inserted).length;
  return { inserted, changed: rows.length - inserted, waiting };
}

const columns = {
  company_name: 'text',
  description: 'text',
  phone: 'text',
  website: 'text',
  country: 'text',
  city_id: 'text',
  time_zone: 'text',
  street: 'text',
  number: 'text',
  district: 'text',
  zip: 'text',
  latitude: 'float8',
  longitude: 'float8',
  kitchens: 'text[]',
  worksheet: 'jsonb',
  menu: 'jsonb',
};
const names = Object.keys(columns);

const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
const given = `jsonb_to_recordset($1::jsonb) as x(id uuid, slug text, source text, source_ref text, ${typed.join(', ')})`;
const ofTable = (table: string) => `(${names.map((name) => `${table}.${name}`).join(', ')})`;

const waitingSql = `
  select 1 from ${given} join restaurant r on r.source = x.source and r.source_ref = x.source_ref
  where r.owner_id is null and r.state <> 'draft' and ${ofTable('r')} is distinct from ${ofTable('x')}
  for update of r`;

// xmax is 0 on a row that this statement inserted, not on one that it updated.
const upsertSql = `
  insert into restaurant as r (id, slug, source, source_ref, state, show, ${names.join(', ')})
  select id, slug, source, source_ref, case when $2::boolean then 'approved' else 'draft' end, true, ${names.join(', ')}
  from ${given}
  on conflict (source, source_ref) do update
    set (${names.join(', ')}, state, updated_at) = row(${names.map((name) => `excluded.${name}`).join(', ')},
      case when $2 and r.state = 'draft' then 'approved' else r.state end, now())
    where r.owner_id is null and ($2 or r.state = 'draft')
      and ($2 and r.state = 'draft' or ${ofTable('r')} is distinct from ${ofTable('excluded')})
  returning r.xmax = 0 as inserted`;

function toRow({ lat, lng, worksheet, menu, ...restaurant }: ImportedRestaurant, slug: string) {
  return {
    ...restaurant,
    id: uuidv7(),
    slug,
    latitude: lat ?? null,
    longitude: lng ?? null,
    worksheet: worksheet ? openingRows(worksheet) : [],
    menu: (menu ?? []).map((item) => ({ ...item, food: true })),
  };
}

function openingRows(worksheet: Worksheet) {
  return worksheet.flatMap(({ day, spans }) =>
    spans.length === 0
      ? [{ day, time_open: 'close', time_close: 'close' }]
      : spans.map(({ open, close }) => ({ day, time_open: open, time_close: close })),
  );
}

async function freeSlugs(trx: Trx, restaurants: readonly ImportedRestaurant[]) {
  const wanted = restaurants.map(restaurantSlug);
  const { rows } = await trx.query<{ slug: string }>('select slug from restaurant where slug = any($1::text[])', [
    wanted,
  ]);
  const taken = new Set(rows.map((row) => row.slug));
  return restaurants.map((restaurant, i) => {
    const slug = taken.has(wanted[i]!) ? `${numberedSlug(restaurant)}` : wanted[i]!;
    taken.add(slug);
    return slug;
  });
}

/** Adds the grid made by `gridOf` to each restaurant without a grid and owner. Answers the number of slots added. */
export async function openTables(
  trx: Trx,
  restaurants: readonly ImportedRestaurant[],
  gridOf: (restaurant: ImportedRestaurant) => OpenSlot[],
): Promise<number> {
  const slots = restaurants.flatMap((restaurant) =>
    gridOf(restaurant).map((slot) => ({
      ...slot,
      id: uuidv7(),
      source: restaurant.source,
      source_ref: restaurant.source_ref,
    })),
  );
  if (slots.length === 0) return 0;
  const { rowCount } = await trx.query(
    `insert into table_slot (id, restaurant_id, day, period, time, qtd, places)
     select x.id, r.id, x.day, x.period, x.time, x.qtd, x.places
     from jsonb_to_recordset($1::jsonb)
       as x(id uuid, source text, source_ref text, day smallint, period text, time text, qtd smallint, places smallint)
     join restaurant r on r.source = x.source and r.source_ref = x.source_ref
     where r.owner_id is null and not exists (select 1 from table_slot s where s.restaurant_id = r.id)`,
    [JSON.stringify(slots)],
  );
  return rowCount ?? 0;
}
