import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  country,
  countryParam,
  id,
  idParam,
  instant,
  kitchen,
  localDate,
  localTime,
  money,
  pageNumber,
  people,
  peopleParam,
  period,
  places,
  service,
  text,
} from './fields.ts';

export const picture = z
  .object({ src: z.string(), alt: z.string(), widths: z.array(z.int()), preview: z.string().nullable() })
  .meta({
    id: 'Picture',
    description: 'src carries {width}; replace it by one of widths. preview: a few blurred pixels as a data address',
  });

/** One time at which a party can, or cannot any more, sit down: the smallest free table that seats it, or why there is none. */
export const slotOffer = z
  .object({
    slot: id,
    date: localDate,
    time: localTime,
    period,
    places,
    price: money,
    state: z.enum(['free', 'last', 'held', 'full']),
    free: z.int().min(0),
    heldUntil: instant.nullable(),
  })
  .meta({ id: 'SlotOffer' });
export type SlotOfferView = z.infer<typeof slotOffer>;

export const address = z
  .object({
    name: z.string(),
    street: z.string(),
    number: z.string(),
    district: z.string(),
    city: z.string(),
    country: z.string(),
    state: z.string(),
    zip: z.string(),
    location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  })
  .meta({ id: 'Address' });

export const restaurantCard = z
  .object({
    _id: id,
    slug: z.string(),
    company_name: z.string(),
    kitchen: z.array(z.string()),
    services: z.array(z.string()),
    district: z.string(),
    city: z.string(),
    region: z.object({ iso: z.string() }),
    country,
    location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    ticket_avg: money.nullable(),
    cover: picture.nullable(),
    rating: z.object({ average: z.number().nullable(), count: z.int() }),
    distance_km: z.number().nullable(),
    free_times: z.int().meta({ description: 'How many times can be booked, also beyond next_slots' }),
    next_slots: z.array(slotOffer).meta({ description: 'Up to four, of the asked date, period and people' }),
    /** Null when the card fits what was asked; else which part of the question was given up to find it. */
    near_miss: z.enum(['date', 'period', 'city', 'people']).nullable(),
  })
  .meta({ id: 'RestaurantCard' });
export type RestaurantCard = z.infer<typeof restaurantCard>;

export const restaurantFilter = z.object({
  city: text(80).optional().meta({ description: 'City slug or name' }),
  region: text(80).optional().meta({ description: 'Region ISO code' }),
  date: localDate.optional(),
  period: period.optional(),
  people: people.optional(),
  kitchen: z.array(kitchen).max(20).optional(),
  services: z.array(service).max(8).optional(),
  text: text(80).optional(),
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
 * A one-tap way out of an empty list: the day and the period to ask instead, and the city when it is another one. What is
 * asked beside them stays. kind: what is given up first; a period of null is any.
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
  access: 'public',
  params: z.object({ country: countryParam }),
  body: restaurantFilter,
  answer: z.object({
    data: z.array(restaurantCard),
    page: z.int(),
    pages: z.int(),
    total: z.int().meta({ description: 'Restaurants found, counted to 500 at most' }),
    totalIsCapped: z.boolean(),
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
  refusals: [],
});

export const countFilters = endpoint({
  name: 'countFilters',
  method: 'POST',
  path: '/site/restaurants/:country/counts',
  summary: 'How many restaurants a search would find with each further filter',
  access: 'public',
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
      })
      .nullable()
      .meta({ description: 'Null where there are more than 500 restaurants to count among' }),
  }),
  refusals: [],
});

export const getCityDays = endpoint({
  name: 'getCityDays',
  method: 'GET',
  path: '/site/availability/:country',
  summary: 'How many tables each of the next days has in a city',
  access: 'public',
  params: z.object({ country: countryParam }),
  query: z.object({
    city: text(80),
    days: z.coerce.number().pipe(z.int().min(1).max(31)).default(14),
    people: peopleParam.default(2),
    period: period.optional(),
  }),
  answer: z.object({ data: z.array(z.object({ date: localDate, tables: z.int(), restaurants: z.int() })) }),
  refusals: ['not_found'],
});

export const worksheetEntry = z.object({ day: z.int().min(0).max(6), time_open: z.string(), time_close: z.string() });

export const tableSlot = z
  .object({ _id: z.string(), day: z.int(), time: z.string(), period, qtd: z.int(), places: z.int() })
  .meta({ id: 'TableSlot' });

