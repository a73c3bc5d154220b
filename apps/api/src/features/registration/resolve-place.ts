import type { Country } from '@metade/contracts/catalogue.ts';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';

type Written = {
  country: Country;
  zip: string;
  city: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

/** A pin farther than this from its postal code and from its city is in another city. */
const pinKmMax = 50;

export type Place = { zip: string; city_id: string; time_zone: string; latitude: number; longitude: number };

/**
 * The place of an address: the postal code must exist (where we know the country's codes), and the city, by id or name, be in the
 * country; of several with the name the postal code's, then one of its region. Without a pin the postal code's centre is used, or
 * the city's. path: prefix of field names in refusals, with a trailing dot. own: the restaurant's current country, which may be
 * hidden. far: the pin lies outside of the city.
 */
export async function resolvePlace(
  context: Context,
  written: Written,
  path: string,
  own?: Country,
): Promise<Place & { far: boolean }> {
  const markets = await context.markets.all();
  if (!markets.some(({ country, shown }) => country === written.country && (shown || country === own)))
    throw new Refused('invalid_fields', {}, [{ path: `${path}country`, code: 'country_unknown' }]);
  const answer = await context.postalCodes.find(written.country, written.zip);
  const found = 'found' in answer ? answer.found : null;
  const zipIssue =
    'malformed' in answer ? 'postal_code_malformed' : 'found' in answer && !found ? 'postal_code_unknown' : undefined;
  const { rows } = await context.pool.query<{ id: string; time_zone: string; lat: number; lng: number }>(
    `select id, time_zone, latitude as lat, longitude as lng from city
     where country = $1 and (id = $2 or search_normal(name) = search_normal($2))
     order by id = $3 desc, region_iso = $4 desc, id limit 1`,
    [written.country, written.city, found?.city_id ?? '', found?.region_iso ?? ''],
  );
  const city = rows[0];
  const unset = (['latitude', 'longitude'] as const).filter((name) => (written[name] ?? null) === null);
  const half = unset.length === 1 ? unset[0] : undefined;
  if (zipIssue || city === undefined || half)
    throw new Refused('invalid_fields', {}, [
      ...(zipIssue ? [{ path: `${path}zip`, code: zipIssue }] : []),
      ...(city === undefined ? [{ path: `${path}city`, code: 'city_unknown' }] : []),
      ...(half ? [{ path: `${path}${half}`, code: 'required' }] : []),
    ]);
  // The postal code's centre may be far off when the owner corrects the city.
  const middle = found?.city_id === city.id ? found : city;
  const pin = { lat: written.latitude ?? middle.lat, lng: written.longitude ?? middle.lng };
  return {
    zip: found?.zip ?? written.zip,
    city_id: city.id,
    time_zone: city.time_zone,
    latitude: pin.lat,
    longitude: pin.lng,
    far: Math.min(kilometres(pin, middle), kilometres(pin, city)) > pinKmMax,
  };
}

/** The place without a pin left over from another city. */
export function refuseFarPin({ far, ...place }: Place & { far: boolean }, path: string): Place {
  if (far) throw new Refused('invalid_fields', {}, [{ path: `${path}location`, code: 'pin_far' }]);
  return place;
}

type Point = { lat: number; lng: number };

/** Great-circle distance. */
function kilometres(one: Point, other: Point): number {
  const [from, to] = [radians(one.lat), radians(other.lat)];
  const across = Math.cos(from) * Math.cos(to) * Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, Math.sin((to - from) / 2) ** 2 + across)));
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
