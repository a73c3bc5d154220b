import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint, teamRoles } from './endpoint.ts';
import { adminPage, adminReason, id, idParam, instant, pageOf, text } from './fields.ts';

const userGroup = z.enum(['user', 'restaurant', 'franchisee', 'admin']);
const facts = {
  _id: id,
  name: z.string(),
  email: z.string(),
  group: userGroup,
  blocked: instant.nullable(),
  created: instant,
};

export const foundUser = z.object(facts);

export const findUsers = endpoint({
  name: 'findUsers',
  method: 'GET',
  path: '/admin/users',
  summary: 'People with an account, by e-mail, name, phone or the number of a booking, the newest first',
  access: { scope: 'marketplace', roles: ['support', 'finance'] },
  query: z.object({
    text: text(100).optional(),
    group: userGroup.optional(),
    blocked: z.enum(['true']).optional(),
    page: adminPage,
  }),
  answer: pageOf(foundUser),
  refusals: [],
});

export const exportUsers = csvOf(findUsers, 'exportUsers');

/** An account as admins see it: no password, no second factor, no card. */
export const adminUser = z
  .object({
    ...facts,
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    locale: z.string().nullable(),
    block_reason: z.string().nullable(),
    booking_blocked_until: instant.nullable(),
    sessions: z.int().meta({ description: 'Places where this person is signed in now' }),
    bookings: z.object({ ahead: z.int(), all: z.int(), no_shows: z.int() }),
    restaurants: z.array(z.object({ _id: id, company_name: z.string(), role: z.enum(teamRoles) })),
  })
  .meta({ id: 'AdminUser' });

const answer = z.object({ data: adminUser });

export const getUserFile = endpoint({
  name: 'getUserFile',
  method: 'GET',
  path: '/admin/users/:id',
  summary: 'One account with its bookings in figures',
  access: { scope: 'marketplace', roles: ['support', 'finance'] },
  params: idParam,
  answer,
  refusals: ['not_found'],
});

export const blockUser = endpoint({
  name: 'blockUser',
  method: 'POST',
  path: '/admin/users/:id/block',
  summary: 'Keep a person from signing in and booking, and tell them why; bookings that stand stay',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ reason: adminReason }),
  answer,
  refusals: ['not_found', 'account_own', 'admin_account', 'owner_needed'],
});

export const unblockUser = endpoint({
  name: 'unblockUser',
  method: 'POST',
  path: '/admin/users/:id/unblock',
  summary: 'Let a blocked person in again, and tell them',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ reason: adminReason }),
  answer,
  refusals: ['not_found', 'admin_account'],
});

export const endSessions = endpoint({
  name: 'endSessions',
  method: 'POST',
  path: '/admin/users/:id/end-sessions',
  summary: 'Sign a person out everywhere',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({ reason: adminReason }),
  answer,
  refusals: ['not_found', 'admin_account'],
});
