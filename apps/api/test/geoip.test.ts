import { describe, expect, it } from 'vitest';
import { fakeGeoIp, openGeoIp } from '../src/adapters/geoip.ts';

const geoip = openGeoIp();

describe('country of an address', () => {
  it('knows IPv4, IPv6 and IPv4 written as IPv6', () => {
    expect(geoip.lookup('193.136.128.1').country_code).toBe('PT');
    expect(geoip.lookup('::ffff:193.136.128.1').country_code).toBe('PT');
    expect(geoip.lookup('2001:690::1').country_code).toBe('PT');
    expect(geoip.lookup('200.160.2.3').country_code).toBe('BR');
    expect(geoip.lookup('2001:12ff::10').country_code).toBe('BR');
    expect(geoip.lookup('130.206.1.1').country_code).toBe('ES');
  });

  it('gives the middle and the name of the country', () => {
    const found = geoip.lookup('193.136.128.1');
    expect(found.location).toBe('Portugal');
    expect(found.latitude).toBeCloseTo(39.5, 0);
    expect(found.longitude).toBeCloseTo(-8, 0);
  });

  it('knows nothing of private, reserved and malformed addresses', () => {
    const nothing = { country_code: null, latitude: null, longitude: null, location: null };
    const addresses = [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.255.255',
      '192.168.1.1',
      '100.64.0.1',
      '::1',
      'fe80::1%eth0',
      'fd00::1',
      '::ffff:10.0.0.1',
    ];
    for (const ip of [...addresses, '', 'localhost', '1.2.3', '1.2.3.4.5', '300.1.1.1'])
      expect(geoip.lookup(ip), ip).toEqual(nothing);
  });

  it('knows the addresses on both sides of a private range', () => {
    expect(geoip.lookup('172.15.255.255').country_code).not.toBeNull();
    expect(geoip.lookup('172.32.0.0').country_code).not.toBeNull();
  });
});

it('can be replaced by a table', () => {
  expect(fakeGeoIp({ '192.0.2.1': 'BR' }).lookup('192.0.2.1')).toMatchObject({
    country_code: 'BR',
    location: 'Brazil',
  });
  expect(fakeGeoIp({}).lookup('192.0.2.1').country_code).toBeNull();
});
