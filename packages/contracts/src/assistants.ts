import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant } from './fields.ts';

const access = { scope: 'account', roles: ['diner'] } as const;

/** What an assistant sends a person with (OAuth 2.1 with PKCE); a wrong one is answered link_invalid, and sent nowhere. */
const request = z.object({
  client_id: id,
  redirect_uri: z.string().min(1).max(2000),
  response_type: z.literal('code'),
  code_challenge: z.string().regex(/^[\w-]{43}$/, 'invalid_format'),
  code_challenge_method: z.literal('S256'),
  state: z.string().max(2000).optional(),
});
export type AssistantRequest = z.infer<typeof request>;

export const getAssistantRequest = endpoint({
  name: 'getAssistantRequest',
  method: 'GET',
  path: '/account/assistants/request',
  summary: 'Who asks to read the caller’s bookings',
  access,
  query: request,
  answer: z.object({
    data: z.object({
      name: z.string().meta({ description: 'As it calls itself' }),
      host: z.string().meta({ description: 'Where the answer goes' }),
      days: z.int(),
    }),
  }),
  refusals: ['link_invalid'],
});

export const decideAssistant = endpoint({
  name: 'decideAssistant',
  method: 'POST',
  path: '/account/assistants',
  summary: 'Let an assistant read the caller’s bookings, or not',
  access,
  body: request.extend({ allow: z.boolean() }),
  answer: z.object({ data: z.object({ redirect: z.string().meta({ description: 'Where to send the person' }) }) }),
  refusals: ['link_invalid', 'keys_limit'],
});

const assistant = z
  .object({ _id: id, name: z.string(), since: instant, used: instant.nullable(), expires: instant.nullable() })
  .meta({ id: 'Assistant' });
export type Assistant = z.infer<typeof assistant>;

export const listAssistants = endpoint({
  name: 'listAssistants',
  method: 'GET',
  path: '/account/assistants',
  summary: 'Assistants that may read the caller’s bookings',
  access,
  answer: z.object({ data: z.array(assistant) }),
  refusals: [],
});

export const endAssistant = endpoint({
  name: 'endAssistant',
  method: 'DELETE',
  path: '/account/assistants/:id',
  summary: 'An assistant may no longer read them',
  access,
  params: idParam,
  answer: z.object({ data: z.null() }),
  refusals: ['not_found'],
});
