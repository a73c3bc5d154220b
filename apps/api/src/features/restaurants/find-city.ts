import type pg from 'pg';
import { recentAnswers } from '../../db/recent-answers.ts';

export type City = {
  id: string;
  name: string;
  slug: string;
  region_iso: string;
  region_name: string;
  latitude: number;
  longitude: number;
  time_zone: string;
};

/**
 * A country's city by slug or name, ignoring case and accents; else the most similar name ('Lisbon'); of equal names the one with
 * most restaurants. Null when none is similar. Cached for a few seconds.
 */
export function findCity(pool: pg.Pool, country: string, text: string): Promise<City | null> {
  return recentCities(pool, `${country} ${text.toLowerCase()}`, () => lookUp(pool, country, text.toLowerCase()));
}

/** The time zone of most cities of a country or region ('BR-SP'); UTC where there is no city. */
export async function commonTimeZone(pool: pg.Pool, countryOrRegion: string): Promise<string> {
  return recentZones(pool, countryOrRegion, async () => {
    const { rows } = await pool.query<{ time_zone: string }>(
      `select time_zone from city where ${countryOrRegion.length === 2 ? 'country' : 'region_iso'} = $1
       group by time_zone order by count(*) desc, time_zone limit 1`,
      [countryOrRegion],
    );
    return rows[0]?.time_zone ?? 'UTC';
  });
}

const recentCities = recentAnswers<City | null>(5_000);
const recentZones = recentAnswers<string>(60_000);

const columns = 'c.id, c.name, c.slug, c.region_iso, g.name as region_name, c.latitude, c.longitude, c.time_zone';
const publicRestaurants = `from restaurant r where r.city_id = c.id and r.state = 'approved' and r.show`;

async function lookUp(pool: pg.Pool, country: string, text: string): Promise<City | null> {
  const named = await pool.query<City>(
    `select ${columns} from city c join region g on g.iso = c.region_iso
     where c.country = $1 and (c.slug = $2 or search_normal(c.name) = search_normal($2))
     order by (c.slug = $2) desc, case when count(*) over () > 1 then (select count(*) ${publicRestaurants}) end desc, c.id limit 1`,
    [country, text],
  );
  if (named.rows[0] !== undefined) return named.rows[0];
  const alike = await pool.query<City>(
    `select ${columns} from city c join region g on g.iso = c.region_iso
     where c.country = $1 and search_normal(c.name) % search_normal($2) and similarity(search_normal(c.name), search_normal($2)) >= 0.5
     order by exists (select 1 ${publicRestaurants}) desc, similarity(search_normal(c.name), search_normal($2)) desc, c.id limit 1`,
    [country, text],
  );
  return alike.rows[0] ?? null;
}
