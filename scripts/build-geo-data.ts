// Builds packages/geo-data/data from a folder of open data: node scripts/build-geo-data.ts <folder holding geo/ and holidays/>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Country } from 'country-state-city';
import { parse } from 'csv-parse/sync';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { slugOf } from '../packages/domain/src/slug.ts';
import { holidayNames, isMovable, nameOfHoliday } from './municipal-holiday-names.ts';

type Row = Record<string, string>;
type City = {
  id: string;
  region: string;
  name: string;
  slugFrom: string;
  main: boolean;
  lat: number;
  lng: number;
  timeZone: string;
};
type PostalRow = { code: number; city: string; place: string; lat: number; lng: number };

const source = process.argv[2];
if (!source) throw new Error('usage: node scripts/build-geo-data.ts <folder holding geo/ and holidays/>');
const target = new URL('../packages/geo-data/data/', import.meta.url);

// Names that GeoNames gives in English, turned round or wrong, by INE code.
const spanishNames: Record<string, string> = {
  '01059': 'Vitoria-Gasteiz',
  '14021': 'Córdoba',
  '20069': 'Donostia-San Sebastián',
  '41091': 'Sevilla',
  '43052': 'Xerta',
};

const regions = { BR: brazilianStates(), PT: portugueseDistricts(), ES: spanishProvinces() };
const portugal = portuguesePlaces();
const spain = spanishPlaces();
const cities = [...withSlugs(brazilianCities()), ...withSlugs(portugal.cities), ...withSlugs(spain.cities)];

write('countries.json.gz', JSON.stringify(countries()));
write(
  'regions.json.gz',
  JSON.stringify(Object.entries(regions).flatMap(([country, list]) => list.map((r) => ({ country, ...r })))),
);
write(
  'cities.tsv.gz',
  tsv(cities.map((c) => [c.id, c.region, c.name, c.slug, c.lat.toFixed(4), c.lng.toFixed(4), c.timeZone])),
);
write('cep-ranges-br.tsv.gz', tsv(brazilianCepRanges()));
write('municipal-holidays-br.json.gz', JSON.stringify(brazilianMunicipalHolidays()));
write('postal-pt.json.gz', JSON.stringify(columns(portugal.postal)));
write('postal-es.json.gz', JSON.stringify(columns(spain.postal)));

/** Calling codes are libphonenumber's, because country-state-city adds area codes to some ('+1-809 and 1-829'). */
function countries() {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return Country.getAllCountries().map((c) => ({
    iso: c.isoCode,
    name: names.of(c.isoCode),
    phoneCode: isSupportedCountry(c.isoCode) ? getCountryCallingCode(c.isoCode) : null,
    currency: c.currency,
    lat: Number(c.latitude),
    lng: Number(c.longitude),
  }));
}

function brazilianStates() {
  return read('br_estados_kelvins.csv').map((r) => ({
    iso: `BR-${r.uf}`,
    name: r.nome!,
    lat: Number(r.latitude),
    lng: Number(r.longitude),
  }));
}

function brazilianCities(): City[] {
  const uf = new Map(read('br_estados_kelvins.csv').map((r) => [r.codigo_uf, r.uf]));
  return read('br_municipios_kelvins.csv.gz').map((r) => ({
    id: `BR-${r.codigo_ibge}`,
    region: `BR-${uf.get(r.codigo_uf)}`,
    name: r.nome!,
    slugFrom: r.nome!,
    main: r.capital === '1',
    lat: Number(r.latitude),
    lng: Number(r.longitude),
    timeZone: r.fuso_horario!,
  }));
}

/** [first CEP, last CEP, IBGE code], ascending and without overlap; stops the build otherwise. */
function brazilianCepRanges() {
  const ranges = read('br_city_codes_datasets-br.csv.gz').flatMap((r) =>
    [...r.postalCode_ranges!.matchAll(/(\d{5})-(\d{3}) (\d{5})-(\d{3})/g)].map((m): [number, number, number] => [
      Number(m[1]! + m[2]!),
      Number(m[3]! + m[4]!),
      Number(r.idIBGE),
    ]),
  );
  ranges.sort((a, b) => a[0] - b[0]);
  ranges.forEach((range, i) => {
    if (range[0] > range[1] || (i > 0 && range[0] <= ranges[i - 1]![1]))
      throw new Error(`CEP ranges overlap at ${range[0]}`);
  });
  return ranges;
}

