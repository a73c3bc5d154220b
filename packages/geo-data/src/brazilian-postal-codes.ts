import { once, readDataFile } from './data-file.ts';
import { findCity, type City } from './places.ts';
import { floorIndex } from './postal-table.ts';

/** `exact` is false when no city's range contains the code: then `city` is the state's city with the nearest range. */
export type BrazilianPostalCode = { zip: string; region: string; city: City; exact: boolean };

/** State and city of any Brazilian code (CEP) from 01000-000, with or without its dash. Null when malformed or below that. */
export function findBrazilianPostalCode(cep: string): BrazilianPostalCode | null {
  const written = /^\s*(\d{2})\.?(\d{3})[- ]?(\d{3})\s*$/.exec(cep);
  if (!written) return null;
  const code = Number(written[1]! + written[2]! + written[3]!);
  const state = stateOf(code);
  if (!state) return null;
  const { first, last, ibge } = ranges();
  const at = floorIndex(first, code);
  const exact = at >= 0 && code <= last[at]!;
  const city = exact ? findCity(`BR-${ibge[at]}`) : nearestInState(state, at, code);
  if (!city) return null;
  return { zip: `${written[1]}${written[2]}-${written[3]}`, region: city.region, city, exact };
}

const ranges = once(() => {
  const rows = readDataFile('cep-ranges-br.tsv.gz')
    .split('\n')
    .map((line) => line.split('\t').map(Number));
  return {
    first: Uint32Array.from(rows, (r) => r[0]!),
    last: Uint32Array.from(rows, (r) => r[1]!),
    ibge: Uint32Array.from(rows, (r) => r[2]!),
  };
});

function nearestInState(state: string, below: number, code: number): City | undefined {
  const { first, last, ibge } = ranges();
  const cityAt = (i: number) => (i >= 0 && i < ibge.length ? findCity(`BR-${ibge[i]}`) : undefined);
  let down = below;
  let up = below + 1;
  while (down >= 0 && cityAt(down)?.region !== state) down--;
  while (up < ibge.length && cityAt(up)?.region !== state) up++;
  const downIsNearer = down >= 0 && (up >= ibge.length || code - last[down]! <= first[up]! - code);
  return cityAt(downIsNearer ? down : up);
}

// Blocks of the postal service by their first five digits; each runs to the next one. 789 belonged to Rondônia before 768.
const stateBlocks: readonly (readonly [number, string])[] = [
  [1000, 'BR-SP'],
  [20000, 'BR-RJ'],
  [29000, 'BR-ES'],
  [30000, 'BR-MG'],
  [40000, 'BR-BA'],
  [49000, 'BR-SE'],
  [50000, 'BR-PE'],
  [57000, 'BR-AL'],
  [58000, 'BR-PB'],
  [59000, 'BR-RN'],
  [60000, 'BR-CE'],
  [64000, 'BR-PI'],
  [65000, 'BR-MA'],
  [66000, 'BR-PA'],
  [68900, 'BR-AP'],
  [69000, 'BR-AM'],
  [69300, 'BR-RR'],
  [69400, 'BR-AM'],
  [69900, 'BR-AC'],
  [70000, 'BR-DF'],
  [72800, 'BR-GO'],
  [73000, 'BR-DF'],
  [73700, 'BR-GO'],
  [76800, 'BR-RO'],
  [77000, 'BR-TO'],
  [78000, 'BR-MT'],
  [78900, 'BR-RO'],
  [79000, 'BR-MS'],
  [80000, 'BR-PR'],
  [88000, 'BR-SC'],
  [90000, 'BR-RS'],
];
const blockStarts = Uint32Array.from(stateBlocks, ([start]) => start * 1000);

function stateOf(code: number): string | undefined {
  return stateBlocks[floorIndex(blockStarts, code)]?.[1];
}
