import type pg from 'pg';
import { aroundPorto, demoCities } from '../scenario/places.ts';
import { insertRows } from './insert-rows.ts';

/** The five cities of the demo, those around Porto, and their regions, unless the geographic tables are filled already. */
export async function insertDemoPlaces(client: pg.ClientBase): Promise<void> {
  const cities = [...Object.values(demoCities), ...aroundPorto.map((city) => ({ ...demoCities.porto, ...city }))];
  await insertRows(
    client,
    'region',
    cities.map((city) => ({ iso: city.regionIso, country: city.country, name: city.region })),
    'on conflict do nothing',
  );
  await insertRows(
    client,
    'city',
    cities.map((city) => ({
      id: city.id,
      country: city.country,
      region_iso: city.regionIso,
      name: city.name,
      slug: city.slug,
      latitude: city.latitude,
      longitude: city.longitude,
      time_zone: city.timeZone,
    })),
    'on conflict do nothing',
  );
}
