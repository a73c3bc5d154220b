import { once } from './data-file.ts';
import { findCity, loadCities, type City } from './places.ts';
import { postalTables } from './postal-table.ts';

/**
 * The city of the postal point nearest to a place (Brazil: of the nearest municipality's point), and the distance to it. Null when
 * none is within withinKm, as in the sea or in another country.
 */
export function nearestCity(
  country: string,
  lat: number,
  lng: number,
  withinKm: number,
): { city: City; km: number } | null {
  const index = indexes[country]?.();
  if (!index || !Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  const shrink = Math.cos((lat * Math.PI) / 180);
  const row = Math.floor(lat / cellDegrees);
  const column = Math.floor(lng / cellDegrees);
  let best = -1;
  let bestSquare = (withinKm / kmPerDegree) ** 2;
  // Searches in rings of cells; anything beyond a ring is at least that many cells away, in shrunken degrees of longitude.
  for (let ring = 0; ring <= index.rings && bestSquare > ((ring - 1) * cellDegrees * shrink) ** 2; ring++) {
    for (const key of ringKeys(row, column, ring)) {
      for (const i of index.cells.get(key) ?? []) {
        const square = (index.lats[i]! - lat) ** 2 + ((index.lngs[i]! - lng) * shrink) ** 2;
        if (square < bestSquare) [best, bestSquare] = [i, square];
      }
    }
  }
  const city = best >= 0 ? findCity(index.cityOf(best)) : undefined;
  return city ? { city, km: Math.sqrt(bestSquare) * kmPerDegree } : null;
}

type PointIndex = {
  lats: ArrayLike<number>;
  lngs: ArrayLike<number>;
  cityOf(point: number): string;
  cells: Map<number, number[]>;
  rings: number;
};

const cellDegrees = 0.1;
const kmPerDegree = 111.2;

const indexes: Record<string, () => PointIndex> = {
  PT: once(() => postalIndex('PT')),
  ES: once(() => postalIndex('ES')),
  BR: once(() => {
    const cities = loadCities().filter((city) => city.country === 'BR');
    const lats = Float64Array.from(cities, (c) => c.lat);
    const lngs = Float64Array.from(cities, (c) => c.lng);
    return { lats, lngs, cityOf: (i) => cities[i]!.id, cells: cellsOf(lats, lngs), rings: 450 };
  }),
};

function postalIndex(country: 'PT' | 'ES'): PointIndex {
  const { cities, pointLat, pointLng, pointCity } = postalTables[country]!();
  return {
    lats: pointLat,
    lngs: pointLng,
    cityOf: (i) => cities[pointCity[i]!]!,
    cells: cellsOf(pointLat, pointLng),
    rings: 250,
  };
}

function cellsOf(lats: Float64Array, lngs: Float64Array) {
  const cells = new Map<number, number[]>();
  lats.forEach((lat, i) => {
    const key = cellKey(Math.floor(lat / cellDegrees), Math.floor(lngs[i]! / cellDegrees));
    const cell = cells.get(key);
    if (cell) cell.push(i);
    else cells.set(key, [i]);
  });
  return cells;
}

function cellKey(row: number, column: number) {
  return (row + 1000) * 10_000 + column + 2000;
}

function* ringKeys(row: number, column: number, ring: number) {
  for (let c = column - ring; c <= column + ring; c++) {
    yield cellKey(row - ring, c);
    if (ring > 0) yield cellKey(row + ring, c);
  }
  for (let r = row - ring + 1; r < row + ring; r++) {
    yield cellKey(r, column - ring);
    yield cellKey(r, column + ring);
  }
}
