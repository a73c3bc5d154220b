import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { country, email, id, idParam, instant, localDate, nameText, requiredText, text } from './fields.ts';

export const leadStates = ['new', 'contacted', 'qualified', 'signed', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];
/** contact: a question from anybody; partner: wants to become a licensee; restaurant: wants to join. */
export const leadKinds = ['contact', 'partner', 'restaurant'] as const;
export type LeadKind = (typeof leadKinds)[number];

const facts = {
  _id: id,
  kind: z.enum(leadKinds),
  state: z.enum(leadStates),
  name: z.string(),
  company_name: z.string(),
  city: z.object({ _id: z.string().nullable(), name: z.string() }),
  country: country.nullable(),
  owner: z.object({ _id: id, name: z.string() }).nullable(),
  next_step: z.string(),
  next_on: localDate.nullable(),
  maybe_spam: z.boolean(),
  created: instant,
};

const leadCard = z
  .object({ ...facts, today: localDate.meta({ description: 'Where it is: by this its next step is due' }) })
  .meta({ id: 'LeadCard' });
export type LeadCard = z.infer<typeof leadCard>;

/** A lead with its thread. */
export const lead = z
  .object({
    ...facts,
    revision: z.int(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    locale: z.string(),
    lost_reason: z.string().nullable(),
    entries: z.array(
      z.object({
        _id: id,
        kind: z.enum(['note', 'sent', 'answer']),
        text: z.string(),
        by: z.string().nullable(),
        at: instant,
      }),
    ),
    invitations: z.array(
      z.object({
        _id: id,
        company_name: z.string(),
        email: z.string(),
        expires: instant,
        accepted: instant.nullable(),
      }),
    ),
    owners: z.array(z.object({ _id: id, name: z.string() })).meta({ description: 'Who may be given it' }),
  })
  .meta({ id: 'Lead' });
export type Lead = z.infer<typeof lead>;

const all = { access: { scope: 'territory', roles: ['franchisee', 'support'] } } as const;
const one = { access: { scope: 'territory', by: 'lead', roles: ['franchisee', 'support'] }, params: idParam } as const;
const answer = z.object({ data: lead });

export const listLeads = endpoint({
  ...all,
  name: 'listLeads',
  method: 'GET',
  path: '/leads',
  summary: 'Leads of a territory, or all of them for an admin: those whose next step is due first',
  query: z.object({
    text: text(100).optional(),
    kind: z.enum(leadKinds).optional(),
    spam: z
      .enum(['true'])
      .optional()
      .meta({ description: 'Those marked as possible spam, which are left out otherwise' }),
    lost: z.enum(['true']).optional().meta({ description: 'Those that were lost, which are left out otherwise' }),
  }),
  answer: z.object({ data: z.array(leadCard) }),
  refusals: ['not_found'],
});

export const exportLeads = csvOf(listLeads, 'exportLeads');

export const addLead = endpoint({
  ...all,
  name: 'addLead',
  method: 'POST',
  path: '/leads',
  summary: 'Write down a lead that came by another way than the forms',
  body: z.object({
    kind: z.enum(leadKinds),
    name: nameText(120).pipe(z.string().min(1)),
    company_name: nameText(120).default(''),
    email,
    phone: text(30).default(''),
    city: z.string().max(40).meta({ description: 'City id; of a licensee: in the territory' }),
    message: text(2000).default(''),
  }),
  status: 201,
  answer,
  refusals: ['not_found', 'invalid_fields'],
});

export const getLead = endpoint({
  ...one,
  name: 'getLead',
  method: 'GET',
  path: '/leads/:id',
  summary: 'One lead with its thread',
  answer,
  refusals: ['not_found'],
});

export const changeLead = endpoint({
  ...one,
  name: 'changeLead',
  method: 'PATCH',
  path: '/leads/:id',
  summary: 'Move a lead on, or say what comes next, when and whose it is; what is left out stays',
  body: z.object({
    revision: z.int().min(0).meta({ description: 'As it was read: refused when somebody saved since' }),
    state: z.enum(leadStates).optional(),
    lost_reason: requiredText(300).optional().meta({ description: 'Of one that is lost, and only then' }),
    next_step: text(200).optional(),
    next_on: localDate.nullable().optional(),
    owner: id.nullable().optional(),
    kind: z.enum(leadKinds).optional(),
    company_name: nameText(120).optional(),
    city: z.string().max(40).optional(),
    maybe_spam: z.boolean().optional(),
  }),
  answer,
  refusals: ['not_found', 'lead_changed', 'invalid_fields'],
});

export const noteLead = endpoint({
  ...one,
  name: 'noteLead',
  method: 'POST',
  path: '/leads/:id/entries',
  summary: 'Keep a note, or what the person answered',
  body: z.object({ kind: z.enum(['note', 'answer']), text: requiredText(4000) }),
  status: 201,
  answer,
  refusals: ['not_found'],
});

export const answerLead = endpoint({
  ...one,
  name: 'answerLead',
  method: 'POST',
  path: '/leads/:id/answers',
  summary: 'Answer by e-mail, and keep what was written; a new lead becomes contacted',
  body: z.object({ text: requiredText(4000) }),
  status: 201,
  answer,
  refusals: ['not_found'],
});

export const inviteRestaurant = endpoint({
  ...one,
  name: 'inviteRestaurant',
  method: 'POST',
  path: '/leads/:id/invitation',
  summary: 'Invite the restaurant to register, by a link with what is known of it; an earlier link ends',
  body: z.object({ company_name: nameText(120).pipe(z.string().min(1)), email, city: z.string().max(40) }),
  status: 201,
  answer,
  refusals: ['not_found', 'invalid_fields'],
});

export const getRestaurantInvitation = endpoint({
  name: 'getRestaurantInvitation',
  method: 'GET',
  path: '/site/restaurant/invitations/:token',
  summary: 'What a restaurant’s invitation is about',
  access: { scope: 'public' },
  params: z.object({ token: z.string().min(1).max(100) }),
  answer: z.object({
    data: z.object({ company_name: z.string(), email: z.string(), city: z.string(), country }),
  }),
  refusals: ['link_invalid'],
});
