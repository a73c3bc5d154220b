import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { Endpoints, OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import type { Problem } from '@metade/contracts/problem.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

type In<E, K extends string> = E extends Record<K, infer S> ? (S extends z.ZodType ? z.input<S> : never) : undefined;

/** On whose behalf an operation is called. */
export type OnBehalf = { token?: string | undefined; ip: string; language: string };

/** The refusal of an operation that was called in this process. */
export class OperationRefused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Calls an operation as its HTTP callers do, without a socket: the same limits, access, form and handler. Throws OperationRefused.
 */
export async function callOperation<N extends OperationName>(
  app: FastifyInstance,
  name: N,
  input: { params?: In<Endpoints[N], 'params'>; query?: In<Endpoints[N], 'query'>; body?: In<Endpoints[N], 'body'> },
  { token, ip, language }: OnBehalf,
): Promise<z.output<Endpoints[N]['answer']>> {
  const { method, path }: Endpoint = endpoints[name];
  const params = (input.params ?? {}) as Record<string, unknown>;
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)]));
  const answer = await app.inject({
    method,
    url: `/v1${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))}?${search}`,
    remoteAddress: ip,
    headers: { 'accept-language': language, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(input.body === undefined ? {} : { payload: input.body as object }),
  });
  if (answer.statusCode >= 400) throw new OperationRefused(answer.json<Problem>());
  return answer.json();
}
