import type { Endpoints, OperationName } from '@metade/contracts/endpoints.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { RefusalIssue } from '../refused.ts';
import type { Reach } from './access.ts';
import type { Claim } from './idempotency.ts';
import type { KeyInUse, Session } from './session.ts';

type Out<E, K extends string> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined;
type Access<N extends OperationName> = Endpoints[N]['access'];

/** The caller: a diner has a user, a guest holder and most keys none, and the public may have no session. */
type SessionOf<N extends OperationName> =
  Access<N> extends { scope: 'key' }
    ? Session & { key: KeyInUse }
    : Access<N> extends { roles: readonly (infer Role)[] }
      ? 'guest' extends Role
        ? Session
        : Endpoints[N] extends { keys: object }
          ? Session
          : Session & { userId: string }
      : Session | null;

/** A validated request: form and access are checked, so that an operation deals with its own rules only. */
export type Call<N extends OperationName> = {
  params: Out<Endpoints[N], 'params'>;
  query: Out<Endpoints[N], 'query'>;
  body: Out<Endpoints[N], 'body'>;
  session: SessionOf<N>;
  /** For a restaurant's call: the restaurant, checked against the caller's team. */
  restaurant: Access<N> extends { scope: 'restaurant' } ? string : undefined;
  /** For a restaurant's call: the caller's role there. */
  role: Access<N> extends { scope: 'restaurant' }
    ? Exclude<
        Reach['role'],
        | undefined
        | (Access<N> extends { licensee: true } ? never : 'licensee')
        | (Endpoints[N] extends { keys: object } ? never : 'key')
      >
    : undefined;
  /** For a territory's call: the licensee, null for an admin. */
  licensee: Access<N> extends { scope: 'territory'; roles: readonly (infer Role)[] }
    ? 'admin' extends Role
      ? string | null
      : string
    : undefined;
  /** For a form with fields beside its file. */
  file: Endpoints[N] extends { upload: string; body: z.ZodType } ? Buffer : undefined;
  /** For a call with an Idempotency-Key. */
  claim: Claim | null;
  locale: Locale;
  ip: string;
  /** The key of rate limits, derived from `ip`. */
  network: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Answer<N extends OperationName> = z.input<Endpoints[N]['answer']>;

/** An answer serialized once, to be sent many times. */
export class ReadyJson<T> {
  /** Null once it is serialized: only its bytes are cached. */
  answer: T | null;
  #bytes = Buffer.alloc(0);

  constructor(answer: T) {
    this.answer = answer;
  }

  bytes(write: (answer: T) => string): Buffer {
    if (this.answer !== null) this.#bytes = Buffer.from(write(this.answer));
    this.answer = null;
    return this.#bytes;
  }
}

export type Handler<N extends OperationName> = {
  (
    context: Context,
    call: Call<N>,
  ): Promise<Endpoints[N] extends { stream: string } ? void : Answer<N> | ReadyJson<Answer<N>>>;
  /** Further checks for a form with shape errors, so that all mistakes are reported at once. */
  mistakes?: (context: Context, body: unknown, restaurant: string | undefined) => Promise<RefusalIssue[]>;
};

export type Handlers = { [N in OperationName]: Handler<N> };
