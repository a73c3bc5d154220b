import { handlers } from '../../src/features/handlers.ts';
import type { Handlers } from '../../src/http/call.ts';
import { ReadyJson } from '../../src/http/call.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect } from 'vitest';
import type { z } from 'zod';

type Run = (context: unknown, call: { request: { raw: object } }) => Promise<unknown>;

/**
 * Holds every JSON answer against what its contract declares: status, fields, and no field beside them. It is looked at as its
 * handler gives it, before the server leaves out what the contract does not name, and as it leaves the server.
 */
export function checkAnswers(): {
  /** The program's handlers, watched. */
  handlers: Handlers;
  /** Watches what leaves the server. */
  watch: (app: FastifyInstance) => void;
  /** Throws the faults, by operation and the test that called it. */
  assertDeclared: () => void;
} {
  /** Each fault, with the test that met it first. */
  const found = new Map<string, string>();
  const note = (
    { name }: Endpoint,
    faults: string[],
    test = expect.getState().currentTestName ?? 'before the tests',
  ) => {
    for (const fault of faults) if (!found.has(`${name}: ${fault}`)) found.set(`${name}: ${fault}`, test);
  };
  const given = new WeakMap<object, string>();
  const watched = Object.entries(handlers).map(([name, handler]) => {
    const contract: Endpoint = endpoints[name as keyof typeof endpoints];
    const run: Run = async (context, call) => {
      const answer = await (handler as unknown as Run)(context, call);
      const json = JSON.stringify(answer instanceof ReadyJson ? answer.answer : answer);
      const isWritten = answer instanceof ReadyJson && answer.answer === null;
      if (!isWritten) {
        given.set(call.request.raw, json);
        note(contract, undeclared(contract.answer, json));
      }
      return answer;
    };
    return [name, contract.stream === undefined ? Object.assign(run, handler) : handler];
  });
  const watch = (app: FastifyInstance) =>
    app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const contract = contractOf(request);
      if (contract === undefined || contract.stream !== undefined) return;
      const test = expect.getState().currentTestName ?? 'before the tests';
      const chunks: Buffer[] = [];
      const write = response.write as (...given: unknown[]) => boolean;
      const end = response.end as (...given: unknown[]) => ServerResponse;
      const keep = (chunk: unknown) => {
        if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
      };
      response.write = (chunk: unknown, ...rest: unknown[]) => {
        keep(chunk);
        return write.call(response, chunk, ...rest);
      };
      response.end = (chunk?: unknown, ...rest: unknown[]) => {
        keep(chunk);
        const body = Buffer.concat(chunks).toString();
        const faults = faultsOf(contract, response.statusCode, body);
        const answer = given.get(request);
        if (faults.length === 0 && answer !== undefined && response.statusCode < 300)
          faults.push(
            ...differences(JSON.parse(answer), JSON.parse(body)).map((fault) => `${fault}, as it is written`),
          );
        note(contract, faults, test);
        return end.call(response, chunk, ...rest);
      };
    });
  const assertDeclared = () => {
    const faults = [...found].map(([fault, test]) => `${fault} (${test})`);
    if (faults.length > 0) throw new Error(`Answers that their contracts do not declare:\n${faults.join('\n')}`);
  };
  return { handlers: Object.fromEntries(watched) as Handlers, watch, assertDeclared };
}

type Asked = { contract: Endpoint; segments: string[] };
const kindOf = (method: string | undefined, segments: string[]) => `${method} ${segments.length}`;
const shape = (segments: string[]) => segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');

/** By method and number of segments, as the router finds them: a fixed segment goes before a parameter. */
const contracts = Map.groupBy(
  Object.values<Endpoint>(endpoints)
    .map((contract): Asked => ({ contract, segments: contract.path.split('/').slice(1) }))
    .toSorted((one, other) => shape(one.segments).localeCompare(shape(other.segments))),
  ({ contract, segments }) => kindOf(contract.method, segments),
);

function contractOf({ method, url = '' }: IncomingMessage): Endpoint | undefined {
  const path = url.split('?')[0]?.replace(/\/$/, '') ?? '';
  if (!path.startsWith('/v1/')) return undefined;
  const asked = path.slice('/v1/'.length).split('/');
  return contracts
    .get(kindOf(method, asked))
    ?.find(({ segments }) => segments.every((segment, at) => segment.startsWith(':') || segment === asked[at]))
    ?.contract;
}

function faultsOf(contract: Endpoint, status: number, body: string): string[] {
  if (status < 200 || status > 299) return [];
  if (status !== (contract.status ?? 200)) return [`status ${status}`];
  return undeclared(contract.answer, body);
}

/** What keeps a JSON text from being all and only what the schema says. */
export function undeclared(schema: z.ZodType, json: string): string[] {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    return ['is no JSON'];
  }
  const { success, data, error } = schema.safeParse(given);
  if (!success) return error.issues.map((issue) => `${placeOf(issue.path)} ${JSON.stringify(issue)}`);
  return differences(given, data);
}

/** Fields that the schema dropped, for it does not know them, and values that it made into others. */
function differences(given: unknown, declared: unknown, path: PropertyKey[] = []): string[] {
  if (Array.isArray(given) && Array.isArray(declared))
    return given.flatMap((item, at) => differences(item, declared[at], [...path, at]));
  if (isObject(given) && isObject(declared))
    return [...new Set([...Object.keys(given), ...Object.keys(declared)])].flatMap((key) => {
      if (!(key in declared)) return [`${placeOf([...path, key])} is not declared`];
      return differences(given[key], declared[key], [...path, key]);
    });
  return Object.is(given, declared) ? [] : [`${placeOf(path)} is read as another value`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without the place in a list: one fault of a hundred rows is told once. */
const placeOf = (path: PropertyKey[]) => path.map((part) => (typeof part === 'number' ? '[]' : String(part))).join('.');
