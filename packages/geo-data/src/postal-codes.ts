import { findBrazilianPostalCode } from './brazilian-postal-codes.ts';
import { findCity, type City } from './places.ts';
import { floorIndex, postalTables } from './postal-table.ts';

/** `place` is the locality of the code, often a part of the city. */
export type PostalCode = { zip: string; place: string; city: City; lat: number; lng: number };

const digits: Record<string, number> = { BR: 8, PT: 7, ES: 5 };

/** Whether we have a country's postal codes. */
export function hasPostalCodes(country: string): boolean {
  return Object.hasOwn(digits, country);
}

/** The code's digits, or null when it cannot be one of that country: '01310-100', '1100 148', '28013'. */
export function postalDigits(country: string, code: string): string | null {
  const trimmed = code.trim();
  if (!/^\d[\d.\- ]*$/.test(trimmed)) return null;
  const found = trimmed.replace(/\D/g, '');
  return found.length === digits[country] ? found : null;
}

/** Looks up a Portuguese, Spanish or Brazilian code offline. Null when it is malformed or unused. */
export function findPostalCode(country: string, code: string): PostalCode | null {
  if (country === 'BR') {
    const found = findBrazilianPostalCode(code);
    return (
      found && { zip: found.zip, place: found.city.name, city: found.city, lat: found.city.lat, lng: found.city.lng }
    );
  }
  const table = postalTables[country]?.();
  const wanted = postalDigits(country, code);
  if (!table || !wanted) return null;
  const i = floorIndex(table.codes, Number(wanted));
  if (table.codes[i] !== Number(wanted)) return null;
  const city = findCity(table.cities[table.city[i]!]!);
  if (!city) return null;
  const point = table.point[i]!;
  return {
    zip: country === 'PT' ? `${wanted.slice(0, 4)}-${wanted.slice(4)}` : wanted,
    place: table.places[table.place[i]!]!,
    city,
    lat: table.pointLat[point]!,
    lng: table.pointLng[point]!,
  };
}
