import type { Country } from '@metade/contracts/catalogue.ts';
import { findCity } from '@metade/geo-data/places.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';

type Written = {
  country: Country;
  zip: string;
  city: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

export type Place = { zip: string; city_id: string; time_zone: string; latitude: number; longitude: number };

/**
 * The place that an address means: the postal code must exist, and the city, by id or name, be one of the country; of
 * namesakes the postal code's, then one of its region. Without a pin the postal code's middle stands in. path: of the form's
 * part with a dot behind it, for the names of bad fields.
 */
export async function resolvePlace(context: Context, written: Written, path: string): Promise<Place> {
  const answer = await context.postalCodes.find(written.country, written.zip);
  if ('malformed' in answer) throw badField(`${path}zip`, 'postal_code_malformed');
  if (answer.found === null) throw badField(`${path}zip`, 'postal_code_unknown');
  const { found } = answer;
  const { rows } = await context.pool.query<{ id: string; time_zone: string }>(
    `select id, time_zone from city where country = $1 and (id = $2 or search_normal(name) = search_normal($2))
     order by id = $3 desc, region_iso = $4 desc, id limit 1`,
    [written.country, written.city, found.city_id, found.region_iso],
  );
  const city = rows[0];
  if (city === undefined) throw badField(`${path}city`, 'city_unknown');
  // The code's own middle is far off when the owner knows better in which city he is.
  const middle = city.id === found.city_id ? { lat: found.lat, lng: found.lng } : (findCity(city.id) ?? found);
  return {
    zip: found.zip,
    city_id: city.id,
    time_zone: city.time_zone,
    latitude: written.latitude ?? middle.lat,
    longitude: written.longitude ?? middle.lng,
  };
}

function badField(path: string, code: string): Refused {
  return new Refused('invalid_fields', {}, [{ path, code }]);
}
