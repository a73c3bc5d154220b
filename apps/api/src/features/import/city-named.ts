import { loadCities, loadRegions, type City } from '@metade/geo-data/places.ts';
import { bareText } from './plain-text.ts';

/**
 * A country's municipalities by name, ignoring case and accents; matches half of a double name too ('Alicante/Alacant'). region:
 * its code ('BR-MG') or name, where known.
 */
export function citiesNamed(country: string, name: string, region = ''): City[] {
  const wanted = bareText(name);
  if (!wanted) return [];
  byName ??= indexed();
  const found = byName.get(`${country} ${wanted}`) ?? [];
  const bareRegion = bareText(region);
  if (!bareRegion || found.length === 0) return found;
  const isos = new Set(
    loadRegions()
      .filter(
        (one) =>
          one.country === country &&
          [one.iso, one.iso.slice(3), one.name].some((text) => bareText(text) === bareRegion),
      )
      .map(({ iso }) => iso),
  );
  return isos.size === 0 ? found : found.filter((city) => isos.has(city.region));
}

let byName: Map<string, City[]> | undefined;

function indexed() {
  const index = new Map<string, City[]>();
  for (const city of loadCities())
    for (const name of new Set([city.name, ...city.name.split('/')].map(bareText))) {
      const key = `${city.country} ${name}`;
      index.set(key, [...(index.get(key) ?? []), city]);
    }
  return index;
}
