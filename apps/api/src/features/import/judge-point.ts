import { nearestCity } from '@metade/geo-data/nearest-city.ts';
import type { City } from '@metade/geo-data/places.ts';
import type { RejectCode } from './imported-restaurant.ts';

type Judged =
  | { point: { lat: number; lng: number }; city: City }
  | { reject: { code: RejectCode; detail: string } }
  | { missing: true };

/**
 * A row's point with its nearest city. Refuses points farther than maxKm from every known city of the country, and 0, 0, which
 * means a failed lookup.
 */
export function judgePoint(country: string, lat: number, lng: number, maxKm: number): Judged {
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return { missing: true };
  const detail = `${lat} ${lng}`;
  if (lat === 0 && lng === 0) return { reject: { code: 'point_zero', detail } };
  const near = Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? nearestCity(country, lat, lng, maxKm) : null;
  if (near === null) return { reject: { code: 'too_far', detail } };
  return { point: { lat, lng }, city: near.city };
}

/** A coordinate with a decimal point or comma; NaN for anything else. */
export function coordinate(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
