import type { MapPoint } from '@metade/booking-flow/map-bounds.ts';
import { nearestCity } from '@metade/booking-flow/nearest-city.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { allCities, citiesOf, marketsOf, type City } from '../site/site-data.server.ts';

export interface FoundPlace {
  country: RequestFacts['country'];
  iso: string;
  /** Null for a whole region. */
  city: City | null;
  name: string;
}

/** A search's place: around a point, in the market of the nearest city, else the place in the address. */
export async function searchPlace(
  facts: RequestFacts,
  iso: string,
  slug: string | undefined,
  near: MapPoint | undefined,
): Promise<(FoundPlace & { filter: { region?: string; city?: string } }) | null> {
  const place = await findPlace(facts, iso, slug);
  const city = place && near ? nearestCity(await allCities(facts), near) : undefined;
  if (city) return { country: city.country, iso: city.region.iso, city, name: city.city, filter: {} };
  return place && { ...place, filter: placeFilter(place, slug) };
}

/** The place of a list address: /restaurants/{region iso}/{city}. Null when there is no such market. */
export async function findPlace(
  facts: RequestFacts,
  iso: string,
  slug: string | undefined,
): Promise<FoundPlace | null> {
  const code = iso.toUpperCase();
  const country = (await marketsOf(facts)).find((one) => code === one || code.startsWith(`${one}-`));
  if (!country) return null;
  const cities = await citiesOf(facts, country);
  const wanted = slug?.toLowerCase();
  const city = wanted
    ? (cities.find((one) => one.slug === wanted && one.region.iso === code) ??
      cities.find((one) => one.slug === wanted) ??
      null)
    : null;
  const region = cities.find((one) => one.region.iso === code)?.region.name;
  return { country, iso: code, city, name: city?.city ?? (wanted ? (slug ?? '') : (region ?? code)) };
}

/** The filter of the place; an unknown city is passed on as typed, so that the API can find similar ones. */
function placeFilter(place: FoundPlace, slug: string | undefined): { region?: string; city?: string } {
  if (place.city) return { city: place.city.slug };
  if (slug) return { city: slug.replace(/\p{Cc}/gu, ' ').slice(0, 80) };
  return place.iso.includes('-') ? { region: place.iso } : {};
}
