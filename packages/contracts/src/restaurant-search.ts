import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  catalogueSlug,
  country,
  countryParam,
  localDate,
  localTime,
  money,
  pageNumber,
  people,
  peopleParam,
  period,
  text,
} from './fields.ts';
import { restaurantCard } from './restaurants.ts';

export const collectionSlug = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/, 'invalid');

export const restaurantFilter = z.object({
  city: text(80).optional().meta({ description: 'City slug or name' }),
  region: text(80).optional().meta({ description: 'Region ISO code' }),
  date: localDate.optional(),
  period: period.optional(),
  time: localTime.optional().meta({ description: 'Around this time of the day' }),
  people: people.optional(),
  kitchen: z.array(catalogueSlug).max(20).optional(),
  services: z.array(catalogueSlug).max(20).optional(),
  text: text(80).optional().meta({ description: 'Name, district, cuisine or a dish of the menu' }),
  collection: collectionSlug.optional(),
  near: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      km: z.number().min(0.1).max(100).default(10),
    })
    .optional(),
  ticket: z
    .object({ min: z.int().min(0).max(10_000_000).optional(), max: z.int().min(0).max(10_000_000).optional() })
    .optional(),
  rating: z.number().min(0).max(5).optional(),
  onlyAvailable: z.boolean().default(true),
  sort: z.enum(['rank', 'rating', 'distance', 'price_low', 'price_high', 'time']).default('rank'),
  page: pageNumber.default(1),
  limit: z.int().min(1).max(60).default(24),
});
export type RestaurantFilter = z.input<typeof restaurantFilter>;

/**
 * A suggestion for an empty list: another day, period or city; the other filters stay. kind: the first filter changed; a period of
 * null is any.
 */
export const wayOut = z
  .object({
    kind: z.enum(['date', 'period', 'city']),
    date: localDate,
    period: period.nullable(),
    city: z.object({ slug: z.string(), name: z.string(), region: z.object({ iso: z.string() }), country }).nullable(),
    distance_km: z.number().nullable(),
    tables: z.int(),
  })
  .meta({ id: 'WayOut' });

export const searchRestaurants = endpoint({
  name: 'searchRestaurants',
  method: 'POST',
  path: '/site/restaurants/:country',
  summary: 'Restaurants of a country, with the free tables of a day',
  access: { scope: 'public' },
  keys: { scope: 'availability', owners: ['platform'] },
  params: z.object({ country: countryParam }),
  body: restaurantFilter,
  answer: z.object({
    data: z.array(restaurantCard),
    page: z.int(),
    pages: z.int(),
    total: z.int().meta({ description: 'Restaurants found, counted to 200 at most' }),
    totalIsCapped: z.boolean().meta({ description: 'True when there are, or may be, more than were counted' }),
    tables: z.int().meta({ description: 'Bookable times among them' }),
    exact: z.boolean().meta({ description: 'False when nothing fitted and the nearest came instead' }),
    date: localDate,
    sold: z
      .object({ from: localDate, until: localDate })
      .nullable()
      .meta({ description: 'The days that are sold there, when the asked one is none of them' }),
    city: z
      .object({
        id: z.string(),
        name: z.string(),
        slug: z.string(),
        region: z.object({ iso: z.string(), name: z.string() }),
        latitude: z.number(),
        longitude: z.number(),
      })
      .nullable(),
    waysOut: z.array(wayOut),
  }),
  replica: true,
  refusals: [],
});

