import { pipeline, type Readable } from 'node:stream';
import type { KitchenSlug } from '@metade/contracts/catalogue.ts';
import { nearestCity } from '@metade/geo-data/nearest-city.ts';
import Pick from 'stream-json/filters/Pick.js';
import StreamArray from 'stream-json/streamers/StreamArray.js';
import type { ParsedRow, Warning } from './imported-restaurant.ts';
import { kitchenOfLabel, kitchensOfName } from './kitchen-labels.ts';
import { parseOsmHours } from './parse-osm-hours.ts';
import { readPhone } from './phone-number.ts';

/** A feature of an OpenStreetMap extract; tags beside the name are rare in the ready-made ones. */
export type OsmFeature = {
  properties?: { osm_id?: string | number | null; name?: string | null } & Record<string, unknown>;
  geometry?: { type?: string; coordinates?: unknown } | null;
};

/** Reads a GeoJSON FeatureCollection of Portugal's restaurants, feature by feature, whatever its size. */
export async function* parseOsm(text: Readable): AsyncGenerator<ParsedRow> {
  const features = pipeline(text, Pick.withParser({ filter: 'features' }), StreamArray.streamArray(), () => {
    // The loop below meets the same error.
  });
  const seen = new Set<string>();
  for await (const { key, value } of features as AsyncIterable<{ key: number; value: OsmFeature }>) {
    yield { row: key + 1, ...osmRestaurant(value, seen) };
  }
}

/** A feature as a restaurant, its city by the nearest postal code. `seen` gathers the ids met so far. */
export function osmRestaurant({ properties = {}, geometry }: OsmFeature, seen: Set<string>) {
  const ref = String(properties.osm_id ?? '').trim();
  if (!ref) return { reject: { code: 'no_reference' as const, detail: String(properties.name ?? '') } };
  if (seen.has(ref)) return { reject: { code: 'duplicate' as const, detail: ref } };
  seen.add(ref);
  const name = (properties.name ?? '').replace(/\s+/g, ' ').trim();
  if (!name) return { reject: { code: 'unnamed' as const, detail: ref } };
  const point = pointOf(geometry);
  if (!point) return { reject: { code: 'no_place' as const, detail: ref } };
  const near = nearestCity('PT', point.lat, point.lng);
  if (!near || near.km > 30) return { reject: { code: 'city_unknown' as const, detail: `${point.lat} ${point.lng}` } };
  const warnings: Warning[] = [];
  const tag = (key: string) => (typeof properties[key] === 'string' ? properties[key].trim() : '');
  const phoneText = tag('phone') || tag('contact:phone');
  const phone = readPhone(phoneText, 'PT');
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
      country: 'PT' as const,
      city_id: near.city.id,
      time_zone: near.city.timeZone,
      street: tag('addr:street'),
      number: tag('addr:housenumber'),
      district: '',
      zip: tag('addr:postcode'),
      ...point,
      kitchens: kitchensOf(tag('cuisine'), name),
      ...(worksheet ? { worksheet } : {}),
    },
    warnings,
  };
}

function pointOf(geometry: OsmFeature['geometry']) {
  if (geometry?.type !== 'Point' || !Array.isArray(geometry.coordinates)) return undefined;
  const [lng, lat] = geometry.coordinates as unknown[];
  if (typeof lng !== 'number' || typeof lat !== 'number' || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  return { lat, lng };
}

function kitchensOf(cuisine: string, name: string): KitchenSlug[] {
  const tagged = cuisine
    .split(';')
    .map((value) => kitchenOfLabel(value))
    .filter((k) => k != null);
  return [...new Set([...tagged, ...kitchensOfName(name)])];
}

function webAddress(text: string) {
  const url = URL.parse(/^https?:/i.test(text) || !text ? text : `https://${text}`);
  return url && url.hostname.includes('.') ? url.href : undefined;
}
