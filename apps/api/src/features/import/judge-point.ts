import { nearestCity } from '@metade/geo-data/nearest-city.ts';
import type { City } from '@metade/geo-data/places.ts';
import type { RejectCode } from './imported-restaurant.ts';

type Judged =
  | { point: { lat: number; lng: number }; city: City }
  | { reject: { code: RejectCode; detail: string } }
  | { missing: true };

/**
 * The point of a row with the city nearest to it. What lies farther than maxKm from every known city of its country is refused, and
 * so is 0, 0: it is in the sea, and stands for a point that nobody looked up.
 */
export function judgePoint(country: string, lat: number, lng: number, maxKm: number): Judged {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return { missing: true };
  const detail = `${lat} ${lng}`;
  if (lat === 0 && lng === 0) return { reject: { code: 'point_zero', detail } };
  const near = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? nearestCity(country, lat, lng, maxKm) : null;
  if (near === null) return { reject: { code: 'too_far', detail } };
  return { point: { lat, lng }, city: near.city };
}

/** A coordinate as lists write it: with a point or a comma. NaN for anything else. */
export function coordinate(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
