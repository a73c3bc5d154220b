import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  country,
  id,
  idParam,
  instant,
  localDate,
  localTime,
  money,
  pageNumber,
  peopleParam,
  period,
  places,
} from './fields.ts';

export const picture = z
  .object({ src: z.string(), alt: z.string(), widths: z.array(z.int()), preview: z.string().nullable() })
  .meta({
    id: 'Picture',
    description: 'src carries {width}; replace it by one of widths. preview: a few blurred pixels as a data address',
  });

/** A time of day: the smallest free table that seats the party, or why there is none. */
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
    /** Null when the card matches the search; else which filter was dropped to find it. */
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
/** Always seven days, from Sunday. */
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
  keys: { scope: 'availability', owners: ['restaurant', 'licensee', 'platform'] },
  params: idOrSlug,
  answer: z.object({ data: restaurant }),
  replica: true,
  refusals: ['not_found'],
  revalidated: true,
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
  replica: true,
  refusals: ['not_found'],
});

export const getAvailability = endpoint({
  name: 'getAvailability',
  method: 'GET',
  path: '/restaurant/:id/availability',
  summary: 'Every time of some days at which a party can sit down, and those just taken',
  access: { scope: 'public' },
  keys: { scope: 'availability', owners: ['restaurant', 'licensee', 'platform'] },
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
  replica: true,
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
  replica: true,
  refusals: ['not_found'],
});
