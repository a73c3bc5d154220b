import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { Endpoints, OperationName } from '@metade/contracts/endpoints.ts';
import type { Problem } from '@metade/contracts/problem.ts';
import type { z } from 'zod';
import { routes } from './routes.ts';

type In<S> = S extends z.ZodType ? z.input<S> : never;
type Part<E, K extends string> = E extends Record<K, infer S> ? (S extends z.ZodType ? S : never) : never;
type Keys<E extends Endpoint> = (E extends { params: z.ZodType } ? { params: In<Part<E, 'params'>> } : unknown) &
  (E extends { query: z.ZodType } ? { query?: In<Part<E, 'query'>> } : unknown) &
  // A form with files carries its other fields too.
  (E extends { upload: string } ? unknown : E extends { body: z.ZodType } ? { body: In<Part<E, 'body'>> } : unknown);

export type Input<N extends OperationName> = Keys<Endpoints[N]>;
export type Answer<N extends OperationName> = z.output<Endpoints[N]['answer']>;

export type CallOptions = {
  token?: string | undefined;
  locale?: string | undefined;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string> | undefined;
  /** What an operation that takes a file is sent instead of a body. */
  form?: FormData | undefined;
};

/** The API's refusal: status, and the problem's code, message and parameters. */
export class ApiRefusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.problem = problem;
  }
}

/**
 * Calls an operation and answers its body ({ data, … }), or for a streaming one the open response. Throws ApiRefusal for a refusal,
 * and other errors when the API cannot be reached. Contains no schema code, so that a browser bundle stays small.
 */
export const createClient = (base: string, fetchLike: typeof fetch = fetch, defaults: CallOptions = {}) => {
  const open = async <N extends OperationName>(
    name: N,
    input: Input<N>,
    options: CallOptions = {},
  ): Promise<Response> => {
    const { token, locale, idempotencyKey, signal, headers, form } = { ...defaults, ...options };
    const [method, path] = routes[name];
    const { params, query, body } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
    };
    const url = new URL(
      base + '/v1' + path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params?.[key]))),
    );
    for (const [key, value] of Object.entries(query ?? {}))
      if (value !== undefined) url.searchParams.set(key, String(value));
    const response = await fetchLike(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(locale ? { 'accept-language': locale } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...headers,
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (response.ok) return response;
    const problem = (await response.json().catch(() => null)) as Problem | null;
    // Said by something in front of the API, which may have done what was asked all the same.
    if (typeof problem?.code !== 'string') throw new Error(`${response.status} ${response.statusText}`);
    throw new ApiRefusal(problem);
  };
  const call = async <N extends OperationName>(
    name: N,
    input: Input<N>,
    options: CallOptions = {},
  ): Promise<Answer<N>> => (await (await open(name, input, options)).json()) as Answer<N>;
  return { call, open };
};
export type OpenClient = ReturnType<typeof createClient>;
export type ApiClient = Pick<OpenClient, 'call'>;
