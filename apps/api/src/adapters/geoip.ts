import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { loadCountries } from '@metade/geo-data/places.ts';
import { Reader, type Response } from 'mmdb-lib';

/** All null for an address that is private, malformed or in no country's range. */
export type GeoLocation = {
  country_code: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The country's English name. */
  location: string | null;
};

export type GeoIp = { lookup(ip: string): GeoLocation };

/**
 * The country of an IPv4 or IPv6 address, from a table that ships with the program; no request leaves it. The point is the middle
 * of the country: nothing more precise is known or wanted.
 */
export function openGeoIp(): GeoIp {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader = new Reader<Response & { country_code?: string }>(readFileSync(file));
  const countries = new Map(loadCountries().map((country) => [country.iso, country]));
  return {
    lookup: (ip) => {
      const address = publicAddress(ip);
      const code = address && reader.get(address)?.country_code;
      const country = code ? countries.get(code) : undefined;
      if (!country) return unknown;
      return { country_code: country.iso, latitude: country.lat, longitude: country.lng, location: country.name };
    },
  };
}

const unknown: GeoLocation = { country_code: null, latitude: null, longitude: null, location: null };

/** For tests and development: the country of each address as given, everything else unknown. */
export function fakeGeoIp(countryByIp: Record<string, string>): GeoIp {
  const countries = new Map(loadCountries().map((country) => [country.iso, country]));
  return {
    lookup: (ip) => {
      const country = countries.get(countryByIp[ip] ?? '');
      if (!country) return unknown;
      return { country_code: country.iso, latitude: country.lat, longitude: country.lng, location: country.name };
    },
  };
}

/** '::ffff:1.2.3.4' as '1.2.3.4'; null for anything but a public address. */
function publicAddress(ip: string): string | null {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip.replace(/%.*$/, '');
  const version = isIP(address);
  if (version === 0) return null;
  return notPublic.check(address, version === 4 ? 'ipv4' : 'ipv6') ? null : address;
}

const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv6');
}
