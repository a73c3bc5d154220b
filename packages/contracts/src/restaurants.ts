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
    next_free: slotOffer
      .nullable()
      .meta({ description: 'Of a card without a free time on the asked day: the first one on a later day' }),
    dish: z.string().nullable().meta({ description: 'The dish of its menu that the asked text found' }),
    honour_rate: z
      .int()
      .nullable()
      .meta({ description: 'Per cent of bills with the discount applied; null below a minimum of meals' }),
    saved: money
      .nullable()
      .meta({ description: 'About what its tables have saved so far, by the average ticket; null below a minimum' }),
  })
  .meta({ id: 'RestaurantCard' });
export type RestaurantCard = z.infer<typeof restaurantCard>;

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
  kitchen: z.array(kitchen).max(20).optional(),
  services: z.array(service).max(8).optional(),
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
  access: { scope: 'public' },
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
      .meta({ description: 'Null where there are more than 500 restaurants to count among' }),
  }),
  refusals: [],
});

/** A filter of the question that can be given up, and what a list would then find. */
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
  refusals: [],
});

/** Curated by admins; `names` has pt-BR where Brazil says it differently. */
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
  refusals: ['not_found'],
});

const time = z.string().meta({ description: 'HH:mm or close' });
export const worksheetDay = z
  .object({
    day: z.int().min(0).max(6),
    time_open: time.meta({ description: 'When the day first opens; close when it does not' }),
    time_close: time.meta({ description: 'When it closes for the last time' }),
    spans: z
      .array(z.object({ time_open: time, time_close: time }))
      .meta({ description: 'The same in parts, where it closes in between' }),
  })
  .meta({ id: 'WorksheetDay' });
/** Always the seven days from Sunday. */
export const worksheet = z.array(worksheetDay).length(7);

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
    photos: z
      .array(picture.extend({ _id: id }).meta({ id: 'ReviewPhoto' }))
      .meta({ description: 'Pictures that the diner added' }),
    locale: z.string(),
    created: instant,
  })
  .meta({ id: 'Review' });

/** A review as anybody sees it. */
export const publicReview = review
  .extend({ dined: z.boolean().meta({ description: 'Its writer ate there with a voucher' }) })
  .meta({ id: 'PublicReview' });

export const reviewOrders = ['newest', 'best', 'worst'] as const;

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
    worksheet,
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
    reviews: z.array(publicReview),
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
  access: { scope: 'public' },
  params: idOrSlug,
  answer: z.object({ data: restaurant }),
  refusals: ['not_found'],
});

export const listReviews = endpoint({
  name: 'listReviews',
  method: 'GET',
  path: '/restaurant/:id/reviews',
  summary: 'Public reviews of a restaurant, newest first unless asked otherwise',
  access: { scope: 'public' },
  params: idParam,
  query: z.object({
    page: z.coerce.number().pipe(pageNumber).default(1),
    order: z.enum(reviewOrders).default('newest'),
  }),
  answer: z.object({ data: z.array(publicReview), page: z.int(), pages: z.int(), total: z.int() }),
  refusals: ['not_found'],
});

export const getAvailability = endpoint({
  name: 'getAvailability',
  method: 'GET',
  path: '/restaurant/:id/availability',
  summary: 'Every time of some days at which a party can sit down, and those just taken',
  access: { scope: 'public' },
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
  summary: 'Three tables nearest to one that is gone: same restaurant, then same hour nearby',
  access: { scope: 'public' },
  params: idParam,
  query: z.object({
    date: localDate,
    time: localTime,
    people: peopleParam,
    elsewhere: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .meta({ description: 'Of other restaurants alone, as when this one declined or did not answer' }),
    other_time: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .meta({ description: 'Without this very time of this restaurant, as when the diner gave it up' }),
  }),
  answer: z.object({ data: z.array(z.object({ restaurant: restaurantCard, slot: slotOffer })) }),
  refusals: ['not_found'],
});
