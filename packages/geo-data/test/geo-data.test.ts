import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findBrazilianPostalCode } from '../src/brazilian-postal-codes.ts';
import { loadMunicipalHolidays } from '../src/municipal-holidays.ts';
import { nearestCity } from '../src/nearest-city.ts';
import { findCity, loadCities, loadCountries, loadRegions } from '../src/places.ts';
import { findPostalCode } from '../src/postal-codes.ts';
import { postalTables } from '../src/postal-table.ts';

describe('places', () => {
  it('holds every municipality of Brazil and Portugal, the states and the countries', () => {
    const count = (list: readonly { country: string }[], country: string) =>
      list.filter((x) => x.country === country).length;
    expect(count(loadCities(), 'BR')).toBe(5571);
    expect(count(loadCities(), 'PT')).toBe(308);
    expect(count(loadCities(), 'ES')).toBeGreaterThan(6000);
    expect([count(loadRegions(), 'BR'), count(loadRegions(), 'PT'), count(loadRegions(), 'ES')]).toEqual([27, 20, 52]);
    expect(loadCountries()).toContainEqual(
      expect.objectContaining({ iso: 'PT', name: 'Portugal', phoneCode: '351', currency: 'EUR' }),
    );
  });

  it('gives each city a region of the list, a slug of its own in the country, a point and a zone that exists', () => {
    const regions = new Set(loadRegions().map((r) => r.iso));
    const zones = new Set(loadCities().map((c) => c.timeZone));
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    expect(new Set(loadCities().map((c) => c.country + c.slug)).size).toBe(loadCities().length);
    expect(
      loadCities().filter(
        (c) => !regions.has(c.region) || !Number.isFinite(c.lat + c.lng) || !/^[a-z0-9-]+$/.test(c.slug),
      ),
    ).toEqual([]);
  });

  it('writes names as their countries do, and knows the islands clocks', () => {
    const nameOf = (id: string) => findCity(id)?.name;
    expect(['ES-28079', 'ES-08019', 'ES-41091', 'ES-14021', 'ES-04902', 'PT-1106', 'BR-3550308'].map(nameOf)).toEqual([
      'Madrid',
      'Barcelona',
      'Sevilla',
      'Córdoba',
      'El Ejido',
      'Lisboa',
      'São Paulo',
    ]);
    const zoneOf = (id: string) => findCity(id)?.timeZone;
    expect(['PT-4203', 'PT-3103', 'ES-38038', 'BR-2605459', 'BR-1200401'].map(zoneOf)).toEqual([
      'Atlantic/Azores',
      'Atlantic/Madeira',
      'Atlantic/Canary',
      'America/Noronha',
      'America/Rio_Branco',
    ]);
    expect(findCity('BR-1400100')).toMatchObject({ name: 'Boa Vista', slug: 'boa-vista' });
    expect(loadCities().find((c) => c.slug === 'boa-vista-pb')).toMatchObject({ region: 'BR-PB' });
  });

  it('stays small', () => {
    const folder = fileURLToPath(new URL('../data/', import.meta.url));
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(folder + name).size, 0);
    expect(bytes).toBeLessThan(2_500_000);
  });
});

describe('postal codes', () => {
  it('finds Portuguese and Spanish ones with or without separators', () => {
    expect(findPostalCode('PT', '1100-148')).toMatchObject({
      zip: '1100-148',
      city: { id: 'PT-1106', region: 'PT-11' },
    });
    expect(findPostalCode('PT', '1100148')?.lat).toBeCloseTo(38.7, 1);
    expect(findPostalCode('ES', '41001')).toMatchObject({ zip: '41001', city: { name: 'Sevilla', region: 'ES-SE' } });
  });

  it('gives null for one that is not in use, too short, too long or of another country', () => {
    for (const code of ['0000-001', '110014', '11001488', 'abc', '']) expect(findPostalCode('PT', code)).toBeNull();
    expect(findPostalCode('ES', '99999')).toBeNull();
    expect(findPostalCode('FR', '75001')).toBeNull();
  });

  it('gives every code of the tables a city', () => {
    for (const table of [postalTables.PT!(), postalTables.ES!()]) {
      expect(table.cities.filter((id) => !findCity(id))).toEqual([]);
      expect(table.codes.every((code, i) => i === 0 || code > table.codes[i - 1]!)).toBe(true);
    }
    expect(postalTables.PT!().codes.length).toBe(197_772);
    expect(postalTables.ES!().codes.length).toBe(11_150);
  });
});

