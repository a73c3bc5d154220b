import { adminRoles } from '@metade/domain/admin-role.ts';
import { registrationFields, restaurantStates } from '@metade/domain/registration.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { teamRoles } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import { country, id, idParam, instant, pageNumber, text } from './fields.ts';
import { registration } from './registration.ts';

const state = z.enum(restaurantStates);
const page = z.coerce.number().pipe(pageNumber).default(1);

export const listRegistrations = endpoint({
  name: 'listRegistrations',
  method: 'GET',
  path: '/admin/registrations',
  summary: 'Registrations of a state, those that wait longest first',
  access: { scope: 'marketplace', roles: ['support'] },
  query: z.object({ state: state.default('submitted'), page }),
  answer: z.object({
    data: z.array(
      z.object({
        _id: id,
        state,
        company_name: z.string(),
        city: z.string().nullable(),
        country,
        owner: z.object({ name: z.string(), email: z.string() }).nullable(),
        percent: z.int(),
        revision: z.int().meta({ description: 'What an approval of it carries' }),
        submitted: instant.nullable(),
        created: instant,
      }),
    ),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
  refusals: [],
});

export const exportRegistrations = csvOf(listRegistrations, 'exportRegistrations');

const note = z.object({ field: z.enum(registrationFields).nullable(), reason: z.string() });

/** A registration with everything its approval depends on. */
const approvalFile = z.object({
  registration,
  owner: z
    .object({ _id: id, name: z.string(), email: z.string(), emailVerified: z.boolean(), phone: z.string().nullable() })
    .nullable(),
  slug: z.string(),
  history: z.array(z.object({ at: instant, by: z.string().nullable(), from: state, to: state, notes: z.array(note) })),
  preapproved: z
    .object({ at: instant, licensee: z.string() })
    .nullable()
    .meta({ description: 'By the licensee of its city' }),
});
export type ApprovalFile = z.infer<typeof approvalFile>;

const file = z.object({ data: approvalFile });

export const getApproval = endpoint({
  name: 'getApproval',
  method: 'GET',
  path: '/admin/registrations/:id',
  summary: 'One registration with its owner and history',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  answer: file,
  refusals: ['not_found'],
});

const seen = {
  revision: z.int().min(0).meta({ description: 'What was looked at: refused when it has changed since' }),
};
const reason = text(1000).pipe(z.string().min(3));

export const approveRegistration = endpoint({
  name: 'approveRegistration',
  method: 'POST',
  path: '/admin/registrations/:id/approve',
  summary: 'Publish a restaurant, and tell its owner',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object(seen),
  answer: file,
  refusals: ['not_found', 'restaurant_state', 'restaurant_changed', 'registration_incomplete'],
});

export const requestChanges = endpoint({
  name: 'requestChanges',
  method: 'POST',
  path: '/admin/registrations/:id/request-changes',
  summary: 'Ask the owner to change fields, each with its reason',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({
    ...seen,
    changes: z
      .array(z.object({ field: z.enum(registrationFields), reason }))
      .min(1)
      .max(30),
  }),
  answer: file,
  refusals: ['not_found', 'restaurant_state', 'restaurant_changed'],
});

export const rejectRegistration = endpoint({
  name: 'rejectRegistration',
  method: 'POST',
  path: '/admin/registrations/:id/reject',
  summary: 'Turn a registration down, with reasons',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  body: z.object({
    ...seen,
    reasons: z
      .array(z.object({ field: z.enum(registrationFields).nullable().default(null), reason }))
      .min(1)
      .max(30),
  }),
  answer: file,
  refusals: ['not_found', 'restaurant_state', 'restaurant_changed'],
});

export const listChanges = endpoint({
  name: 'listChanges',
  method: 'GET',
  path: '/admin/changes',
  summary: 'Who changed what, newest first',
  access: { scope: 'marketplace', roles: adminRoles },
  query: z.object({
    restaurant: id.optional(),
    actor: id.optional(),
    who: text(100).optional().meta({ description: 'Part of the e-mail or the name of who did it' }),
    role: z.enum([...teamRoles, 'admin', 'licensee', 'key', 'system']).optional(),
    what: text(60)
      .optional()
      .meta({ description: 'A kind of change, such as registration.saved, or what it begins with' }),
    from: instant.optional(),
    to: instant.optional(),
    page,
  }),
  answer: z.object({
    data: z.array(
      z.object({
        at: instant,
        actor: z.object({ _id: id, name: z.string(), email: z.string() }).nullable(),
        role: z.enum([...teamRoles, 'admin', 'licensee', 'key', 'system']),
        what: z.string(),
        restaurant: z.object({ _id: id, company_name: z.string() }).nullable(),
        subject: z.string().nullable().meta({ description: 'What was changed: an id, or a date' }),
        order: z
          .object({ _id: id, number: z.string() })
          .nullable()
          .meta({ description: 'The subject, where it is a booking' }),
        person: z
          .object({ _id: id, email: z.string() })
          .nullable()
          .meta({ description: 'The subject, where it is an account' }),
        before: z.record(z.string(), z.unknown()),
        after: z.record(z.string(), z.unknown()),
      }),
    ),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
  refusals: [],
});

export const exportChanges = csvOf(listChanges, 'exportChanges');
