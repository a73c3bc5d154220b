import { once, readDataFile } from './data-file.ts';

/**
 * `iso` is ISO 3166-1 alpha-2; `phoneCode` has digits only, null where there is no telephone network; the point is about the
 * country's centre.
 */
export type Country = {
  iso: string;
  name: string;
  phoneCode: string | null;
  currency: string;
  lat: number;
  lng: number;
};

/** A Brazilian state, a Portuguese district or autonomous region, a Spanish province. `iso` is ISO 3166-2: 'BR-SP', 'PT-11', 'ES-M'. */
export type Region = { country: string; iso: string; name: string; lat: number; lng: number };

/** A municipality. `id` is stable: country and the statistics office's code. `slug` is unique in its country. */
export type City = {
  id: string;
  country: string;
  region: string;
  name: string;
  slug: string;
  lat: number;
  lng: number;
  timeZone: string;
};

export const loadCountries: () => readonly Country[] = once(
  () => JSON.parse(readDataFile('countries.json.gz')) as Country[],
);

export const loadRegions: () => readonly Region[] = once(() => JSON.parse(readDataFile('regions.json.gz')) as Region[]);

/** All municipalities of Brazil and Portugal, and those of Spain that have a postal code of their own. */
export const loadCities: () => readonly City[] = once(() =>
  readDataFile('cities.tsv.gz')
    .split('\n')
    .map((line) => {
      const [id, region, name, slug, lat, lng, timeZone] = line.split('\t') as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      return { id, country: id.slice(0, 2), region, name, slug, lat: Number(lat), lng: Number(lng), timeZone };
    }),
);

const citiesById = once(() => new Map(loadCities().map((city) => [city.id, city])));

export function findCity(id: string): City | undefined {
  return citiesById().get(id);
}
