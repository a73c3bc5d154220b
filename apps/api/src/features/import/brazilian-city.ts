import { loadCities, type City } from '@metade/geo-data/places.ts';
import { bareText } from './plain-text.ts';

/** A municipality of a state ('BR-MG') by its written name, whatever the case and accents. */
export function brazilianCityNamed(region: string, name: string): City | undefined {
  const wanted = bareText(name);
  if (!wanted) return undefined;
  return loadCities().find((city) => city.region === region && bareText(city.name) === wanted);
}