export const countFilters = endpoint({
  name: 'countFilters',
  method: 'POST',
  path: '/site/restaurants/:country/counts',
  summary: 'How many restaurants a search would find with each further filter',
  access: { scope: 'public' },
  params: z.object({ country: countryParam }),
  body: restaurantFilter.omit({ sort: true, page: true, limit: true }).extend({
    date: localDate,
    ratings: z.array(z.number().min(0).max(5)).max(8).default([]).meta({ description: 'Lowest ratings to count for' }),
    tickets: z
      .array(z.object({ min: z.int().min(0).optional(), max: z.int().min(0).optional() }))
      .max(8)
      .default([])
      .meta({ description: 'Spans of the average ticket to count for' }),
  }),
  answer: z.object({
    data: z
      .object({
        period: z.object({ morning: z.int(), afternoon: z.int(), night: z.int() }),
        kitchen: z.record(z.string(), z.int()).meta({ description: 'Those with any restaurant' }),
        services: z.record(z.string(), z.int()).meta({ description: 'Those with any restaurant' }),
        ratings: z.array(z.int()),
        tickets: z.array(z.int()),
        collections: z.record(z.string(), z.int()).meta({ description: 'Those with any restaurant' }),
      })
      .nullable()
      .meta({
        description:
          'Null where there are more than 500 restaurants to count among, or not all that have a text are known',
      }),
  }),
  replica: true,
  refusals: [],
});

/** A filter that can be dropped, and what a list would then find. */
export const filterCost = z
  .object({
    filter: z.enum(['period', 'time', 'near', 'text', 'collection', 'kitchen', 'services', 'ticket', 'rating']),
    value: z.string().nullable().meta({ description: 'The one of several, such as a service; null: the whole filter' }),
    restaurants: z.int(),
    tables: z.int(),
  })
  .meta({ id: 'FilterCost' });

export const countWithout = endpoint({
  name: 'countWithout',
  method: 'POST',
  path: '/site/restaurants/:country/without',
  summary: 'What a search would find with each of its filters given up, those that help most first',
  access: { scope: 'public' },
  params: z.object({ country: countryParam }),
  body: restaurantFilter.omit({ sort: true, page: true, limit: true }).extend({ date: localDate }),
  answer: z.object({ data: z.array(filterCost) }),
  replica: true,
  refusals: [],
});

export const countDays = endpoint({
  name: 'countDays',
  method: 'POST',
  path: '/site/restaurants/:country/days',
  summary: 'How many tables each of the next days has for a search',
  access: { scope: 'public' },
  params: z.object({ country: countryParam }),
  body: restaurantFilter
    .omit({ date: true, sort: true, page: true, limit: true, onlyAvailable: true })
    .extend({ days: z.int().min(1).max(31).default(14) }),
  answer: z.object({ data: z.array(z.object({ date: localDate, tables: z.int(), restaurants: z.int() })) }),
  replica: true,
  refusals: [],
});

/** Curated by admins; `names` has pt-BR where it differs. */
export const collection = z
  .object({
    slug: z.string(),
    names: z.object({ en: z.string(), es: z.string(), pt: z.string(), 'pt-BR': z.string().optional() }),
  })
  .meta({ id: 'Collection' });

export const listCollections = endpoint({
  name: 'listCollections',
  method: 'GET',
  path: '/site/collections',
  summary: 'Curated collections that any public restaurant belongs to, with their names in each language',
  access: { scope: 'public' },
  answer: z.object({
    data: z.array(collection),
  }),
  replica: true,
  refusals: [],
});

export const getFigures = endpoint({
  name: 'getFigures',
  method: 'GET',
  path: '/site/figures/:country',
  summary: 'What a country’s diners have saved so far; each figure is null below a minimum of meals',
  access: { scope: 'public' },
  params: z.object({ country: countryParam }),
  answer: z.object({
    data: z
      .object({ meals: z.int().nullable(), saved: money.nullable(), honour_rate: z.int().nullable() })
      .meta({ id: 'Figures' }),
  }),
  replica: true,
  refusals: [],
});

export const getCityDays = endpoint({
  name: 'getCityDays',
  method: 'GET',
  path: '/site/availability/:country',
  summary: 'How many tables each of the next days has in a city',
  access: { scope: 'public' },
  params: z.object({ country: countryParam }),
  query: z.object({
    city: text(80),
    days: z.coerce.number().pipe(z.int().min(1).max(31)).default(14),
    people: peopleParam.default(2),
    period: period.optional(),
  }),
  answer: z.object({ data: z.array(z.object({ date: localDate, tables: z.int(), restaurants: z.int() })) }),
  replica: true,
  refusals: ['not_found'],
});
