import { restaurantStates } from '@metade/domain/registration.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { country, currency, id, idParam, instant } from './fields.ts';

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
});

export const listTerritoryRestaurants = endpoint({
  ...own,
  name: 'listTerritoryRestaurants',
  method: 'GET',
  path: '/territory/restaurants',
  summary: 'The restaurants of the caller’s cities, those that wait to be let in first',
  answer: z.object({ data: z.array(territoryRestaurant) }),
  refusals: ['not_found'],
});

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
