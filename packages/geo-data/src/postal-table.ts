import { once, readDataFile } from './data-file.ts';

/** A country's postal codes as parallel columns: Portugal's 198,000 codes take 2 MB this way and 40 MB as objects. */
export type PostalTable = {
  /** City ids; `city` and `pointCity` index into them. */
  cities: string[];
  places: string[];
  /** Ascending, digits only. */
  codes: Uint32Array;
  city: Uint16Array;
  place: Uint16Array;
  point: Uint16Array;
  pointLat: Float64Array;
  pointLng: Float64Array;
  /** The city that most codes at that point belong to. */
  pointCity: Uint16Array;
};

type StoredTable = Record<
  'pointLat' | 'pointLng' | 'pointCity' | 'codeSteps' | 'city' | 'place' | 'point',
  number[]
> & {
  cities: string[];
  places: string[];
};

export const postalTables: Record<string, () => PostalTable> = {
  PT: once(() => readTable('postal-pt.json.gz')),
  ES: once(() => readTable('postal-es.json.gz')),
};

function readTable(file: string): PostalTable {
  const stored = JSON.parse(readDataFile(file)) as StoredTable;
  let code = 0;
  return {
    cities: stored.cities,
    places: stored.places,
    codes: Uint32Array.from(stored.codeSteps, (step) => (code += step)),
    city: Uint16Array.from(stored.city),
    place: Uint16Array.from(stored.place),
    point: Uint16Array.from(stored.point),
    pointLat: Float64Array.from(stored.pointLat, (v) => v / 1e4),
    pointLng: Float64Array.from(stored.pointLng, (v) => v / 1e4),
    pointCity: Uint16Array.from(stored.pointCity),
  };
}

/** Index of the greatest value not above `wanted`, or -1; `sorted` is ascending. */
export function floorIndex(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
