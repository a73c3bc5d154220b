import type { MapPoint } from './map-bounds.ts';

const earthKm = 6371;

/** As the crow flies, in km. */
export function kmBetween(a: MapPoint, b: MapPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const shrink = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  const chord = half(a.latitude, b.latitude) + shrink * half(a.longitude, b.longitude);
  return 2 * earthKm * Math.asin(Math.sqrt(chord));
}
