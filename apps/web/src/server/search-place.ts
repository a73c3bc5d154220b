import { countries } from '@metade/contracts/catalogue.ts';
import type { RequestFacts } from './context.ts';
import { citiesOf, type City } from './site-data.ts';

export interface FoundPlace {
  country: RequestFacts['country'];
  iso: string;
  /** Null for a whole region. */
  city: City | null;
  name: string;
}

/** The place a list address names: /restaurants/{region iso}/{city}. Null when there is no such market. */
export async function findPlace(
  facts: RequestFacts,
  iso: string,
  slug: string | undefined,
): Promise<FoundPlace | null> {
  const code = iso.toUpperCase();
  const country = countries.find((one) => code === one || code.startsWith(`${one}-`));
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

/** The part of a filter that names the place; an unknown city is passed on as typed, so that the API can look for what is near. */
export function placeFilter(place: FoundPlace, slug: string | undefined): { region?: string; city?: string } {
  if (place.city) return { city: place.city.slug };
  if (slug) return { city: slug.replace(/\p{Cc}/gu, ' ').slice(0, 80) };
  return place.iso.includes('-') ? { region: place.iso } : {};
}
