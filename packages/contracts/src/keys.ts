import { z } from 'zod';
import { endpoint, keyScopes } from './endpoint.ts';
import { id, idParam, instant, requiredText } from './fields.ts';

const view = {
  _id: id,
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  prefix: z.string().meta({ description: 'The first characters of the key, to know it by' }),
  created: instant,
  expires: instant.nullable(),
  used: instant.nullable().meta({ description: 'Within an hour' }),
  old_until: instant.nullable().meta({ description: 'Until when the key before it works as well' }),
};
const apiKey = z.object(view).meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;

const platformKey = z
  .object({
    ...view,
    licensee: z.object({ _id: id, name: z.string() }).nullable().meta({ description: 'Null: the platform’s own' }),
  })
  .meta({ id: 'PlatformKey' });
export type PlatformKey = z.infer<typeof platformKey>;

const token = z.string().meta({ description: 'The key itself; told this once' });
const fields = {
  name: requiredText(80),
  scopes: z
    .array(z.enum(keyScopes))
    .min(1)
    .max(keyScopes.length)
    .transform((list) => [...new Set(list)]),
  days: z.int().min(1).max(1825).nullable().meta({ description: 'How long it works; null: until it is revoked' }),
};
const overlap = z.object({
  overlap_hours: z.int().min(0).max(720).meta({ description: 'How long the key before it works as well; 0: no more' }),
});
const ofRestaurant = { scope: 'restaurant', roles: ['owner'] } as const;
const ofPlatform = { scope: 'marketplace', roles: ['owner'] } as const;
const params = z.object({ id, key: id });

export const getKey = endpoint({
  name: 'getKey',
  method: 'GET',
  path: '/key',
  summary: 'What the key that calls may do, and for whom',
  access: { scope: 'key' },
  answer: z.object({
    data: apiKey.extend({
      owner: z.enum(['restaurant', 'licensee', 'platform', 'person']),
      restaurant: id.nullable(),
    }),
  }),
  refusals: [],
});

export const listKeys = endpoint({
  name: 'listKeys',
  method: 'GET',
  path: '/host/restaurants/:id/keys',
  summary: 'Keys of the restaurant’s programs',
  access: ofRestaurant,
  params: idParam,
  answer: z.object({ data: z.array(apiKey) }),
  refusals: ['not_found'],
});

export const createKey = endpoint({
  name: 'createKey',
  method: 'POST',
  path: '/host/restaurants/:id/keys',
  summary: 'A key for a program of the restaurant’s',
  access: ofRestaurant,
  params: idParam,
  body: z.object(fields),
  answer: z.object({ data: apiKey, key: token }),
  status: 201,
  refusals: ['not_found', 'keys_limit'],
});

export const rotateKey = endpoint({
  name: 'rotateKey',
  method: 'POST',
  path: '/host/restaurants/:id/keys/:key/rotation',
  summary: 'A new key in the place of one, which works beside it for a while',
  access: ofRestaurant,
  params,
  body: overlap,
  answer: z.object({ data: apiKey, key: token }),
  refusals: ['not_found'],
});

export const revokeKey = endpoint({
  name: 'revokeKey',
  method: 'DELETE',
  path: '/host/restaurants/:id/keys/:key',
  summary: 'End a key at once',
  access: ofRestaurant,
  params,
  answer: z.object({ data: z.null() }),
  refusals: ['not_found'],
});

export const listPlatformKeys = endpoint({
  name: 'listPlatformKeys',
  method: 'GET',
  path: '/admin/keys',
  summary: 'Keys of the platform’s and of licensees’ programs',
  access: ofPlatform,
  answer: z.object({ data: z.array(platformKey) }),
  refusals: [],
});

export const createPlatformKey = endpoint({
  name: 'createPlatformKey',
  method: 'POST',
  path: '/admin/keys',
  summary: 'A key for a program of the platform’s, or of a licensee’s within its cities',
  access: ofPlatform,
  body: z.object({ ...fields, licensee: id.nullable() }),
  answer: z.object({ data: platformKey, key: token }),
  status: 201,
  refusals: ['not_found', 'keys_limit'],
});

export const rotatePlatformKey = endpoint({
  name: 'rotatePlatformKey',
  method: 'POST',
  path: '/admin/keys/:id/rotation',
  summary: 'A new key in the place of one, which works beside it for a while',
  access: ofPlatform,
  params: idParam,
  body: overlap,
  answer: z.object({ data: platformKey, key: token }),
  refusals: ['not_found'],
});

export const revokePlatformKey = endpoint({
  name: 'revokePlatformKey',
  method: 'DELETE',
  path: '/admin/keys/:id',
  summary: 'End a key at once',
  access: ofPlatform,
  params: idParam,
  answer: z.object({ data: z.null() }),
  refusals: ['not_found'],
});
