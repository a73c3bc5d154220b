import type { MapPoint } from './map-bounds.ts';

export function nearestCity<City extends { location: MapPoint }>(
  cities: readonly City[],
  from: MapPoint,
): City | undefined {
  const apart = ({ location }: City) => squareApart(location, from);
  return cities.toSorted((a, b) => apart(a) - apart(b))[0];
}

/** A monotone measure of distance. */
function squareApart(a: MapPoint, b: MapPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const shrink = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return half(a.latitude, b.latitude) + shrink * half(a.longitude, b.longitude);
}
