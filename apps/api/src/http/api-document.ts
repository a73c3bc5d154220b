import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { apiVersion } from '@metade/contracts/api-version.ts';
import { problem } from '@metade/contracts/problem.ts';
import { webhookEvents, webhookMessage } from '@metade/contracts/webhooks.ts';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { createDocument } from 'zod-openapi';
import {
  documentedOperation,
  sharedHeaders,
  sharedParameters,
  sharedResponses,
  tagOf,
} from './documented-operation.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

/**
 * The OpenAPI 3.1 document of these operations, from the contracts alone: schemas are collected from what operations reach, not
 * from zod's global registry, where a second copy of a contract could appear.
 */
export function apiDocument(contracts: readonly Endpoint[], contactEmail: string): ApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: documentedOperation(contract) };
  }
  const used = new Set(contracts.map(tagOf));
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Metade',
        version: apiVersion,
        summary: 'Restaurant tables at half price.',
        description:
          'Search restaurants with free tables, hold a table, pay the voucher fee, show the voucher. Amounts are integers of minor units. Refusals are problem documents (RFC 9457) with a code for programs and a message in the language of Accept-Language.',
        contact: { name: 'Metade', email: contactEmail },
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Metade' },
      },
      servers: [{ url: '/v1' }],
      security: [{ bearer: [] }],
      tags: Object.entries(tags).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : [])),
      paths,
      webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: webhookOperation(event) }])),
      components: {
        parameters: sharedParameters,
        headers: sharedHeaders,
        responses: sharedResponses,
        schemas: { Problem: problem },
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that logging in, signing up or starting as a guest answered',
          },
          key: {
            type: 'http',
            scheme: 'bearer',
            description: 'A key of a restaurant, a licensee or the platform, which begins with mtd_',
          },
        },
      },
    },
    {
      override: ({ jsonSchema, zodSchema, io }) => {
        showCoerced(jsonSchema, zodSchema, io);
        shorten(jsonSchema);
      },
    },
  );
}

/** A query's number is parsed from text and then checked: its bounds are those of the check. */
function showCoerced(jsonSchema: object, zodSchema: z.core.$ZodTypes, io: 'input' | 'output'): void {
  const { def } = zodSchema._zod;
  if (io !== 'input' || def.type !== 'pipe') return;
  if (!(def.in as z.core.$ZodTypes)._zod.def || !('coerce' in (def.in as z.core.$ZodTypes)._zod.def)) return;
  const { $schema: _, ...checked } = z.toJSONSchema(def.out as z.ZodType, { io: 'input' });
  Object.assign(jsonSchema, checked);
}

/** A format implies the library's pattern, which is left out; answers may gain fields. */
function shorten(jsonSchema: { format?: string; pattern?: string; additionalProperties?: unknown }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

function webhookOperation(event: (typeof webhookEvents)[number]): ZodOpenApiOperationObject {
  return {
    operationId: `on${event.replace(/(^|[._])(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase())}`,
    summary: `A restaurant’s address is told of ${event}`,
    description:
      'Signed as standardwebhooks.com says: webhook-signature is the HMAC-SHA256 of webhook-id, webhook-timestamp and body. Any 2xx answer is receipt; else the message is sent again, under the same webhook-id.',
    tags: ['webhooks'],
    security: [],
    requestParams: {
      header: z.object({
        'webhook-id': z.uuid().meta({ description: 'The same however often the message is sent' }),
        'webhook-timestamp': z.string().regex(/^\d+$/).meta({ description: 'Unix seconds' }),
        'webhook-signature': z
          .string()
          .meta({ description: 'v1,<base64>; two with a space between them after a new secret' }),
      }),
    },
    requestBody: { required: true, content: { 'application/json': { schema: webhookMessage(event) } } },
    responses: { '2XX': { description: 'Received' }, '4XX': { description: 'Not received: it is sent again later' } },
  };
}

/** By the first segment of the path. */
const tags: Record<string, string> = {
  account: 'The diner’s own account: profile, addresses, second factor, export and end',
  admin: 'The desk of the marketplace',
  auth: 'Logging in and out, guests, forgotten passwords',
  calendars: 'A restaurant’s bookings as a calendar feed',
  'card-checks': 'Cards that are kept once their bank has the diner’s consent',
  cards: 'Saved cards',
  country: 'Countries, states, cities and postal codes',
  dev: 'Only in a demo: the messages that were sent',
  gifts: 'Gift vouchers: bought, sent, redeemed as credit, returned',
  holds: 'Tables that programs hold for people, who pay by a link',
  host: 'A restaurant’s team: bookings, tables, calendar, profile, reports',
  identity: 'Who the token belongs to',
  key: 'The key that a program calls with',
  leads: 'People and restaurants that may join: their threads and next steps',
  licensee: 'Invitations to a licence',
  orders: 'Holding, paying, changing and cancelling a table',
  restaurant: 'Restaurants, their free tables, reviews and pictures',
  site: 'What everybody may see: places, restaurants, texts, forms',
  team: 'Invitations to a restaurant’s team',
  territory: 'A licensee’s cities: restaurants, leads, bookings without names, statements',
  vouchers: 'Vouchers, by their unguessable link',
  'waiting-list': 'Waiting for a table that is sold out',
  webhooks: 'Events: of the card gateway to this API, and of this API to restaurants’ addresses',
  wishlist: 'Favourite restaurants',
};
