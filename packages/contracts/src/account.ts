import { z } from 'zod';
import { address } from './addresses.ts';
import { newPassword, passwordsAlike, passwordsDiffer, user } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { country, idParam, locale, requiredText, text } from './fields.ts';

const account = z.object({ data: user });

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/account/profile',
  summary: 'Change what the account says about its owner: the fields given',
  access: 'diner',
  body: z.object({
    first_name: requiredText(60).optional(),
    last_name: requiredText(60).optional(),
    gender: z.enum(['male', 'female']).optional(),
    born: z.iso.date().nullable().optional(),
    phone: z.string().max(25).nullable().optional().meta({ description: 'With country code, or of the user’s region' }),
    intl: locale.optional(),
    region: requiredText(80).optional().meta({ description: 'City id or region ISO code' }),
  }),
  answer: account,
  refusals: [],
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/account/password',
  summary: 'Choose a new password. Ends every other session',
  access: 'diner',
  body: z.object({ current: z.string().max(1000), ...newPassword }).refine(passwordsAlike, passwordsDiffer),
  answer: z.object({ data: z.null() }),
  refusals: [],
});

export const sendVerification = endpoint({
  name: 'sendVerification',
  method: 'POST',
  path: '/account/verification',
  summary: 'Send a link that confirms the account’s address',
  access: 'diner',
  answer: z.object({ data: z.null() }),
  refusals: [],
});

const addressFields = z.object({
  name: requiredText(60).meta({ description: 'What its owner calls it: home, work' }),
  street: requiredText(120),
  number: requiredText(20),
  district: text(80).default(''),
  city: requiredText(80),
  state: text(80).default(''),
  zip: requiredText(12),
  country: country.default('BR'),
  default: z.boolean().optional(),
});

const addressList = z.object({ data: z.array(address) });

export const listAddresses = endpoint({
  name: 'listAddresses',
  method: 'GET',
  path: '/account/addresses',
  summary: 'The user’s addresses, the default one first',
  access: 'diner',
  answer: addressList,
  refusals: [],
});

export const createAddress = endpoint({
  name: 'createAddress',
  method: 'POST',
  path: '/account/addresses',
  summary: 'Keep another address; the first one is the default',
  access: 'diner',
  status: 201,
  body: addressFields,
  answer: addressList,
  refusals: ['addresses_limit'],
});

export const updateAddress = endpoint({
  name: 'updateAddress',
  method: 'PATCH',
  path: '/account/addresses/:id',
  summary: 'Change an address, or make it the default one: the fields given',
  access: 'diner',
  params: idParam,
  body: z.object({
    name: requiredText(60).optional(),
    street: requiredText(120).optional(),
    number: requiredText(20).optional(),
    district: text(80).optional(),
    city: requiredText(80).optional(),
    state: text(80).optional(),
    zip: requiredText(12).optional(),
    country: country.optional(),
    default: z.literal(true).optional(),
  }),
  answer: addressList,
  refusals: [],
});

export const removeAddress = endpoint({
  name: 'removeAddress',
  method: 'DELETE',
  path: '/account/addresses/:id',
  summary: 'Forget an address; the oldest other one becomes the default',
  access: 'diner',
  params: idParam,
  answer: addressList,
  refusals: [],
});
