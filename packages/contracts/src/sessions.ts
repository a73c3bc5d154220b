import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant } from './fields.ts';

const openSession = z
  .object({
    _id: id,
    browser: z.string().nullable().meta({ description: 'Or the app' }),
    system: z.string().nullable().meta({ description: 'With the device, where the app said which' }),
    country: z.string().nullable().meta({ description: 'Where it began, by its address: ISO 3166-1 alpha-2' }),
    started: instant,
    seen: instant.meta({ description: 'Of the last call, to the hour' }),
    current: z.boolean().meta({ description: 'The one that asks' }),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSession>;

const answer = z.object({ data: z.array(openSession) });

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where the account is logged in, this session first',
  access: { scope: 'account', roles: ['diner'] },
  answer,
  refusals: [],
});

export const renewSession = endpoint({
  name: 'renewSession',
  method: 'POST',
  path: '/account/sessions/renew',
  summary: 'Keep this session open as long as one that begins now; its token stays the same',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: z.object({ expires: instant }) }),
  refusals: [],
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/account/sessions/:id',
  summary: 'End one session of the account',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer,
  refusals: ['not_found'],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'End every session of the account but this one',
  access: { scope: 'account', roles: ['diner'] },
  answer,
  refusals: [],
});
