/** The cities of the demo, with the ids that the geographic tables use. */
export const demoCities = {
  lisboa: {
    id: 'PT-1106',
    country: 'PT',
    currency: 'EUR',
    name: 'Lisboa',
    slug: 'lisboa',
    regionIso: 'PT-11',
    region: 'Lisboa',
    timeZone: 'Europe/Lisbon',
    locale: 'pt',
    latitude: 38.7167,
    longitude: -9.1333,
    phone: '+351 210 000 ',
  },
  porto: {
    id: 'PT-1312',
    country: 'PT',
    currency: 'EUR',
    name: 'Porto',
    slug: 'porto',
    regionIso: 'PT-13',
    region: 'Porto',
    timeZone: 'Europe/Lisbon',
    locale: 'pt',
    latitude: 41.1496,
    longitude: -8.611,
    phone: '+351 220 000 ',
  },
  madrid: {
    id: 'ES-28079',
    country: 'ES',
    currency: 'EUR',
    name: 'Madrid',
    slug: 'madrid',
    regionIso: 'ES-M',
    region: 'Madrid',
    timeZone: 'Europe/Madrid',
    locale: 'es',
    latitude: 40.4165,
    longitude: -3.7026,
    phone: '+34 910 000 ',
  },
  saoPaulo: {
    id: 'BR-3550308',
    country: 'BR',
    currency: 'BRL',
    name: 'São Paulo',
    slug: 'sao-paulo',
    regionIso: 'BR-SP',
    region: 'São Paulo',
    timeZone: 'America/Sao_Paulo',
    locale: 'pt-BR',
    latitude: -23.5329,
    longitude: -46.6395,
    phone: '+55 11 3000-0',
  },
  rio: {
    id: 'BR-3304557',
    country: 'BR',
    currency: 'BRL',
    name: 'Rio de Janeiro',
    slug: 'rio-de-janeiro',
    regionIso: 'BR-RJ',
    region: 'Rio de Janeiro',
    timeZone: 'America/Sao_Paulo',
    locale: 'pt-BR',
    latitude: -22.9129,
    longitude: -43.2003,
    phone: '+55 21 3000-0',
  },
} as const;

export type CityKey = keyof typeof demoCities;

/** Cities around Porto, without a restaurant of the demo: with it the territory of the licensee. */
export const aroundPorto = [
  { id: 'PT-1308', name: 'Matosinhos', slug: 'matosinhos', latitude: 41.2004, longitude: -8.6672 },
  { id: 'PT-1317', name: 'Vila Nova de Gaia', slug: 'vila-nova-de-gaia', latitude: 41.1336, longitude: -8.6174 },
  { id: 'PT-1306', name: 'Maia', slug: 'maia', latitude: 41.2357, longitude: -8.6199 },
] as const;

/** One restaurant as its file lists it; build-restaurants.ts adds what follows from the seed (grid, hours, menu prices, reviews). */
export type Sketch = {
  name: string;
  district: string;
  street: string;
  number: string;
  zip: string;
  /** Latitude, longitude. */
  at: readonly [number, number];
  /** The first one draws the pictures. */
  kitchens: readonly string[];
  /** Key of menus-pt.ts, menus-br.ts or menus-es.ts. */
  menu: string;
  /** Full price of a meal for one without drinks, minor units. */
  ticket: number;
  text: string;
  en: string;
  /** The restaurant keeps desserts out of the 50 %. */
  dessertsOut?: true;
  /** It answers each booking itself; the others confirm at once. */
  review?: true;
  /** Full on most evenings, and reviewed by many. */
  busy?: true;
  /** Slugs of the curated collections that it belongs to. */
  collections?: readonly string[];
  /** Which periods it opens; absent: afternoon and night. */
  opens?: 'all-day' | 'nights' | 'lunches' | 'mornings';
};
