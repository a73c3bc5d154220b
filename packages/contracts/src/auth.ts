import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { country, email, id, instant, locale, requiredText } from './fields.ts';

export const user = z
  .object({
    _id: id,
    email: z.string(),
    group: z.enum(['user', 'restaurant', 'franchisee', 'admin']),
    active: z.boolean(),
    isAuthenticated: z.literal(true),
    restaurant: id.nullable().meta({ description: 'The restaurant whose team the user is in' }),
    profile: z.object({
      first_name: z.string(),
      last_name: z.string(),
      name: z.string(),
      born: z.string().nullable(),
      gender: z.enum(['male', 'female']).nullable(),
      phone: z.string().nullable(),
      avatar: z.string().nullable(),
      intl: locale.nullable(),
    }),
    rewards: z.array(z.unknown()),
    address: z.array(z.unknown()),
    wishlist: z.array(z.string()),
    region: z.array(z.object({ iso: z.string(), city: z.string().nullable() })),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

const session = z.object({ token: z.string(), data: user });

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/auth',
  summary: 'Log in',
  access: 'public',
  body: z.object({
    email: z.string().max(254),
    password: z.string().max(1000),
    guestToken: z.string().max(100).optional().meta({ description: 'Takes over the table that a guest holds' }),
  }),
  answer: session,
  refusals: ['login_mismatch', 'account_inactive'],
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this token',
  access: 'holder',
  answer: z.object({ data: z.null() }),
  refusals: [],
});

export const startGuest = endpoint({
  name: 'startGuest',
  method: 'POST',
  path: '/auth/guest',
  summary: 'A token that can hold a table before signing in',
  access: 'public',
  status: 201,
  answer: z.object({ token: z.string(), data: z.object({ holder: id, expiresAt: instant }) }),
  refusals: [],
});

export const registerUser = endpoint({
  name: 'registerUser',
  method: 'POST',
  path: '/site/user/register',
  summary: 'Sign up as a diner',
  access: 'public',
  status: 201,
  body: z
    .object({
      first_name: requiredText(60),
      last_name: requiredText(60),
      email,
      password: z.string().min(10).max(200),
      password_confirmation: z.string().max(200),
      gender: z.enum(['male', 'female']),
      region: requiredText(80).meta({ description: 'City id or region ISO code' }),
      phone: z.string().max(25).optional(),
      intl: locale.optional(),
      country: country.optional(),
      terms: z.literal(true),
      guestToken: z.string().max(100).optional(),
    })
    .refine((form) => form.password === form.password_confirmation, {
      path: ['password_confirmation'],
      message: 'passwords_differ',
    }),
  answer: session,
  refusals: ['email_taken'],
});

export const getIdentity = endpoint({
  name: 'getIdentity',
  method: 'GET',
  path: '/identity',
  summary: 'The signed-in user',
  access: 'diner',
  answer: z.object({ data: user }),
  refusals: [],
});