/** The days of every year: [IBGE code, MM-DD, index in names]. Those that move are left out: they are one year's, and npm date-holidays computes them. */
function brazilianMunicipalHolidays() {
  const text = readFileSync(join(source!, 'holidays', 'br_feriados_municipal_2026.csv'));
  const known = new Set(brazilianCities().map((c) => c.id));
  const days = (parse(text, { bom: true }) as string[][]).flatMap(([date, name, , description, , ibge]) => {
    const day = `${date!.slice(3, 5)}-${date!.slice(0, 2)}`;
    if (!known.has(`BR-${ibge}`)) throw new Error(`a holiday of no municipality: ${ibge}`);
    return isMovable(day, `${name} ${description}`) ? [] : [[Number(ibge), day, nameOfHoliday(name!, description!)]];
  });
  return { names: holidayNames, days };
}

// INE numbers the mainland's districts as ISO 3166-2 does; each island has a number of its own there and none in ISO.
function portugueseRegion(ineDistrict: string) {
  const number = Number(ineDistrict);
  return `PT-${number > 40 ? '20' : number > 30 ? '30' : ineDistrict}`;
}

function portugueseDistricts() {
  const mainland = read('pt_distritos.csv').filter((r) => Number(r.cod_distrito) < 30);
  const postal = read('geonames_postal_pt.csv.gz');
  return [
    ...mainland.map((r) => ({ iso: `PT-${r.cod_distrito}`, name: r.nome_distrito! })),
    { iso: 'PT-20', name: 'Açores' },
    { iso: 'PT-30', name: 'Madeira' },
  ].map((region) => ({
    ...region,
    ...middle(postal.filter((p) => portugueseRegion(p.province_code!.slice(0, 2)) === region.iso)),
  }));
}

function portuguesePlaces() {
  const rows = read('geonames_postal_pt.csv.gz');
  const byCity = Map.groupBy(rows, (r) => r.province_code!);
  const cities = read('pt_concelhos.csv').map((r): City => {
    const ine = r.cod_distrito! + r.cod_concelho!;
    const region = portugueseRegion(r.cod_distrito!);
    return {
      id: `PT-${ine}`,
      region,
      name: r.nome_concelho!.replace(/ \(.*\)$/, ''),
      slugFrom: r.nome_concelho!,
      main: false,
      ...middle(byCity.get(ine) ?? []),
      timeZone: region === 'PT-20' ? 'Atlantic/Azores' : region === 'PT-30' ? 'Atlantic/Madeira' : 'Europe/Lisbon',
    };
  });
  return { cities, postal: rows.map((r) => postalRow(r, `PT-${r.province_code}`)) };
}

// GeoNames uses the old car-plate letters, which are ISO 3166-2's but for Melilla.
function spanishProvince(row: Row) {
  return `ES-${row.province_code === 'ME' ? 'ML' : row.province_code}`;
}

function spanishProvinces() {
  const byIso = Map.groupBy(read('geonames_postal_es.csv.gz'), spanishProvince);
  return [...byIso].map(([iso, rows]) => ({ iso, name: rows[0]!.province!, ...middle(rows) }));
}

function spanishPlaces() {
  const rows = read('geonames_postal_es.csv.gz');
  const provinces = new Map<string, string>();
  for (const [ine, group] of Map.groupBy(rows, (r) => r.zipcode!.slice(0, 2)))
    provinces.set(ine, mostFrequent(group.map(spanishProvince))!);
  const known = rows.filter((r) => r.community_code);
  const cities = [...Map.groupBy(known, (r) => r.community_code!)].map(([ine, group]): City => {
    const region = provinces.get(ine.slice(0, 2))!;
    const name = spanishName(ine, group[0]!.community!);
    const timeZone = region === 'ES-GC' || region === 'ES-TF' ? 'Atlantic/Canary' : 'Europe/Madrid';
    return { id: `ES-${ine}`, region, name, slugFrom: name, main: false, ...middle(group), timeZone };
  });
  // Codes of post-office boxes and big receivers name a place but no municipality: the place's other codes tell it.
  const byPlace = Map.groupBy(known, (r) => `${r.province_code} ${r.place}`);
  const postal = rows.map((r) => {
    const samePlace = byPlace.get(`${r.province_code} ${r.place}`) ?? [];
    const ine =
      r.community_code || mostFrequent(samePlace.map((k) => k.community_code!)) || nearest(r, known).community_code!;
    return postalRow(r, `ES-${ine}`);
  });
  return { cities, postal };
}

