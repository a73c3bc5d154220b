import { createHash } from 'node:crypto';
import { findPostalCode } from '@metade/geo-data/postal-codes.ts';
import type { City } from '@metade/geo-data/places.ts';
import { citiesNamed } from './city-named.ts';
import type { CsvRecord, ReadOptions, ReadRecord, Warning } from './imported-restaurant.ts';
import { coordinate, judgePoint } from './judge-point.ts';
import { kitchensOfLabels, kitchensOfName } from './kitchen-labels.ts';
import { parseOsmHours } from './parse-osm-hours.ts';
import { readPhone } from './phone-number.ts';
import { bareText } from './plain-text.ts';
import { splitStreet } from './split-street.ts';
import { countryNamed } from './country-named.ts';
import { webAddress } from './web-address.ts';

/** The columns of our own layout, which docs/import.md describes. --map gives any of them another name. */
export const ownColumns = [
  'ref',
  'name',
  'description',
  'phone',
  'website',
  'country',
  'region',
  'city',
  'zip',
  'street',
  'number',
  'district',
  'latitude',
  'longitude',
  'kitchens',
  'opening_hours',
] as const;
export type OwnColumn = (typeof ownColumns)[number];

export function isOwnHeader(header: string[]) {
  return header.includes('name') && ['city', 'zip', 'latitude'].some((column) => header.includes(column));
}

/** A row in our own layout, or in any other with mapped columns. */
export function ownRestaurant(record: CsvRecord, options: ReadOptions): ReadRecord {
  const field = (column: OwnColumn) =>
    record[options.columns?.[column] ?? column]?.replace(/[^\S\n]+/g, ' ').trim() ?? '';
  const name = field('name');
  if (!name) return { reject: { code: 'unnamed', detail: field('ref') } };
  const country = field('country') ? countryNamed(field('country')) : options.country;
  if (!country) return { reject: { code: 'country_unknown', detail: `${name} ${field('country')}`.trim() } };
  const warnings: Warning[] = [];
  const judged = judgePoint(country, coordinate(field('latitude')), coordinate(field('longitude')), options.cityKm);
  if ('reject' in judged) return judged;
  if ('missing' in judged && (field('latitude') || field('longitude')))
    warnings.push({ code: 'point_ignored', detail: `${field('latitude')} ${field('longitude')}` });
  const postal = findPostalCode(country, field('zip'));
  const city = cityOf(
    citiesNamed(country, field('city'), field('region')),
    postal?.city,
    'city' in judged ? judged : undefined,
  );
  if (!city) return { reject: { code: 'city_unknown', detail: `${field('city')} ${field('zip')}`.trim() } };
  const street = field('number')
    ? { street: field('street'), number: field('number'), rest: '' }
    : splitStreet(field('street'));
  const phone = readPhone(field('phone'), country);
  if (field('phone') && !phone) warnings.push({ code: 'phone_not_read', detail: field('phone') });
  const worksheet = field('opening_hours') ? parseOsmHours(field('opening_hours')) : undefined;
  if (field('opening_hours') && !worksheet) warnings.push({ code: 'hours_not_read', detail: field('opening_hours') });
  const website = webAddress(field('website'));
  return {
    ok: {
      source: options.source ?? 'csv',
      source_ref: field('ref') || refOf(name, field),
      company_name: name,
      description: field('description'),
      ...(phone ? { phone } : {}),
      ...(website ? { website } : {}),
      country,
      city_id: city.id,
      time_zone: city.timeZone,
      street: street.street,
      number: street.number,
      district: field('district') || street.rest,
      zip: field('zip'),
      ...('point' in judged ? judged.point : {}),
      kitchens: kitchensOf(field('kitchens'), name),
      ...(worksheet ? { worksheet } : {}),
    },
    warnings,
  };
}

/** By coordinates the named city nearby, else the nearest; without them by postal code, else by a unique name. */
function cityOf(
  named: City[],
  ofZip: City | undefined,
  near: { point: { lat: number; lng: number }; city: City } | undefined,
) {
  if (near) {
    const distance = (city: City) => Math.hypot(city.lat - near.point.lat, city.lng - near.point.lng);
    const [closest] = named.toSorted((a, b) => distance(a) - distance(b));
    return closest && distance(closest) < 0.5 ? closest : near.city;
  }
  if (ofZip) return named.find((city) => city.id === ofZip.id) ?? ofZip;
  return named.length === 1 ? named[0] : undefined;
}

function kitchensOf(text: string, name: string): string[] {
  const labels = text
    .split(/[;,|]/)
    .map((label) => label.trim())
    .filter(Boolean);
  return [...new Set([...kitchensOfLabels(labels), ...kitchensOfName(name)])];
}

/** The key for a list without keys: equal for the same place in the next edition. Coordinates count only without a street. */
function refOf(name: string, field: (column: OwnColumn) => string): string {
  const place = field('street') ? ['street', 'number'] : ['latitude', 'longitude'];
  const parts = [name, ...(['city', 'zip', ...place] as OwnColumn[]).map(field)];
  return createHash('sha256').update(parts.map(bareText).join('\0')).digest('hex').slice(0, 20);
}
