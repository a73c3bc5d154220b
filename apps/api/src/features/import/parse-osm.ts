import { pipeline, Readable } from 'node:stream';
import Pick from 'stream-json/filters/Pick.js';
import StreamArray from 'stream-json/streamers/StreamArray.js';
import { countryNamed } from './country-named.ts';
import type { ParsedRow, ReadOptions, Warning } from './imported-restaurant.ts';
import { judgePoint } from './judge-point.ts';
import { kitchenOfLabel, kitchensOfName } from './kitchen-labels.ts';
import { parseOsmHours } from './parse-osm-hours.ts';
import { readPhone } from './phone-number.ts';
import { splitStreet } from './split-street.ts';
import { webAddress } from './web-address.ts';

/** A feature of an OpenStreetMap extract; ready-made extracts rarely have tags besides the name. */
export type OsmFeature = {
  id?: string | number | null;
  properties?: { osm_id?: string | number | null; name?: string | null } & Record<string, unknown>;
  geometry?: { type?: string; coordinates?: unknown } | null;
};

/** Streams a GeoJSON FeatureCollection, feature by feature, of any size. */
export async function* parseOsm(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<ParsedRow> {
  const features = pipeline(
    Readable.from(text),
    Pick.withParser({ filter: 'features' }),
    StreamArray.streamArray(),
    () => {
      // The loop below throws the same error.
    },
  );
  const seen = new Set<string>();
  for await (const { key, value } of features as AsyncIterable<{ key: number; value: OsmFeature }>) {
    yield { row: key + 1, ...osmRestaurant(value, seen, options) };
  }
}

/** A feature as a restaurant; its city is that of the nearest postal code. `seen` collects ids. */
export function osmRestaurant({ id, properties = {}, geometry }: OsmFeature, seen: Set<string>, options: ReadOptions) {
  const tag = tagsOf(properties);
  const ref = String(properties.osm_id ?? properties['@id'] ?? id ?? '').trim();
  if (!ref) return { reject: { code: 'no_reference' as const, detail: tag('name') } };
  if (seen.has(ref)) return { reject: { code: 'duplicate' as const, detail: ref } };
  seen.add(ref);
  const name = tag('name').replace(/[^\S\n]+/g, ' ');
  if (!name) return { reject: { code: 'unnamed' as const, detail: ref } };
  const country = countryNamed(tag('addr:country')) ?? options.country;
  if (!country) return { reject: { code: 'country_unknown' as const, detail: ref } };
  const point = pointOf(geometry);
  if (!point) return { reject: { code: 'no_place' as const, detail: ref } };
  const judged = judgePoint(country, point.lat, point.lng, options.cityKm);
  if ('reject' in judged) return judged;
  if (!('city' in judged)) return { reject: { code: 'no_place' as const, detail: ref } };
  const warnings: Warning[] = [];
  const phoneText = tag('phone') || tag('contact:phone');
  const phone = readPhone(phoneText, country);
  if (phoneText && !phone) warnings.push({ code: 'phone_not_read', detail: phoneText });
  const worksheet = tag('opening_hours') ? parseOsmHours(tag('opening_hours')) : undefined;
  if (tag('opening_hours') && !worksheet) warnings.push({ code: 'hours_not_read', detail: tag('opening_hours') });
  const website = webAddress(tag('website') || tag('contact:website'));
  return {
    ok: {
      source: 'osm',
      source_ref: ref,
      company_name: name,
      description: '',
      ...(phone ? { phone } : {}),
      ...(website ? { website } : {}),
      country,
      city_id: judged.city.id,
      time_zone: judged.city.timeZone,
      ...addressOf(tag),
      zip: tag('addr:postcode') || tag('contact:postcode'),
      ...judged.point,
      kitchens: kitchensOf(tag('cuisine'), name),
      ...(worksheet ? { worksheet } : {}),
    },
    warnings,
  };
}

type Tag = (key: string) => string;

/**
 * The tags of a feature: as properties, with underscores in some exports, or in one text as GDAL writes them: other_tags =
 * "addr:street"=>"Rua A","addr:housenumber"=>"5".
 */
function tagsOf(properties: Record<string, unknown>): Tag {
  const packed = typeof properties.other_tags === 'string' ? properties.other_tags : '';
  const others = Object.fromEntries(
    [...packed.matchAll(/"((?:[^"\\]|\\.)*)"=>"((?:[^"\\]|\\.)*)"/g)].map(([, key, value]) => [
      key,
      (value ?? '').replace(/\\(.)/g, '$1'),
    ]),
  ) as Record<string, string>;
  return (key) => {
    const value = properties[key] ?? properties[key.replaceAll(':', '_')] ?? others[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
}

function addressOf(tag: Tag) {
  const street = tag('addr:street') || tag('contact:street') || tag('addr:place');
  const number = tag('addr:housenumber') || tag('contact:housenumber');
  const district = tag('addr:suburb');
  if (street || !tag('addr:full')) return { street, number, district };
  const { rest, ...parts } = splitStreet(tag('addr:full'));
  return { ...parts, district: district || rest };
}

/** A point, or the centre of an outline's bounding box. */
function pointOf(geometry: OsmFeature['geometry']) {
  const numbers = geometry && Array.isArray(geometry.coordinates) ? positions(geometry.coordinates) : [];
  if (numbers.length === 0) return undefined;
  const middle = (values: number[]) =>
    values.length === 1 ? (values[0] as number) : (Math.min(...values) + Math.max(...values)) / 2;
  const [lng, lat] = [middle(numbers.map(([x]) => x)), middle(numbers.map(([, y]) => y))];
  return Math.abs(lat) > 90 || Math.abs(lng) > 180 ? undefined : { lat, lng };
}

function positions(coordinates: unknown[]): [number, number][] {
  const [x, y] = coordinates;
  if (typeof x === 'number') return typeof y === 'number' ? [[x, y]] : [];
  return coordinates.flatMap((inner) => (Array.isArray(inner) ? positions(inner) : []));
}

function kitchensOf(cuisine: string, name: string): string[] {
  const tagged = cuisine
    .split(';')
    .map((value) => kitchenOfLabel(value))
    .filter((k) => k != null);
  return [...new Set([...tagged, ...kitchensOfName(name)])];
}
