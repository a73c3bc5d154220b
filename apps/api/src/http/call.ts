import type { Endpoints, OperationName } from '@metade/contracts/endpoints.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { RefusalIssue } from '../refused.ts';
import type { Reach } from './access.ts';
import type { Claim } from './idempotency.ts';
import type { Session } from './session.ts';

type Out<E, K extends string> =
  E extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined;
type Access<N extends OperationName> = Endpoints[N]['access'];

/** Who calls: a diner has a user, a guest holder none, and the public may have no session at all. */
type SessionOf<A> = A extends { roles: readonly (infer Role)[] }
  ? 'guest' extends Role
    ? Session
    : Session & { userId: string }
  : Session | null;

/** One checked request: form and access have been seen to, so that an operation deals with its own rules alone. */
export type Call<N extends OperationName> = {
  params: Out<Endpoints[N], 'params'>;
  query: Out<Endpoints[N], 'query'>;
  body: Out<Endpoints[N], 'body'>;
  session: SessionOf<Access<N>>;
  /** Of a restaurant's call: the restaurant, which was checked against the caller's team. */
  restaurant: Access<N> extends { scope: 'restaurant' } ? string : undefined;
  /** Of a restaurant's call: as what the caller acts. */
  role: Access<N> extends { scope: 'restaurant' }
    ? Exclude<Reach['role'], undefined | (Access<N> extends { licensee: true } ? never : 'licensee')>
    : undefined;
  /** Of a territory's call: whose, null for an admin. */
  licensee: Access<N> extends { scope: 'territory'; roles: readonly (infer Role)[] }
    ? 'admin' extends Role
      ? string | null
      : string
    : undefined;
  /** Of a form with fields beside its file. */
  file: Endpoints[N] extends { upload: string; body: z.ZodType } ? Buffer : undefined;
  /** Of a call with an Idempotency-Key. */
  claim: Claim | null;
  locale: Locale;
  ip: string;
  /** What limits count by, of `ip`. */
  network: string;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Answer<N extends OperationName> = z.input<Endpoints[N]['answer']>;

/** An answer that is written as JSON once, to be sent many times. */
export class ReadyJson<T> {
  /** Null once it is written: only its bytes are cached. */
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
  /** What the operation would refuse of a form whose shape is wrong elsewhere, so that all mistakes are told at once. */
  mistakes?: (context: Context, body: unknown, restaurant: string | undefined) => Promise<RefusalIssue[]>;
};

export type Handlers = { [N in OperationName]: Handler<N> };