/** "Ejido, El" → "El Ejido"; "Alcora, l'" → "l'Alcora"; both names of a bilingual place stay, as "Calp / Calpe". */
function spanishName(ine: string, name: string) {
  const inOrder = (part: string) =>
    part.replace(/^(.+), ([\p{L}]{1,3}'?)$/u, (_, noun, article) =>
      article.endsWith("'") ? article + noun : `${article} ${noun}`,
    );
  return (
    spanishNames[ine] ??
    name
      .replace(/\s+/g, ' ')
      .split(/ ?\/ ?/)
      .map(inOrder)
      .join(' / ')
  );
}

/** Slugs unique in the list: cities that share a name get their region's, but for a state's capital. */
function withSlugs(list: City[]) {
  const bySlug = Map.groupBy(list, (c) => slugOf(c.slugFrom));
  const named = list.map((c) => {
    const slug = slugOf(c.slugFrom);
    const alone = bySlug.get(slug)!.length === 1 || c.main;
    return { ...c, slug: alone ? slug : `${slug}-${regionSlug(c.region)}` };
  });
  const twice = named.find((c, i) => named.findIndex((other) => other.slug === c.slug) < i);
  if (twice) throw new Error(`two cities have the slug ${twice.slug}: ${twice.id}`);
  return named;
}

function regionSlug(iso: string) {
  const region = Object.values(regions)
    .flat()
    .find((r) => r.iso === iso)!;
  return iso.startsWith('BR') ? iso.slice(3).toLowerCase() : slugOf(region.name);
}

function postalRow(row: Row, city: string): PostalRow {
  return {
    code: Number(row.zipcode!.replace('-', '')),
    city,
    place: row.place!,
    lat: Number(row.latitude),
    lng: Number(row.longitude),
  };
}

/** The file format that packages/geo-data/src/postal-table.ts reads: parallel columns, codes as differences, points in 1/10,000°. */
function columns(rows: PostalRow[]) {
  const first = [...new Map(rows.toReversed().map((r) => [r.code, r])).values()].sort((a, b) => a.code - b.code);
  const cityIds = dictionary(first.map((r) => r.city));
  const places = dictionary(first.map((r) => r.place));
  const pointKeys = dictionary(first.map((r) => `${Math.round(r.lat * 1e4)} ${Math.round(r.lng * 1e4)}`));
  const citiesAtPoint = Map.groupBy(first, (r) => `${Math.round(r.lat * 1e4)} ${Math.round(r.lng * 1e4)}`);
  return {
    cities: cityIds.values,
    places: places.values,
    pointLat: pointKeys.values.map((k) => Number(k.split(' ')[0])),
    pointLng: pointKeys.values.map((k) => Number(k.split(' ')[1])),
    pointCity: pointKeys.values.map((k) =>
      cityIds.values.indexOf(mostFrequent(citiesAtPoint.get(k)!.map((r) => r.city))!),
    ),
    codeSteps: first.map((r, i) => r.code - (first[i - 1]?.code ?? 0)),
    city: cityIds.indexes,
    place: places.indexes,
    point: pointKeys.indexes,
  };
}

function dictionary(list: string[]) {
  const index = new Map<string, number>();
  const indexes = list.map((value) => {
    if (!index.has(value)) index.set(value, index.size);
    return index.get(value)!;
  });
  return { values: [...index.keys()], indexes };
}

function mostFrequent(list: string[]) {
  return [...Map.groupBy(list, (v) => v)].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
}

/** The middle of the rows in each direction: a median, because a few codes of many a city stand kilometres outside it. */
function middle(rows: Row[]) {
  const median = (key: string) => {
    const sorted = rows.map((r) => Number(r[key])).sort((a, b) => a - b);
    return sorted[sorted.length >> 1]!;
  };
  return { lat: median('latitude'), lng: median('longitude') };
}

function nearest(to: Row, rows: Row[]) {
  const distance = (r: Row) =>
    (Number(r.latitude) - Number(to.latitude)) ** 2 + (Number(r.longitude) - Number(to.longitude)) ** 2;
  return rows
    .filter((r) => r.province_code === to.province_code)
    .reduce((best, r) => (distance(r) < distance(best) ? r : best));
}

function tsv(rows: (string | number)[][]) {
  for (const field of rows.flat())
    if (/[\t\n]/.test(String(field))) throw new Error(`a field holds a tab or line break: ${field}`);
  return rows.map((row) => row.join('\t')).join('\n');
}

function read(name: string): Row[] {
  const bytes = readFileSync(join(source!, 'geo', name));
  return parse(name.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true, bom: true });
}

function write(name: string, text: string) {
  const bytes = gzipSync(text, { level: 9 });
  writeFileSync(new URL(name, target), bytes);
  process.stdout.write(`${name}: ${bytes.length} bytes\n`);
}
