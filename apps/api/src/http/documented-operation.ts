import { locales } from '@metade/contracts/catalogue.ts';
import type { AccountRole, Endpoint } from '@metade/contracts/endpoint.ts';
import { teamRoles } from '@metade/contracts/endpoint.ts';
import type { RefusalCode } from '@metade/contracts/refusals.ts';
import { refusalStatus } from '@metade/contracts/refusals.ts';
import { adminRoles } from '@metade/domain/admin-role.ts';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { isRefusedToOldApps } from './app-version.ts';

/** One contract as an operation of the document. */
export function documentedOperation(contract: Endpoint): ZodOpenApiOperationObject {
  const { params, query } = contract;
  const body = requestBody(contract);
  return {
    operationId: contract.name,
    summary: contract.summary,
    description: [callers(contract), ...keysOf(contract)].join(' '),
    tags: [tagOf(contract)],
    ...(contract.deprecated ? { deprecated: true } : {}),
    security:
      contract.access.scope === 'public'
        ? [{}, { bearer: [] }]
        : contract.access.scope === 'gateway'
          ? []
          : contract.access.scope === 'key'
            ? [{ key: [] }]
            : [{ bearer: [] }, ...(contract.keys ? [{ key: [] }] : [])],
    requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}) },
    parameters: [
      { $ref: '#/components/parameters/AcceptLanguage' },
      { $ref: '#/components/parameters/AppVersion' },
      ...(contract.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(contract.revalidated ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: responses(contract),
  };
}

export const tagOf = ({ path }: Endpoint): string => path.split('/')[1] ?? '';

/** Every refusal a call may get: its own, and those of access, form and limits. */
export function possibleRefusals(contract: Endpoint): Set<RefusalCode> {
  const { access, params, query, body, upload, idempotent, method, name } = contract;
  const codes: RefusalCode[] = [...contract.refusals, 'too_many_requests', 'internal', 'unavailable'];
  if (isRefusedToOldApps(name)) codes.push('app_outdated');
  if ('roles' in access || access.scope === 'key') codes.push('unauthenticated');
  // Of a key without the scope, too.
  if (access.scope !== 'gateway') codes.push('forbidden');
  if (params) codes.push('not_found');
  if (query || body || upload || idempotent) codes.push('invalid_fields');
  if (method !== 'GET') codes.push('body_unreadable', 'body_too_large');
  codes.push('media_type_unsupported');
  if (idempotent) codes.push('idempotency_key_reused');
  return new Set(codes);
}

export const sharedParameters = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header' as const,
    required: false,
    description: `The language of messages and named things: ${locales.join(', ')}`,
    schema: { type: 'string' as const, maxLength: 1000 },
    example: 'pt',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header' as const,
    required: false,
    description: 'Made by the caller: a repeat under the same key gives the first answer and does nothing again',
    schema: { type: 'string' as const, pattern: '^[\\x21-\\x7e]{1,200}$' },
  },
  AppVersion: {
    name: 'App-Version',
    in: 'header' as const,
    required: false,
    description: 'The system and version of the app that calls: one that is too old is answered app_outdated',
    schema: { type: 'string' as const, maxLength: 100 },
    example: 'android 1.4.0',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header' as const,
    required: false,
    description: 'The ETag of the answer that the caller holds: 304 when it is still the same',
    schema: { type: 'string' as const, maxLength: 1000 },
  },
};

export const sharedHeaders = {
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer' as const, minimum: 1 } },
  ContentLanguage: { description: 'The language of the message', schema: { type: 'string' as const } },
  ETag: { description: 'Names the content', schema: { type: 'string' as const } },
  WwwAuthenticate: { description: 'Always Bearer', schema: { type: 'string' as const } },
};

