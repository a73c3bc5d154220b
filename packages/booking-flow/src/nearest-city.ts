import type { MapPoint } from './map-bounds.ts';
import { kmBetween } from './map-distance.ts';

export function nearestCity<City extends { location: MapPoint }>(
  cities: readonly City[],
  from: MapPoint,
): City | undefined {
  const apart = ({ location }: City) => kmBetween(location, from);
  return cities.toSorted((a, b) => apart(a) - apart(b))[0];
}
