import { z } from 'zod';
import { address } from './addresses.ts';
import { fullName, newPassword, passwordsAlike, passwordsDiffer, user } from './auth.ts';
import { endpoint } from './endpoint.ts';
import {
  country,
  email,
  id,
  idParam,
  locale,
  localDate,
  localTime,
  money,
  requiredName,
  requiredText,
  text,
} from './fields.ts';

const account = z.object({ data: user });

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/account/profile',
  summary: 'Change what the account says about its owner: the fields given',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({
    first_name: requiredName(60).optional(),
    last_name: requiredName(60).optional(),
    name: fullName.optional().meta({ description: 'The full name; empty: first and last name are all of it' }),
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
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({ current: z.string().max(1000), ...newPassword }).refine(passwordsAlike, passwordsDiffer),
  answer: z.object({ data: z.null() }),
  refusals: [],
});

export const sendVerification = endpoint({
  name: 'sendVerification',
  method: 'POST',
  path: '/account/verification',
  summary: 'Send a link that confirms the account’s address',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: z.null() }),
  refusals: [],
});

export const changeEmail = endpoint({
  name: 'changeEmail',
  method: 'POST',
  path: '/account/email',
  summary: 'Send a link to a new address, which becomes the account’s once the link is used',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({ email, current: z.string().max(1000).meta({ description: 'The account’s password' }) }),
  answer: z.object({ data: z.null() }),
  refusals: ['email_taken'],
});

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/auth/confirm_email',
  summary: 'Give the account the address that the link was sent to',
  access: { scope: 'public' },
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: z.object({ data: z.null() }),
  refusals: ['link_invalid', 'email_taken'],
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
  access: { scope: 'account', roles: ['diner'] },
  answer: addressList,
  refusals: [],
});

export const createAddress = endpoint({
  name: 'createAddress',
  method: 'POST',
  path: '/account/addresses',
  summary: 'Keep another address; the first one is the default',
  access: { scope: 'account', roles: ['diner'] },
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
  access: { scope: 'account', roles: ['diner'] },
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
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer: addressList,
  refusals: [],
});

export const exportAccount = endpoint({
  name: 'exportAccount',
  method: 'GET',
  path: '/account/export',
  summary: 'Everything that is kept about the user, by table; secrets are left out',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: z.record(z.string(), z.unknown()) }),
  refusals: [],
});

const deletionQuote = z.object({
  orders: z.array(
    z.object({
      _id: id,
      number: z.string(),
      restaurant: z.string(),
      date: localDate,
      time: localTime,
      rule: z.string(),
      refund: money,
      credit: money,
    }),
  ),
  registrations: z
    .array(z.object({ _id: id, company_name: z.string() }))
    .meta({ description: 'Of restaurants that were never approved; they are deleted with the account' }),
  refund: z.array(money).meta({ description: 'Back to the card, in all, by currency' }),
  credit_lost: z
    .array(money)
    .meta({ description: 'Credit that ends with the account, that of the cancellations included' }),
  points_lost: z.int().meta({ description: 'Points that end with the account, those that do not count yet included' }),
  free_vouchers_lost: z.int().meta({ description: 'Free vouchers, ready to use, that end with the account' }),
});

export const quoteDeletion = endpoint({
  name: 'quoteDeletion',
  method: 'GET',
  path: '/account/deletion',
  summary: 'What deleting the account would cancel, give back and lose, now',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: deletionQuote }),
  refusals: ['account_in_charge'],
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/account/deletion',
  summary: 'Cancel the bookings ahead by the rules, erase the personal data, end every session',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({
    password: z.string().max(1000),
    expected: z
      .array(z.object({ order: id, rule: z.string().max(20), refund: z.int().min(0), credit: z.int().min(0) }))
      .max(100)
      .optional()
      .meta({ description: 'The bookings, rules and amounts that were shown; refused when they have changed' }),
  }),
  answer: z.object({ data: deletionQuote }),
  refusals: ['account_in_charge', 'quote_changed'],
});

export const uploadAvatar = endpoint({
  name: 'uploadAvatar',
  method: 'POST',
  path: '/account/avatar',
  summary: 'Set the account’s picture: a form with one `file`, JPEG, PNG, WebP or AVIF',
  access: { scope: 'account', roles: ['diner'] },
  upload: 'one',
  answer: account,
  refusals: [],
});

export const removeAvatar = endpoint({
  name: 'removeAvatar',
  method: 'DELETE',
  path: '/account/avatar',
  summary: 'Take the account’s picture away',
  access: { scope: 'account', roles: ['diner'] },
  answer: account,
  refusals: [],
});

export const startTwoFactor = endpoint({
  name: 'startTwoFactor',
  method: 'POST',
  path: '/account/two_factor',
  summary: 'A secret for an authenticator app, for restaurants, licensees and admins',
  access: { scope: 'account', roles: ['member', 'restaurant', 'franchisee', 'admin'] },
  beforeSecondFactor: true,
  status: 201,
  body: z.object({ password: z.string().max(1000) }),
  answer: z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }),
  refusals: ['two_factor_on'],
});

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  method: 'POST',
  path: '/account/two_factor/confirm',
  summary: 'Turn the second step of the log-in on with a first code. Ends every other session',
  access: { scope: 'account', roles: ['diner'] },
  beforeSecondFactor: true,
  body: z.object({ code: z.string().min(6).max(10) }),
  answer: z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) }),
  refusals: ['not_found'],
});

export const endTwoFactor = endpoint({
  name: 'endTwoFactor',
  method: 'POST',
  path: '/account/two_factor/end',
  summary: 'Turn the second step of the log-in off, with a code or a recovery code',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({ code: z.string().min(1).max(40) }),
  answer: z.object({ data: z.null() }),
  refusals: ['second_step_wrong'],
});
