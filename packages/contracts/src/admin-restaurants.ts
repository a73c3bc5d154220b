import { restaurantStates } from '@metade/domain/registration.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint, teamRoles } from './endpoint.ts';
import { adminPage, adminReason, country, id, idParam, instant, pageOf, text } from './fields.ts';
import { collection, collectionSlug } from './restaurant-search.ts';

const state = z.enum(restaurantStates);
const facts = {
  _id: id,
  slug: z.string(),
  company_name: z.string(),
  city: z.string().nullable(),
  country,
  state,
  show: z.boolean(),
  paused_until: instant.nullable(),
  owner: z.object({ _id: id, name: z.string(), email: z.string() }).nullable(),
};

export const foundRestaurant = z.object(facts);

export const findRestaurants = endpoint({
  name: 'findRestaurants',
  method: 'GET',
  path: '/admin/restaurants',
  summary: 'Restaurants in any state, by name, district, city or owner’s e-mail',
  access: { scope: 'marketplace', roles: ['support', 'content', 'finance'] },
  query: z.object({
    text: text(100).optional(),
    state: state.optional().meta({ description: 'paused: approved, and taking no bookings for now' }),
    country: country.optional(),
    hidden: z.enum(['true']).optional().meta({ description: 'Only those that are approved and not shown' }),
    page: adminPage,
  }),
  answer: pageOf(foundRestaurant),
  refusals: [],
});

export const exportRestaurants = csvOf(findRestaurants, 'exportRestaurants');

/** A restaurant as admins see it. */
export const adminRestaurant = z
  .object({
    ...facts,
    revision: z.int(),
    address: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    time_zone: z.string(),
    confirmation_mode: z.enum(['review', 'instant']),
    rating: z.object({ average: z.number().nullable(), count: z.int() }),
    honour_rate: z.int().nullable(),
    created: instant,
    collections: z
      .array(collection.extend({ chosen: z.boolean() }))
      .meta({ description: 'Every curated collection, and whether it belongs to it' }),
    team: z.array(z.object({ _id: id, name: z.string(), email: z.string(), role: z.enum(teamRoles) })),
    bookings: z.object({ ahead: z.int(), all: z.int(), no_shows: z.int() }),
  })
  .meta({ id: 'AdminRestaurant' });

export const getRestaurantFile = endpoint({
  name: 'getRestaurantFile',
  method: 'GET',
  path: '/admin/restaurants/:id',
  summary: 'One restaurant with its team and its bookings in figures',
  access: { scope: 'marketplace', roles: ['support', 'content', 'finance'] },
  params: idParam,
  answer: z.object({ data: adminRestaurant }),
  refusals: ['not_found'],
});

export const curateRestaurant = endpoint({
  name: 'curateRestaurant',
  method: 'PUT',
  path: '/admin/restaurants/:id/collections',
  summary: 'Say which curated collections a restaurant belongs to',
  access: { scope: 'marketplace', roles: ['support', 'content'] },
  params: idParam,
  body: z.object({
    revision: z.int().min(0).meta({ description: 'What was looked at: refused when it has changed since' }),
    collections: z.array(collectionSlug).max(20),
  }),
  answer: z.object({ data: adminRestaurant }),
  refusals: ['not_found', 'restaurant_changed'],
});

export const showRestaurant = endpoint({
  name: 'showRestaurant',
  method: 'PATCH',
  path: '/admin/restaurants/:id',
  summary: 'Hide an approved restaurant or show it again; pause its sales until an instant, or end the pause',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({
    revision: z.int().min(0).meta({ description: 'What was looked at: refused when it has changed since' }),
    show: z.boolean().optional(),
    paused_until: instant.nullable().optional(),
    reason: adminReason,
  }),
  answer: z.object({ data: adminRestaurant }),
  refusals: ['not_found', 'restaurant_state', 'restaurant_changed'],
});
