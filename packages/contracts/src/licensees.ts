import { z } from 'zod';
import { agreed, device, newPassword, passwordsAlike, passwordsDiffer, session } from './auth.ts';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import {
  adminReason,
  country,
  currency,
  email,
  id,
  idParam,
  instant,
  localDate,
  nameText,
  requiredName,
} from './fields.ts';
import { closedStatement } from './statements.ts';

const facts = {
  _id: id,
  name: z.string(),
  country,
  currency,
  number: z.int(),
  share_percent: z.int().nullable().meta({ description: 'Null: the market’s' }),
  market_percent: z.int(),
  ends_on: localDate.nullable(),
  cities: z.array(z.object({ _id: z.string(), name: z.string() })),
  restaurants: z.int().meta({ description: 'Public ones in its cities' }),
  leads_due: z.int().meta({ description: 'Leads whose next step is past its day' }),
  unpaid: z.int().meta({ description: 'Closed statements that are not paid' }),
};

const listed = z.object(facts).meta({ id: 'ListedLicensee' });

/** A licence as admins see it. */
export const licensee = z
  .object({
    ...facts,
    revision: z.int(),
    people: z.array(z.object({ _id: id, name: z.string(), email: z.string(), two_factor: z.boolean() })),
    invitations: z.array(z.object({ _id: id, email: z.string(), expires: instant, over: z.boolean() })),
    adjustments: z.array(
      z.object({ _id: id, amount: z.int(), reason: z.string(), made: instant, month: z.string().nullable() }),
    ),
    statements: z.array(closedStatement),
    open: z.object({ month: z.string(), net: z.int(), payable: z.int() }),
  })
  .meta({ id: 'Licensee' });
export type Licensee = z.infer<typeof licensee>;

const admins = { access: { scope: 'marketplace', roles: ['finance'] } } as const;
const answer = z.object({ data: licensee });
const cities = z.array(z.string().max(40)).min(1).max(200);
const percent = z.int().min(0).max(100).nullable();

export const listLicensees = endpoint({
  ...admins,
  name: 'listLicensees',
  method: 'GET',
  path: '/admin/licensees',
  summary: 'Licences with their territory and how they do',
  answer: z.object({ data: z.array(listed) }),
  refusals: [],
});

export const exportLicensees = csvOf(listLicensees, 'exportLicensees');

export const getLicensee = endpoint({
  ...admins,
  name: 'getLicensee',
  method: 'GET',
  path: '/admin/licensees/:id',
  summary: 'One licence with its people, statements and adjustments',
  params: idParam,
  answer,
  refusals: ['not_found'],
});

export const createLicensee = endpoint({
  ...admins,
  name: 'createLicensee',
  method: 'POST',
  path: '/admin/licensees',
  summary: 'Give a territory to a licensee, and invite by e-mail',
  body: z.object({
    name: nameText(120).pipe(z.string().min(1)),
    country,
    cities,
    share_percent: percent,
    email,
    lead: id.optional().meta({ description: 'The lead it comes from: signed with this' }),
  }),
  status: 201,
  answer,
  refusals: ['cities_taken', 'licensee_other_market'],
});

export const saveLicensee = endpoint({
  ...admins,
  name: 'saveLicensee',
  method: 'PUT',
  path: '/admin/licensees/:id',
  summary: 'Change a licence’s name, share and cities; a city counts from today, and one taken off until yesterday',
  params: idParam,
  body: z.object({
    revision: z.int().min(0),
    name: nameText(120).pipe(z.string().min(1)),
    cities,
    share_percent: percent,
  }),
  answer,
  refusals: ['not_found', 'cities_taken', 'licensee_changed', 'licensee_other_market'],
});

export const inviteLicensee = endpoint({
  ...admins,
  name: 'inviteLicensee',
  method: 'POST',
  path: '/admin/licensees/:id/invitations',
  summary: 'Invite one more person of a licensee by e-mail, or the same one anew',
  params: idParam,
  body: z.object({ email }),
  status: 201,
  answer,
  refusals: ['not_found'],
});

export const endLicensee = endpoint({
  ...admins,
  name: 'endLicensee',
  method: 'POST',
  path: '/admin/licensees/:id/end',
  summary: 'End a licence: today, when nothing is owed, or at the end of the month',
  params: idParam,
  body: z.object({ when: z.enum(['today', 'month_end']), reason: adminReason }),
  answer,
  refusals: ['not_found', 'licensee_owed'],
});

export const adjustLicensee = endpoint({
  ...admins,
  name: 'adjustLicensee',
  method: 'POST',
  path: '/admin/licensees/:id/adjustments',
  summary: 'Put an amount on the next statement, above or below zero, in minor units',
  params: idParam,
  body: z.object({
    amount: z
      .int()
      .min(-10_000_000)
      .max(10_000_000)
      .refine((amount) => amount !== 0, 'required'),
    reason: adminReason,
  }),
  status: 201,
  answer,
  refusals: ['not_found'],
});

const tokenParam = z.object({ token: z.string().min(1).max(100) });

export const getLicenseeInvitation = endpoint({
  name: 'getLicenseeInvitation',
  method: 'GET',
  path: '/licensee/invitations/:token',
  summary: 'What a licensee’s invitation is about',
  access: { scope: 'public' },
  params: tokenParam,
  answer: z.object({ data: z.object({ name: z.string(), email: z.string(), has_account: z.boolean() }) }),
  refusals: ['link_invalid'],
});

export const joinLicensee = endpoint({
  name: 'joinLicensee',
  method: 'POST',
  path: '/licensee/invitations/:token/join',
  summary: 'Sign up by a licensee’s invitation, logged in; the second step is set up next',
  access: { scope: 'public' },
  params: tokenParam,
  body: z
    .object({
      first_name: requiredName(60),
      last_name: requiredName(60),
      ...newPassword,
      terms: agreed,
      device: device.optional(),
    })
    .refine(passwordsAlike, passwordsDiffer),
  status: 201,
  answer: session,
  refusals: ['link_invalid', 'email_taken'],
});
