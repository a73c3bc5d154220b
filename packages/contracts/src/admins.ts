import { adminRoles } from '@metade/domain/admin-role.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminReason, email, id, idParam, instant } from './fields.ts';

const roles = z.array(z.enum(adminRoles)).max(adminRoles.length);

const admin = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string(),
    roles,
    second_factor: z.boolean().meta({ description: 'False: can do nothing before it is set up' }),
    blocked: instant.nullable(),
    seen: instant.nullable().meta({ description: 'When an open session of theirs was last used, to the hour' }),
  })
  .meta({ id: 'Admin' });
export type Admin = z.infer<typeof admin>;

const answer = z.object({ data: z.array(admin) });

export const listAdmins = endpoint({
  name: 'listAdmins',
  method: 'GET',
  path: '/admin/admins',
  summary: 'The admins with their roles',
  access: { scope: 'marketplace', roles: ['owner'] },
  answer,
  refusals: [],
});

export const exportAdmins = csvOf(listAdmins, 'exportAdmins');

export const appointAdmin = endpoint({
  name: 'appointAdmin',
  method: 'POST',
  path: '/admin/admins',
  summary: 'Make an admin of a diner whose address is confirmed; they set up a second factor before anything else',
  access: { scope: 'marketplace', roles: ['owner'] },
  body: z.object({ email, roles: roles.min(1), reason: adminReason }),
  answer,
  status: 201,
  refusals: ['account_missing', 'account_not_a_diner'],
});

export const setAdminRoles = endpoint({
  name: 'setAdminRoles',
  method: 'PUT',
  path: '/admin/admins/:id/roles',
  summary: 'Give an admin other roles, at once; with none they are an admin no more and are signed out',
  access: { scope: 'marketplace', roles: ['owner'] },
  params: idParam,
  body: z.object({ roles, reason: adminReason }),
  answer,
  refusals: ['not_found', 'owner_needed'],
});

export const resetSecondFactorOf = endpoint({
  name: 'resetSecondFactorOf',
  method: 'POST',
  path: '/admin/users/:id/reset-second-factor',
  summary:
    'Take away the second factor of somebody who lost app and recovery codes, once it is known that it is them: sessions end with it',
  access: { scope: 'marketplace', roles: ['owner'] },
  params: idParam,
  body: z.object({ reason: adminReason }),
  answer: z.object({ data: z.null() }),
  refusals: ['not_found', 'account_own', 'second_factor_missing'],
});
