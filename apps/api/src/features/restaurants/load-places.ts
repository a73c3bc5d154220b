import { loadCities, loadRegions } from '@metade/geo-data/places.ts';
import type pg from 'pg';
import { named } from '../../db/named.ts';

/**
 * Loads the markets' regions and cities from the program's tables, unless the database has them. Call it after migrate; concurrent
 * calls are safe. Answers the number of cities added.
 */
export async function loadPlaces(pool: pg.Pool): Promise<number> {
  const present = await pool.query('select 1 from city limit 1');
  if (present.rows.length > 0) return 0;
  const regions = loadRegions();
  const cities = loadCities();
  const { rowCount } = await pool.query(
    ...named(
      `with regions as (
       insert into region (iso, country, name)
       select iso, country, name from unnest($isos::text[], $countries::text[], $names::text[]) r(iso, country, name)
       where country in (select country from market)
       on conflict (iso) do nothing
     )
     insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
     select * from unnest($ids::text[], $cityCountries::text[], $cityRegions::text[], $cityNames::text[], $slugs::text[], $latitudes::float8[], $longitudes::float8[], $zones::text[]) c(id, country, region, name, slug, lat, lng, zone)
     where country in (select country from market)
     on conflict do nothing`,
      {
        isos: regions.map((region) => region.iso),
        countries: regions.map((region) => region.country),
        names: regions.map((region) => region.name),
        ids: cities.map((city) => city.id),
        cityCountries: cities.map((city) => city.country),
        cityRegions: cities.map((city) => city.region),
        cityNames: cities.map((city) => city.name),
        slugs: cities.map((city) => city.slug),
        latitudes: cities.map((city) => city.lat),
        longitudes: cities.map((city) => city.lng),
        zones: cities.map((city) => city.timeZone),
      },
    ),
  );
  return rowCount ?? 0;
}
