import type { Answer } from '@metade/api-client/client.ts';
import { cityName } from '@metade/i18n/city-names.ts';
import type { HomeBlock } from '@metade/domain/content.ts';
import { inLocale, type Locale } from '@metade/i18n/locale.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { remember, second } from './remember.server.ts';

export type City = Extract<Answer<'listRegions'>['data'], { citiesRestaurants: unknown }>['citiesRestaurants'][number];
type Region = Exclude<Answer<'listRegions'>['data'], { citiesRestaurants: unknown }>[number];
export type HomeWords = Partial<Record<HomeBlock, { title: string; text: string }>>;
export type SiteConfig = Answer<'getConfig'>['data'];

const remembered = remember(30_000, 100);
/** Changes by the desk are on every page within two seconds. */
const rememberedConfig = remember(1_000, 1);
const rememberedHome = remember(1_000, 20);

/** A market's cities with restaurants, most restaurants first, named in the page's language. Cached for 30 s. */
export async function citiesOf(facts: RequestFacts, country: RequestFacts['country']): Promise<City[]> {
  const cities = await remembered(`${siteVersion()} cities ${country}`, async () => {
    const answer = await facts.api.call('listRegions', { params: { countryCode: country }, query: { filter: 'true' } });
    const cities = 'citiesRestaurants' in answer.data ? answer.data.citiesRestaurants : [];
    return cities.toSorted((a, b) => b.restaurants - a.restaurants || a.city.localeCompare(b.city));
  });
  return cities.map((city) => ({ ...city, city: cityName(city.city, facts.locale) }));
}

/** The markets to choose from, the visitor's first. */
export async function marketsOf(facts: RequestFacts): Promise<RequestFacts['country'][]> {
  const countries = shownMarkets(await siteConfig(facts)).map((market) => market.country);
  return [facts.country, ...countries.filter((country) => country !== facts.country)];
}

/** Cities of all markets, the visitor's market first. */
export async function allCities(facts: RequestFacts): Promise<City[]> {
  const countries = await marketsOf(facts);
  return (await Promise.all(countries.map((country) => citiesOf(facts, country)))).flat();
}

/** A market's regions, with or without restaurants. */
export function regionsOf(facts: RequestFacts, country: RequestFacts['country']): Promise<Region[]> {
  return remembered(`${siteVersion()} regions ${country}`, async () => {
    const { data } = await facts.api.call('listRegions', { params: { countryCode: country } });
    return 'citiesRestaurants' in data ? [] : data;
  });
}

/** Markets, prices, limits and keys, cached for a second; while the API is unavailable, the last answer for 30 s. */
export function siteConfig({ api }: Pick<RequestFacts, 'api'>): Promise<SiteConfig> {
  return rememberedConfig('config', async () => {
    const answer = await api.call('getConfig', {}).catch((error: unknown) => {
      if (heard === undefined || performance.now() - heard.at > 30_000) throw error;
      return null;
    });
    return answer === null ? (heard as Heard).config : hear(answer.data);
  });
}

/** Savings so far of the visitor's market, cached for 30 s. */
export async function countryFigures({ api, country }: RequestFacts): Promise<Answer<'getFigures'>['data']> {
  return (
    await remembered(`${siteVersion()} figures ${country}`, () => api.call('getFigures', { params: { country } }))
  ).data;
}

/** Edited home page blocks by name, cached for a second. */
export async function homeWords({ api, country, locale }: RequestFacts): Promise<HomeWords> {
  const { data } = await rememberedHome(`${country} ${locale}`, () =>
    api.call('listHomeBlocks', { query: { country } }),
  );
  return Object.fromEntries(data.map(({ _id, ...words }) => [_id, words]));
}

/** Curated collections, named in the page's language, cached for 30 s. */
export async function collectionNames({
  api,
  locale,
}: Pick<RequestFacts, 'api' | 'locale'>): Promise<(readonly [slug: string, name: string])[]> {
  const { data } = await remembered(`${siteVersion()} collections`, () => api.call('listCollections', {}));
  return data.map(({ slug, names }) => [slug, inLocale(names, locale)] as const);
}

interface Heard {
  config: SiteConfig;
  /** Changes with what the shell of every page says. */
  version: string;
  /** When that version was first seen and last requested; ms of performance.now(). */
  since: number;
  at: number;
  locales: ReadonlyMap<string, Locale>;
}
let heard: Heard | undefined;

function hear(config: SiteConfig): SiteConfig {
  const at = performance.now();
  const version = [config.version, ...config.away].join(' ');
  const since = heard && heard.version !== version ? at : (heard?.since ?? Number.NEGATIVE_INFINITY);
  const locales = new Map(shownMarkets(config).map(({ country, defaultLocale }) => [country, defaultLocale]));
  heard = { config, version, since, at, locales };
  return config;
}

/** How long another API server may still answer with data from before a change. */
const SETTLING_MS = 1_500;

/**
 * Cache key of everything derived from the API's answers: changes with each known change. For a moment after one it changes every
 * second.
 */
export function siteVersion(): string {
  if (heard === undefined) return '';
  return performance.now() - heard.since < SETTLING_MS ? `${heard.version}/${second()}` : heard.version;
}

/** The markets and their locales, if loaded within the last second; else undefined. */
export function knownMarkets(): ReadonlyMap<string, Locale> | undefined {
  return heard !== undefined && performance.now() - heard.at < 1_000 ? heard.locales : undefined;
}

/** As `knownMarkets`, loaded at most every second; while the API is unavailable the last answer, or none. */
export async function marketLocales(api: RequestFacts['api']): Promise<ReadonlyMap<string, Locale>> {
  await siteConfig({ api }).catch(() => undefined);
  return heard?.locales ?? new Map();
}

/** The currency of a market. Throws when the API knows no such market. */
export function currencyOf(config: SiteConfig, country: string): string {
  return marketIn(config, country).currency;
}

/** Steps of a market's filter by average ticket, minor units. */
export function ticketSteps(config: SiteConfig, country: string): number[] {
  return marketIn(config, country).ticketSteps;
}

/** Maximum of the discount guarantee in a market. */
export function guaranteeMaxOf(config: SiteConfig, country: string) {
  return marketIn(config, country).guaranteeMax;
}

/** Markets offered to new people. */
export function shownMarkets({ markets }: SiteConfig): SiteConfig['markets'] {
  return markets.filter(({ shown }) => shown);
}

function marketIn(config: SiteConfig, country: string) {
  const market = config.markets.find((one) => one.country === country);
  if (!market) throw new Error(`No market ${country}`);
  return market;
}

/** The lowest voucher price of a market. Throws when the API knows no such market. */
export function lowestPrice(config: SiteConfig, country: string) {
  const lowest = marketIn(config, country)
    .voucherPrices.map((entry) => entry.price)
    .toSorted((a, b) => a.amount - b.amount)[0];
  if (!lowest) throw new Error(`No voucher prices for ${country}`);
  return lowest;
}

/** The chosen city, else the market's largest. */
export async function homeCity(facts: RequestFacts): Promise<City | undefined> {
  const cities = await citiesOf(facts, facts.country);
  return cities.find((city) => city.slug === facts.city?.slug && city.region.iso === facts.city.iso) ?? cities[0];
}