function callers({ access }: Endpoint): string {
  switch (access.scope) {
    case 'public':
      return 'Anybody may call it; a token adds what is the caller’s own.';
    case 'account':
    case 'order':
      return `For ${access.roles.map((role) => callerWords[role]).join(', ')}: of what is their own.`;
    case 'restaurant':
      return [
        access.roles.length === teamRoles.length
          ? 'Everybody in the restaurant’s team may call it.'
          : `The restaurant’s ${access.roles.join(', ')} may call it.`,
        ...(access.licensee ? ['So may the licensee of its city.'] : []),
      ].join(' ');
    case 'territory': {
      const admins = access.roles.filter((role) => role !== 'franchisee');
      return admins.length === 0
        ? 'For licensees, of what lies in their cities.'
        : `For licensees, of what lies in their cities; for admins with the role ${admins.join(' or ')}, of all cities.`;
    }
    case 'marketplace':
      return access.roles.length === adminRoles.length
        ? 'Every admin may call it.'
        : `Admins may call it: ${[...new Set([...access.roles, 'owner'])].join(', ')}.`;
    case 'key':
      return 'For programs with a key.';
    case 'gateway':
      return 'The card gateway calls it, and signs its body.';
  }
}

function keysOf({ keys }: Endpoint): string[] {
  return keys ? [`Open to keys with the scope ${keys.scope}, of ${keys.owners.join(', ')}.`] : [];
}

const callerWords: Record<AccountRole, string> = {
  guest: 'guests',
  diner: 'everybody who is signed in',
  member: 'members of restaurants’ teams',
  restaurant: 'restaurants’ accounts',
  franchisee: 'licensees',
  admin: 'admins',
};

const binary = { type: 'string' as const, format: 'binary' as const };

function requestBody(contract: Endpoint): ZodOpenApiOperationObject['requestBody'] {
  const { body, upload, access } = contract;
  if (upload !== undefined) {
    const file = upload === 'many' ? { type: 'array' as const, items: binary } : binary;
    const fields = z.toJSONSchema(body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
    const properties = { ...fields.properties, file } as never;
    const schema = { type: 'object' as const, properties, required: [...(fields.required ?? []), 'file'] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (access.scope === 'gateway')
    return { required: true, content: { 'application/json': { schema: { type: 'object' as const } } } };
  // A body with only optional fields may be omitted.
  return body && { required: !body.safeParse({}).success, content: { 'application/json': { schema: body } } };
}

function responses(contract: Endpoint): ZodOpenApiResponsesObject {
  const status = contract.status ?? 200;
  const found: Record<string, ZodOpenApiResponseObject | { $ref: string }> = {
    [`${status}`]: {
      description: STATUS_CODES[status] ?? '',
      ...(contract.revalidated ? { headers: { ETag: { $ref: '#/components/headers/ETag' } } } : {}),
      content: answer(contract),
    },
    ...(contract.revalidated ? { '304': { description: 'The caller holds the same' } } : {}),
  };
  for (const [refused, codes] of byStatus(possibleRefusals(contract))) {
    const shared = codes.length === 1 && `${codes[0]}` in sharedResponses;
    found[`${refused}`] = shared ? { $ref: `#/components/responses/${codes[0]}` } : refusal(refused, codes);
  }
  return found as ZodOpenApiResponsesObject;
}

function byStatus(codes: Set<RefusalCode>): [number, RefusalCode[]][] {
  const groups = Map.groupBy([...codes].toSorted(), (code) => refusalStatus[code]);
  return [...groups].toSorted(([a], [b]) => a - b);
}

function answer({ answer: schema, stream }: Endpoint) {
  if (stream === undefined) return { 'application/json': { schema } };
  return { [stream]: { schema: stream.startsWith('text/') ? { type: 'string' as const } : binary } };
}

function refusal(status: number, codes: RefusalCode[]) {
  return {
    description: `${STATUS_CODES[status] ?? 'Refused'}: ${codes.join(', ')}`,
    headers: {
      'Content-Language': { $ref: '#/components/headers/ContentLanguage' },
      ...(status === 429 || status === 503 ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
      ...(status === 401 ? { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } } : {}),
    },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            {
              type: 'object' as const,
              properties: { code: { type: 'string' as const, enum: codes } },
              required: ['code'],
            },
          ],
        },
      },
    },
  };
}

// Common refusals are defined once and referenced.
const general: RefusalCode[] = [
  'body_unreadable',
  'unauthenticated',
  'forbidden',
  'not_found',
  'body_too_large',
  'media_type_unsupported',
  'invalid_fields',
  'app_outdated',
  'too_many_requests',
  'internal',
  'unavailable',
];
export const sharedResponses = Object.fromEntries(general.map((code) => [code, refusal(refusalStatus[code], [code])]));
