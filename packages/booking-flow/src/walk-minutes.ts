import type { MapPoint } from './map-bounds.ts';
import { kmBetween } from './map-distance.ts';

/** Streets are longer than the straight line between two places of a city. */
const detour = 1.3;
const kmPerMinute = 0.08;
const farMinutes = 60;

/** An estimate of the walk between two places, in whole minutes of at least 1; null where nobody would walk. */
export function walkMinutes(from: MapPoint, to: MapPoint): number | null {
  const minutes = Math.max(1, Math.round((kmBetween(from, to) * detour) / kmPerMinute));
  return minutes <= farMinutes ? minutes : null;
}
