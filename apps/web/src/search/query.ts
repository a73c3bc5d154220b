import type { CatalogueKind } from '@metade/contracts/catalogue.ts';
import type { RestaurantFilter } from '@metade/contracts/restaurant-search.ts';
import { periods, type Period } from '@metade/domain/grid.ts';

export const SORTS = ['rank', 'rating', 'distance', 'price_low', 'price_high', 'time'] as const;
export type Sort = (typeof SORTS)[number];

/** A search as in the address. */
export interface SearchQuery {
  date?: string;
  period?: Period;
  /** Around this time of the day. */
  time?: string;
  people: number;
  kitchen: string[];
  services: string[];
  rating?: number;
  /** Average ticket, minor units. */
  minTicket?: number;
  maxTicket?: number;
  /** Radius in km; set when the centre is that of a moved map. */
  near?: { latitude: number; longitude: number; km?: number };
  /** A name, a cuisine or a dish. */
  text?: string;
  /** The slug of a curated collection. */
  collection?: string;
  /** Also restaurants without a free table. */
  all: boolean;
  sort: Sort;
  page: number;
}

/** Filters slugs by what is offered. */
type Offered = (kind: CatalogueKind, slugs: string[]) => string[];

/** Parses a search from query parameters; invalid ones, and those not offered, are dropped. */
export function readQuery(parameters: URLSearchParams, { offered }: { offered: Offered }): SearchQuery {
  const date = parameters.get('date') ?? '';
  const [latitude, longitude] = (parameters.get('near') ?? '').split(',').map(Number);
  const time = parameters.get('time') ?? '';
  const collection = parameters.get('collection') ?? '';
  const text = (parameters.get('text') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 80);
  return {
    date: isDate(date) ? date : undefined,
    period: periods.find((period) => period === parameters.get('period')),
    time: /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined,
    people: integer(parameters.get('people'), 1, 6) ?? 2,
    kitchen: offered('kitchen', parameters.getAll('kitchen')).slice(0, 20),
    services: offered('service', parameters.getAll('services')).slice(0, 20),
    rating: ratingOf(parameters.get('rating')),
    minTicket: integer(parameters.get('min'), 0, 10_000_000),
    maxTicket: integer(parameters.get('max'), 0, 10_000_000),
    near:
      isCoordinate(latitude, 90) && isCoordinate(longitude, 180)
        ? { latitude, longitude, km: kilometres(parameters.get('km')) }
        : undefined,
    text: text || undefined,
    collection: /^[a-z0-9-]{1,40}$/.test(collection) ? collection : undefined,
    all: parameters.get('all') === '1',
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? 'rank',
    page: integer(parameters.get('page'), 1, 1000) ?? 1,
  };
}

/** A search as a query string with its question mark, without defaults. Any change except the page goes to page 1. */
export function writeQuery(query: SearchQuery, change: Partial<SearchQuery> = {}): string {
  const next = { ...query, page: 1, ...change };
  const parameters = new URLSearchParams();
  if (next.date) parameters.set('date', next.date);
  if (next.period) parameters.set('period', next.period);
  if (next.time) parameters.set('time', next.time);
  if (next.people !== 2) parameters.set('people', String(next.people));
  for (const slug of next.kitchen) parameters.append('kitchen', slug);
  for (const slug of next.services) parameters.append('services', slug);
  if (next.rating) parameters.set('rating', String(next.rating));
  if (next.minTicket) parameters.set('min', String(next.minTicket));
  if (next.maxTicket) parameters.set('max', String(next.maxTicket));
  if (next.near) parameters.set('near', `${next.near.latitude},${next.near.longitude}`);
  if (next.near?.km) parameters.set('km', String(next.near.km));
  if (next.text) parameters.set('text', next.text);
  if (next.collection) parameters.set('collection', next.collection);
  if (next.all) parameters.set('all', '1');
  if (next.sort !== 'rank') parameters.set('sort', next.sort);
  if (next.page > 1) parameters.set('page', String(next.page));
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** A search without filters; keeps day, party, place, order and availability. */
export function cleared({ date, people, all, sort }: SearchQuery): SearchQuery {
  return { date, people, kitchen: [], services: [], all, sort, page: 1 };
}

/** Where the calendar loads a search's numbers of tables. */
export function cityDays(place: { iso: string; slug: string | null }, query: SearchQuery): string {
  const search = writeQuery({ ...query, date: undefined, sort: 'rank' });
  return `/days.json${search || '?'}&iso=${place.iso}&city=${place.slug ?? ''}`;
}

/** Number of days in a strip from today (epoch ms): fourteen, or the maximum when the selected day is later. */
export function stripLength(date: string | undefined, now: number): number {
  // A place's day may still be the one before UTC's.
  const last = new Date(now + 12 * 86_400_000).toISOString().slice(0, 10);
  return date !== undefined && date > last ? 31 : 14;
}

/** The API's filter for a search in a place. */
export function toFilter(query: SearchQuery, place: { region?: string; city?: string }, limit = 24): RestaurantFilter {
  return {
    ...place,
    date: query.date,
    period: query.period,
    time: query.time,
    people: query.people,
    kitchen: query.kitchen.length > 0 ? query.kitchen : undefined,
    services: query.services.length > 0 ? query.services : undefined,
    rating: query.rating,
    ticket: query.minTicket || query.maxTicket ? { min: query.minTicket, max: query.maxTicket } : undefined,
    near: query.near ? { ...query.near, km: query.near.km ?? NEAR_KM } : undefined,
    text: query.text,
    collection: query.collection,
    onlyAvailable: !query.all,
    sort: query.near && query.sort === 'rank' ? 'distance' : query.sort,
    page: query.page,
    limit,
  };
}

const NEAR_KM = 15;

/** The API's filter of the same search for its days. */
export function toDaysFilter(query: SearchQuery, place: { region?: string; city?: string }, days: number) {
  const {
    date: _date,
    sort: _sort,
    page: _page,
    limit: _limit,
    onlyAvailable: _only,
    ...filter
  } = toFilter(query, place);
  return { ...filter, days };
}

/** Whether a search excludes any of a city's tables, apart from its day, party and order. */
export function isNarrowed(query: SearchQuery): boolean {
  const { kitchen, services, rating, minTicket, maxTicket, text, near, period, time, collection } = query;
  return (
    kitchen.length + services.length > 0 ||
    Boolean(rating || minTicket || maxTicket || text || near || period || time || collection)
  );
}

/** From 100 m to 100 km. */
function kilometres(text: string | null): number | undefined {
  const km = Number(text ?? Number.NaN);
  return km >= 0.1 && km <= 100 ? Math.round(km * 10) / 10 : undefined;
}

function integer(text: string | null, min: number, max: number): number | undefined {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/** In halves, as ratings are shown. */
function ratingOf(text: string | null): number | undefined {
  const halves = integer(String(Number(text ?? Number.NaN) * 2), 2, 10);
  return halves === undefined ? undefined : halves / 2;
}

/** Whether it is a day of this millennium that the calendar has: the API refuses any other. */
function isDate(text: string): boolean {
  const instant = /^2\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function isCoordinate(value: number | undefined, limit: number): value is number {
  return value !== undefined && Number.isFinite(value) && Math.abs(value) <= limit;
}