export const review = z
  .object({
    _id: id,
    user: z.string().meta({ description: 'First name and initial' }),
    title: z.string(),
    comment: z.string(),
    rating: z.array(z.object({ name: z.enum(['food', 'service', 'place', 'value']), score: z.int() })),
    average: z.number(),
    reply: z.string().nullable(),
    locale: z.string(),
    created: instant,
  })
  .meta({ id: 'Review' });

export const restaurant = z
  .object({
    _id: id,
    active: z.boolean(),
    show: z.boolean(),
    slug: z.string(),
    company_name: z.string(),
    description: z.string(),
    country,
    region: z.object({ iso: z.string(), city: z.string(), citySlug: z.string() }),
    time_zone: z.string(),
    address: z.array(address),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    facebook: z.string().nullable(),
    more: z.record(z.string(), z.string()),
    ticket_avg: money.nullable(),
    table_tolerance: z.int(),
    time_open: z.string().nullable(),
    max_places: z.int(),
    logo: picture.nullable(),
    cover: picture.nullable(),
    photos: z.array(picture),
    prices: z.array(z.object({ places, price: money })),
    menu: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        picture: z.string().nullable(),
        section: z.string(),
        price: money.nullable(),
        half_price: money.nullable(),
      }),
    ),
    kitchen: z.array(z.string()),
    services: z.array(z.string()),
    worksheet: z.array(worksheetEntry),
    tables: z.array(tableSlot),
    accepted_sizes: z.array(places),
    horizon_days: z.int(),
    confirmation_mode: z.enum(['review', 'instant']),
    covers: z.object({ desserts: z.boolean() }),
    rating: z.object({
      average: z.number().nullable(),
      count: z.int(),
      scores: z.object({ food: z.number(), service: z.number(), place: z.number(), value: z.number() }).nullable(),
    }),
    honour_rate: z.int().nullable(),
    reviews: z.array(review),
    created: instant,
  })
  .meta({ id: 'Restaurant' });
export type Restaurant = z.infer<typeof restaurant>;

const idOrSlug = z.object({
  id: z
    .string()
    .min(1)
    .max(120)
    .regex(/^[\w-]+$/, 'id'),
});

export const getRestaurant = endpoint({
  name: 'getRestaurant',
  method: 'GET',
  path: '/site/restaurant/:id',
  summary: 'One restaurant, by id or slug',
  access: 'public',
  params: idOrSlug,
  answer: z.object({ data: restaurant }),
  refusals: ['not_found'],
});

export const listReviews = endpoint({
  name: 'listReviews',
  method: 'GET',
  path: '/restaurant/:id/reviews',
  summary: 'Public reviews of a restaurant, newest first',
  access: 'public',
  params: idParam,
  query: z.object({ page: z.coerce.number().pipe(pageNumber).default(1) }),
  answer: z.object({ data: z.array(review), page: z.int(), pages: z.int(), total: z.int() }),
  refusals: ['not_found'],
});

export const getAvailability = endpoint({
  name: 'getAvailability',
  method: 'GET',
  path: '/restaurant/:id/availability',
  summary: 'Every time of some days at which a party can sit down, and those just taken',
  access: 'public',
  params: idOrSlug,
  query: z.object({
    from: localDate.optional(),
    to: localDate.optional(),
    people: peopleParam.default(2),
    wanted: localDate
      .optional()
      .meta({ description: 'The date that the visitor looks for: when it has no table, the restaurant learns of it' }),
    period: period.optional().meta({ description: 'Of the wanted date; any of its meals when left out' }),
  }),
  answer: z.object({
    data: z.array(z.object({ date: localDate, tables: z.int(), open: z.boolean(), slots: z.array(slotOffer) })),
    today: localDate,
    lastDate: localDate,
  }),
  refusals: ['not_found', 'invalid_fields'],
});

export const listAlternatives = endpoint({
  name: 'listAlternatives',
  method: 'GET',
  path: '/restaurant/:id/alternatives',
  summary: 'Three tables nearest to one that is gone: same house, then same hour nearby',
  access: 'public',
  params: idParam,
  query: z.object({ date: localDate, time: localTime, people: peopleParam }),
  answer: z.object({ data: z.array(z.object({ restaurant: restaurantCard, slot: slotOffer })) }),
  refusals: ['not_found'],
});
