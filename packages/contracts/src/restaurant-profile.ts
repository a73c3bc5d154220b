import { restaurantStates } from '@metade/domain/registration.ts';
import { outerBounds } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { languages } from './catalogue.ts';
import { endpoint, managers } from './endpoint.ts';
import { catalogueSlug, country, currency, id, idParam, places, requiredText, text } from './fields.ts';
import { description, openingSpan, ticket, tolerance, webAddress } from './registration-forms.ts';
import { worksheet } from './restaurants.ts';

const confirmationMode = z.enum(['review', 'instant']);
const minorUnits = z.int().meta({ description: 'Minor units of the restaurant’s currency' });

/** A restaurant as its own team sees and changes it. */
export const restaurantProfile = z
  .object({
    _id: id,
    slug: z.string(),
    state: z.enum(restaurantStates),
    show: z.boolean(),
    revision: z.int().meta({ description: 'Goes up with every change' }),
    company_name: z.string(),
    description: z.string(),
    more: z.record(z.string(), z.string()).meta({ description: 'The description in other languages, by language' }),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    facebook: z.string().nullable(),
    country,
    zip: z.string(),
    street: z.string(),
    number: z.string(),
    district: z.string(),
    city: z.string(),
    location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    kitchen: z.array(z.string()),
    services: z.array(z.string()),
    currency,
    ticket_avg: minorUnits.nullable(),
    prices: z.array(z.object({ places, price: minorUnits })).meta({ description: 'Own voucher prices' }),
    market_prices: z.array(z.object({ places, price: minorUnits })),
    accepted_sizes: z.array(places),
    one_person_ok: z.boolean(),
    table_tolerance: z.int(),
    horizon_days: z.int(),
    cutoff_minutes: z.int(),
    confirmation_mode: confirmationMode,
    desserts: z.boolean(),
    worksheet,
  })
  .meta({ id: 'RestaurantProfile' });
export type RestaurantProfile = z.infer<typeof restaurantProfile>;

const team = { access: { scope: 'restaurant', roles: managers }, params: idParam } as const;
const answer = z.object({ data: restaurantProfile });

export const getRestaurantProfile = endpoint({
  name: 'getRestaurantProfile',
  method: 'GET',
  path: '/host/restaurants/:id/profile',
  summary: 'All that a restaurant says of itself, and its booking rules',
  ...team,
  answer,
  refusals: [],
});

const changes = z.object({
  revision: z
    .int()
    .min(0)
    .meta({ description: 'As it was read: refused, with what is there now, when it has moved on' }),
  show: z.boolean().optional(),
  description: description.optional(),
  more: z.partialRecord(z.enum(languages), text(4000)).optional(),
  phone: requiredText(30).optional(),
  website: webAddress.optional(),
  facebook: webAddress.optional(),
  kitchen: z.array(catalogueSlug).min(1).max(8).optional(),
  services: z.array(catalogueSlug).max(20).optional(),
  ticket_avg: ticket.optional(),
  prices: z
    .array(z.object({ places, price: z.int().min(outerBounds('ownPriceMin').min).max(outerBounds('ownPriceMax').max) }))
    .max(3)
    .refine((list) => new Set(list.map((entry) => entry.places)).size === list.length, 'invalid')
    .optional()
    .meta({ description: 'Voucher prices of its own by table size; a size left out has the market’s' }),
  accepted_sizes: z.array(places).min(1).max(3).optional(),
  one_person_ok: z.boolean().optional(),
  table_tolerance: tolerance.optional(),
  horizon_days: z.int().min(outerBounds('horizonMin').min).max(outerBounds('horizonMax').max).optional(),
  cutoff_minutes: z.int().min(outerBounds('cutoffMin').min).max(outerBounds('cutoffMax').max).optional(),
  confirmation_mode: confirmationMode.optional(),
  desserts: z.boolean().optional(),
  worksheet: z.array(openingSpan).max(50).optional(),
});
export type RestaurantProfileChanges = z.output<typeof changes>;

export const updateRestaurantProfile = endpoint({
  name: 'updateRestaurantProfile',
  method: 'PATCH',
  path: '/host/restaurants/:id/profile',
  summary: 'Change the fields given, for everybody to see at once',
  ...team,
  body: changes,
  within: {
    horizon_days: { min: 'horizonMin', max: 'horizonMax' },
    cutoff_minutes: { min: 'cutoffMin', max: 'cutoffMax' },
    table_tolerance: { oneOf: 'toleranceChoices' },
    'prices.*.price': { min: 'ownPriceMin', max: 'ownPriceMax' },
  },
  answer,
  refusals: ['restaurant_changed', 'restaurant_state', 'withheld_by_admin'],
});
