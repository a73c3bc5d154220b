import { orderStates } from '@metade/domain/order-life-cycle.ts';
import { restaurantStates } from '@metade/domain/registration.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import {
  adminPage,
  country,
  currency,
  id,
  idParam,
  instant,
  localDate,
  money,
  pageOf,
  period,
  places,
} from './fields.ts';

const own = { access: { scope: 'territory', roles: ['franchisee'] } } as const;

export const getTerritory = endpoint({
  ...own,
  name: 'getTerritory',
  method: 'GET',
  path: '/territory',
  summary: 'The caller’s licence: its share, and its cities with their restaurants',
  answer: z.object({
    data: z.object({
      _id: id,
      name: z.string(),
      country,
      currency,
      share_percent: z.int(),
      cities: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          restaurants: z.int().meta({ description: 'That are public' }),
        }),
      ),
    }),
  }),
  refusals: ['not_found'],
});

const territoryRestaurant = z.object({
  _id: id,
  slug: z.string(),
  company_name: z.string(),
  city: z.string(),
  district: z.string(),
  state: z.enum(restaurantStates),
  show: z.boolean(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  submitted: instant.nullable(),
  preapproved: instant.nullable(),
});

export const listTerritoryRestaurants = endpoint({
  ...own,
  name: 'listTerritoryRestaurants',
  keys: { scope: 'availability', owners: ['licensee'] },
  method: 'GET',
  path: '/territory/restaurants',
  summary: 'The restaurants of the caller’s cities, those that wait to be let in first',
  answer: z.object({ data: z.array(territoryRestaurant) }),
  refusals: ['not_found'],
});

export const exportTerritoryRestaurants = csvOf(listTerritoryRestaurants, 'exportTerritoryRestaurants');

export const getTerritoryRestaurant = endpoint({
  access: { ...own.access, by: 'restaurant' },
  name: 'getTerritoryRestaurant',
  method: 'GET',
  path: '/territory/restaurants/:id',
  summary: 'One restaurant of the caller’s cities, to be read alone',
  params: idParam,
  answer: z.object({ data: territoryRestaurant }),
  refusals: ['not_found'],
});

export const preapproveRestaurant = endpoint({
  access: { ...own.access, by: 'restaurant' },
  name: 'preapproveRestaurant',
  method: 'POST',
  path: '/territory/restaurants/:id/preapproval',
  summary: 'Speak for a registration that waits for an admin’s word',
  params: idParam,
  answer: z.object({ data: territoryRestaurant }),
  refusals: ['not_found', 'restaurant_state'],
});

export const listTerritoryOrders = endpoint({
  ...own,
  name: 'listTerritoryOrders',
  keys: { scope: 'bookings', owners: ['licensee'] },
  method: 'GET',
  path: '/territory/orders',
  summary: 'Bookings of the caller’s restaurants, the latest meal first: nothing of who booked; dates are of the meal',
  query: z.object({
    restaurant: id.optional(),
    state: z.enum(orderStates).optional(),
    from: localDate.optional(),
    to: localDate.optional(),
    page: adminPage,
  }),
  answer: pageOf(
    z.object({
      _id: id,
      number: z.string(),
      restaurant: z.string(),
      date: localDate,
      time: z.string(),
      places,
      people: z.int(),
      state: z.enum(orderStates),
      payment_state: z.string(),
      fee: money,
    }),
  ),
  replica: true,
  refusals: ['not_found'],
});

export const exportTerritoryOrders = csvOf(listTerritoryOrders, 'exportTerritoryOrders');

export const listTerritoryReviews = endpoint({
  ...own,
  name: 'listTerritoryReviews',
  method: 'GET',
  path: '/territory/reviews',
  summary: 'Public reviews of the caller’s restaurants, the newest first, without their authors',
  query: z.object({ restaurant: id.optional(), page: adminPage }),
  answer: pageOf(
    z.object({
      _id: id,
      restaurant: z.string(),
      title: z.string(),
      comment: z.string(),
      average: z.number(),
      reply: z.string().nullable(),
      created: instant,
    }),
  ),
  replica: true,
  refusals: ['not_found'],
});

export const exportTerritoryReviews = csvOf(listTerritoryReviews, 'exportTerritoryReviews');

export const listTerritoryDemand = endpoint({
  ...own,
  name: 'listTerritoryDemand',
  method: 'GET',
  path: '/territory/demand',
  summary: 'By city, how many people looked for a table in vain in seven days, and what they looked for most',
  answer: z.object({
    data: z.array(
      z.object({
        city: z.string(),
        name: z.string(),
        visitors: z.int(),
        most: z
          .object({ day: z.int().min(0).max(6), period: period.nullable(), places })
          .nullable()
          .meta({ description: 'Null where there is no restaurant, or nobody looked' }),
      }),
    ),
  }),
  replica: true,
  refusals: ['not_found'],
});