describe('Brazilian codes', () => {
  it('finds the city whose range holds the code', () => {
    expect(findBrazilianPostalCode('01310-100')).toMatchObject({
      zip: '01310-100',
      region: 'BR-SP',
      city: { name: 'São Paulo' },
      exact: true,
    });
    expect(findBrazilianPostalCode('35.400-000')).toMatchObject({
      region: 'BR-MG',
      city: { name: 'Ouro Preto' },
      exact: true,
    });
    expect(findBrazilianPostalCode('70000001')).toMatchObject({
      region: 'BR-DF',
      city: { name: 'Brasília' },
      exact: true,
    });
  });

  it('gives state and city of that state for every code from 01000-000 on, and nothing below', () => {
    expect(findBrazilianPostalCode('00999-999')).toBeNull();
    expect(findBrazilianPostalCode('01000-000')).toMatchObject({ region: 'BR-SP' });
    expect(findBrazilianPostalCode('99999-999')).toMatchObject({ region: 'BR-RS' });
    for (let block = 1000; block < 100_000; block += 7) {
      const found = findBrazilianPostalCode(`${String(block).padStart(5, '0')}-500`);
      expect(found?.city.region, `CEP block ${block}`).toBe(found?.region);
      expect(found).not.toBeNull();
    }
  });

  it('falls back to the nearest range in a gap, and says so', () => {
    expect(findBrazilianPostalCode('78910-000')).toMatchObject({ region: 'BR-RO', exact: false });
  });

  it('refuses what has not eight digits', () => {
    for (const code of ['0131010', '013101000', '01310_100', 'CEP 01310'])
      expect(findBrazilianPostalCode(code)).toBeNull();
  });
});

describe('nearest city', () => {
  it('names the city of the nearest postal point, islands included', () => {
    expect(nearestCity('PT', 38.7107, -9.1365, 500)?.city.name).toBe('Lisboa');
    expect(nearestCity('PT', 37.7412, -25.6687, 500)?.city.name).toBe('Ponta Delgada');
    expect(nearestCity('ES', 43.3614, -5.8494, 500)?.city.name).toBe('Oviedo');
    expect(nearestCity('BR', -20.3856, -43.5036, 500)?.city.name).toBe('Ouro Preto');
  });

  it('agrees with a search of every point', () => {
    const { pointLat, pointLng, pointCity, cities } = postalTables.PT!();
    for (let i = 0; i < 40; i++) {
      const [lat, lng] = [37 + ((i * 0.617) % 5.1), -9.5 + ((i * 0.377) % 3.2)];
      const squares = pointLat.map(
        (y, k) => (y - lat) ** 2 + ((pointLng[k]! - lng) * Math.cos((lat * Math.PI) / 180)) ** 2,
      );
      const nearest = squares.indexOf(squares.reduce((a, b) => Math.min(a, b)));
      expect(nearestCity('PT', lat, lng, 500)?.city.id).toBe(cities[pointCity[nearest]!]);
    }
  });

  it('says how far, and null without a point or outside the markets', () => {
    expect(nearestCity('PT', 39.5, -12, 500)!.km).toBeGreaterThan(150);
    expect(nearestCity('PT', Number.NaN, -9, 500)).toBeNull();
    expect(nearestCity('FR', 48.8, 2.3, 500)).toBeNull();
  });
});

describe('holidays of municipalities', () => {
  const of = (city: string) => loadMunicipalHolidays().filter((one) => one.city === city);

  it('are those of a fixed day, in three languages, each of a city that is known', () => {
    const all = loadMunicipalHolidays();
    expect(new Set(all.filter(({ city }) => city.startsWith('BR-')).map(({ city }) => city)).size).toBeGreaterThan(900);
    for (const { city, day, name } of all) {
      expect(findCity(city), city).toBeDefined();
      expect(day).toMatch(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
      expect(Object.values(name).filter(Boolean), city).toHaveLength(3);
    }
    expect(of('BR-1200401')).toContainEqual({
      city: 'BR-1200401',
      day: '12-28',
      name: { pt: 'Aniversário da cidade', en: 'City’s anniversary', es: 'Aniversario de la ciudad' },
    });
    expect(of('BR-1200013').map(({ day, name }) => `${day} ${name.en}`)).toEqual([
      '01-23 Municipal holiday',
      '04-28 Municipal holiday',
      '09-06 Municipal holiday',
    ]);
  });

  it('hold none that moves: neither Carnival nor Good Friday nor Corpus Christi of any one year', () => {
    expect(of('BR-2704302').map(({ day }) => day)).toEqual(['08-27', '12-08']);
    const moved = loadMunicipalHolidays().filter(({ day }) => day === '03-04' || day === '04-18');
    expect(moved).toEqual([]);
    expect(of('BR-3550308')[0]?.name.pt).toBe('Aniversário de São Paulo');
  });
});
