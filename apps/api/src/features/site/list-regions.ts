import type { cityWithRestaurants } from '@metade/contracts/site.ts';
import type pg from 'pg';
import type { z } from 'zod';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Handler } from '../../http/call.ts';

/** Regions of a country, or with filter=true its cities that have public restaurants, most restaurants first. */
export const listRegions: Handler<'listRegions'> = async ({ pool }, { params: { countryCode }, query }) => {
  if (query.filter !== 'true') return { data: await readRegions(pool, countryCode) };
  const citiesRestaurants = await recentCities(pool, countryCode, () => readCities(pool, countryCode));
  return { data: { citiesRestaurants } };
};

type Country = z.infer<typeof cityWithRestaurants>['country'];
type RegionRow = { _id: string; iso: string; name: string; country: Country };
type CityRow = Omit<z.infer<typeof cityWithRestaurants>, 'region' | 'location' | 'hasRestaurant'> & {
  region_iso: string;
  region_name: string;
  latitude: number;
  longitude: number;
};

// Cached: a new restaurant shows up within seconds, while counting at each call would scan the index.
const recentCities = recentAnswers<z.infer<typeof cityWithRestaurants>[]>(3_000);

async function readRegions(pool: pg.Pool, country: string): Promise<RegionRow[]> {
  const { rows } = await pool.query<RegionRow>(
    'select iso as _id, iso, name, country from region where country = $1 order by search_normal(name), iso',
    [country],
  );
  return rows;
}

async function readCities(pool: pg.Pool, country: string): Promise<z.infer<typeof cityWithRestaurants>[]> {
  const { rows } = await pool.query<CityRow>(
    `select c.id as _id, c.name as city, c.slug, c.country, c.latitude, c.longitude, g.iso as region_iso, g.name as region_name, n.restaurants
     from (select city_id, count(*) as restaurants from restaurant where state = 'approved' and show group by city_id) n
     join city c on c.id = n.city_id
     join region g on g.iso = c.region_iso
     where c.country = $1 and c.shown
     order by n.restaurants desc, search_normal(c.name), c.id`,
    [country],
  );
  return rows.map(({ region_iso, region_name, latitude, longitude, ...city }) => ({
    ...city,
    region: { iso: region_iso, name: region_name },
    hasRestaurant: true,
    location: { latitude, longitude },
  }));
}
