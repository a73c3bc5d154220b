import { factsContext } from '../server/context.ts';
import { allCities } from '../server/site-data.ts';
import type { Route } from './+types/cities';

/** The cities of the picker. */
export async function loader({ context }: Route.LoaderArgs) {
  const cities = await allCities(context.get(factsContext));
  return {
    cities: cities
      .filter((city) => city.hasRestaurant)
      .map((city) => ({ name: city.city, slug: city.slug, iso: city.region.iso, restaurants: city.restaurants })),
  };
}
