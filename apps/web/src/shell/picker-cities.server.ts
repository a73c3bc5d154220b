import type { RequestFacts } from '../http/context.server.ts';
import { allCities } from '../site/site-data.server.ts';

/** The cities of the picker. */
export async function pickerCities(facts: RequestFacts) {
  const cities = await allCities(facts);
  return {
    cities: cities
      .filter((city) => city.hasRestaurant)
      .map((city) => ({ name: city.city, slug: city.slug, iso: city.region.iso, restaurants: city.restaurants })),
  };
}
