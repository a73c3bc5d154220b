import { loadCities, loadRegions } from '@metade/geo-data/places.ts';
import type pg from 'pg';

/**
 * Fills regions and cities of the markets from the program's own tables, once: a database that has them is left alone. Call
 * it after migrate. Two processes that start together both may, and one of them does nothing. Answers how many cities came.
 */
export async function loadPlaces(pool: pg.Pool): Promise<number> {
  const present = await pool.query('select 1 from city limit 1');
  if (present.rows.length > 0) return 0;
  const regions = loadRegions();
  const cities = loadCities();
  const { rowCount } = await pool.query(
    `with regions as (
       insert into region (iso, country, name)
       select iso, country, name from unnest($1::text[], $2::text[], $3::text[]) r(iso, country, name)
       where country in (select country from market)
       on conflict (iso) do nothing
     )
     insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
     select * from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::float8[], $10::float8[], $11::text[]) c(id, country, region, name, slug, lat, lng, zone)
     where country in (select country from market)
     on conflict do nothing`,
    [
      regions.map((region) => region.iso),
      regions.map((region) => region.country),
      regions.map((region) => region.name),
      cities.map((city) => city.id),
      cities.map((city) => city.country),
      cities.map((city) => city.region),
      cities.map((city) => city.name),
      cities.map((city) => city.slug),
      cities.map((city) => city.lat),
      cities.map((city) => city.lng),
      cities.map((city) => city.timeZone),
    ],
  );
  return rowCount ?? 0;
}
