import { registrationFields, restaurantStates, stepNames } from '@metade/domain/registration.ts';
import { z } from 'zod';
import { newPassword, passwordsAlike, passwordsDiffer, device, session } from './auth.ts';
import { endpoint, managers } from './endpoint.ts';
import { country, currency, email, id, idParam, instant, money, places, requiredName, text } from './fields.ts';
import { foodForm, identityForm, placeForm, restaurantForm, tablesForm } from './registration-forms.ts';
import { heldPicture } from './restaurant-pictures.ts';
import { tableSlot, worksheet } from './restaurants.ts';

export const registerRestaurantOwner = endpoint({
  name: 'registerRestaurantOwner',
  method: 'POST',
  path: '/site/restaurant/register',
  summary: 'Sign up as a restaurant’s owner, and log in',
  access: { scope: 'public' },
  status: 201,
  body: z
    .object({
      first_name: requiredName(60),
      last_name: requiredName(60),
      email,
      ...newPassword,
      // A form that omits it has compared the two itself.
      password_confirmation: z.string().max(200).optional(),
      phone: text(30).optional(),
      gender: z.enum(['male', 'female']).optional(),
      country: country.optional().meta({ description: 'Whose numbers a phone without country code is of; Brazil' }),
      region: z
        .unknown()
        .optional()
        .meta({ description: 'A region’s ISO code or city id; one that is unknown is left out' }),
      device: device.optional(),
      invitation: z
        .string()
        .max(100)
        .optional()
        .meta({ description: 'Of the link that invited: its registration is begun' }),
    })
    .refine((form) => passwordsAlike({ password_confirmation: form.password, ...form }), passwordsDiffer),
  answer: session,
  refusals: ['email_taken', 'link_invalid'],
});

const requestedChange = z.object({
  field: z.enum(registrationFields).nullable().meta({ description: 'Null: of no field in particular' }),
  reason: z.string(),
});

/** A registration as its team and admins see it. */
export const registration = z
  .object({
    _id: id,
    state: z.enum(restaurantStates),
    revision: z.int().meta({ description: 'Goes up with every change' }),
    company_name: z.string(),
    description: z.string(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    facebook: z.string().nullable(),
    country,
    zip: z.string(),
    street: z.string(),
    number: z.string(),
    district: z.string(),
    city: z
      .object({ _id: z.string(), name: z.string(), region: z.object({ iso: z.string(), name: z.string() }) })
      .nullable(),
    location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    kitchen: z.array(z.string()),
    services: z.array(z.string()),
    ticket_avg: money.nullable(),
    currency,
    desserts: z.boolean(),
    table_tolerance: z.int(),
    accepted_sizes: z.array(places),
    confirmation_mode: z.enum(['review', 'instant']),
    worksheet,
    tables: z.array(tableSlot),
    logo: heldPicture.nullable(),
    cover: heldPicture.nullable(),
    photos: z.array(heldPicture),
    terms_accepted: instant.nullable(),
    progress: z.object({
      percent: z.int(),
      steps: z.array(
        z.object({ step: z.enum(stepNames), done: z.boolean(), missing: z.array(z.enum(registrationFields)) }),
      ),
    }),
    requested: z.array(requestedChange).meta({ description: 'What an admin asked to change, or why it was rejected' }),
    submitted: instant.nullable(),
    created: instant,
  })
  .meta({ id: 'Registration' });
export type Registration = z.infer<typeof registration>;

export const createRestaurant = endpoint({
  name: 'createRestaurant',
  method: 'POST',
  path: '/restaurant',
  summary:
    'Begin a restaurant’s registration, or go on with the one under way. With terms accepted it is submitted at once',
  access: { scope: 'account', roles: ['restaurant', 'admin'] },
  status: 201,
  body: restaurantForm,
  within: { table_tolerance: { oneOf: 'toleranceChoices' } },
  answer: z.object({ _id: id, data: registration }),
  refusals: ['restaurant_state'],
});

const one = z.object({ data: registration });

export const getRegistration = endpoint({
  name: 'getRegistration',
  method: 'GET',
  path: '/restaurant/registration',
  summary: 'The caller’s newest registration, null before the first',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: registration.nullable() }),
  refusals: [],
});

export const saveRegistration = endpoint({
  name: 'saveRegistration',
  method: 'PATCH',
  path: '/restaurant/:id/registration',
  summary: 'Save steps of a registration: those given, each as a whole',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  body: z.object({
    revision: z.int().min(0).optional().meta({ description: 'As it was read: refused when somebody saved since' }),
    identity: identityForm.optional(),
    place: placeForm.optional(),
    food: foodForm.optional(),
    tables: tablesForm.optional(),
    terms: z.literal(true).optional(),
  }),
  within: { 'tables.table_tolerance': { oneOf: 'toleranceChoices' } },
  answer: one,
  refusals: ['restaurant_state', 'restaurant_changed'],
});

export const submitRegistration = endpoint({
  name: 'submitRegistration',
  method: 'POST',
  path: '/restaurant/:id/submit',
  summary: 'Hand a registration in to be looked at',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  answer: one,
  refusals: ['restaurant_state', 'registration_incomplete'],
});
