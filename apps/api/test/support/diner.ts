import { createClient, ApiRefusal } from '@metade/api-client/client.ts';
import type { Answer, CallOptions, Input } from '@metade/api-client/client.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { Problem } from '@metade/contracts/problem.ts';
import { seedTiny } from '@metade/dev-env/seed/seed-tiny.ts';
import type { Tiny, TinyOverrides } from '@metade/dev-env/seed/seed-tiny.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type pg from 'pg';
import { newToken } from '../../src/http/session.ts';
import { createPerson } from './orders-fixture.ts';

/** What became of a call: its data, or the code and parameters of the refusal. */
export type Outcome<T> =
  | { ok: true; data: T; code: 'ok' }
  | { ok: false; code: string; params: Record<string, unknown>; status: number };

export type PaymentWish = Pick<Input<'payOrder'>['body'], 'coupon' | 'use_credit' | 'use_free_voucher' | 'expected'>;

export type Table = Tiny & { people?: number };

/** One caller of the API at an address: a signed-in diner, or a guest. */
export class Caller {
  readonly url: string;
  readonly token: string;
  /** The user's id; a guest has none. */
  readonly id: string | null;

  constructor(url: string, token: string, id: string | null = null) {
    this.url = url;
    this.token = token;
    this.id = id;
  }

  /** The same person, talking to another server. */
  at(url: string): Caller {
    return new Caller(url, this.token, this.id);
  }

  async call<N extends OperationName>(
    name: N,
    input: Input<N>,
    options: CallOptions = {},
  ): Promise<Outcome<Answer<N> extends { data: infer D } ? D : Answer<N>>> {
    try {
      const answer = (await createClient(this.url).call(name, input, {
        token: this.token,
        locale: 'en',
        ...options,
      })) as Answer<N> & { data: unknown };
      return { ok: true, data: answer.data as never, code: 'ok' };
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      const { code, params = {}, status } = error.problem;
      return { ok: false, code, params, status };
    }
  }

  /** The whole problem document of a call that must be refused. */
  async problem<N extends OperationName>(name: N, input: Input<N>, options: CallOptions = {}): Promise<Problem> {
    const error: unknown = await createClient(this.url)
      .call(name, input, { token: this.token, locale: 'en', ...options })
      .then(() => new Error(`${name} was not refused`))
      .catch((failure: unknown) => failure);
    if (!(error instanceof ApiRefusal)) throw error;
    return error.problem;
  }

  hold(table: Table, options: CallOptions = {}): Promise<Outcome<Order>> {
    const body = {
      restaurant: table.restaurantId,
      slot: table.slotId,
      date: table.date,
      people: table.people ?? 2,
    };
    return this.call('createOrder', { body }, options);
  }

  /** cardToken null: without a card. */
  pay(
    order: string,
    cardToken: string | null,
    { wish = {}, ...options }: CallOptions & { wish?: PaymentWish } = {},
  ): Promise<Outcome<Order>> {
    const body = {
      ...(cardToken === null ? {} : { card_token: cardToken }),
      ...wish,
      terms_version: termsVersion,
      return_url: 'http://metade.test/back',
    };
    return this.call('payOrder', { params: { id: order }, body }, options);
  }

  refresh(order: string): Promise<Outcome<Order>> {
    return this.call('refreshPayment', { params: { id: order } });
  }

  cancel(order: string, body: Input<'cancelOrder'>['body'] = {}, options: CallOptions = {}): Promise<Outcome<Order>> {
    return this.call('cancelOrder', { params: { id: order }, body }, options);
  }

  order(id: string): Promise<Outcome<Order>> {
    return this.call('getOrder', { params: { id } });
  }
}

/** A new user with a session. */
export async function newDiner(pool: pg.Pool, url: string): Promise<Caller> {
  const person = await createPerson(pool);
  return new Caller(url, person.token, person.id);
}

export function newDiners(pool: pg.Pool, url: string, count: number): Promise<Caller[]> {
  return Promise.all(Array.from({ length: count }, () => newDiner(pool, url)));
}

/** Somebody who has yet to sign in. */
export async function newGuest(url: string): Promise<Caller> {
  const { token } = await createClient(url).call('startGuest', {});
  return new Caller(url, token);
}

/** A restaurant of its own with one slot, three days ahead, instant unless told otherwise. */
export function openTable(pool: pg.Pool, overrides: Partial<TinyOverrides> = {}): Promise<Table> {
  return seedTiny(pool, overrides);
}

/** The team's owner of a table's restaurant, signed in. */
export async function ownerOf(pool: pg.Pool, url: string, table: Table): Promise<Caller> {
  const { token, hash } = newToken();
  await pool.query(
    "insert into session (token_hash, holder_id, user_id, expires_at) values ($1, $2, $2, now() + interval '1 day')",
    [hash, table.ownerId],
  );
  return new Caller(url, token, table.ownerId);
}

/** The data of a call that must have succeeded. */
export function taken<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.status} ${outcome.code} ${JSON.stringify(outcome.params)}`);
  return outcome.data;
}

export const cards = {
  visa: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  incorrectCvc: '4000000000000127',
  authenticate: '4000002500003155',
  debit: '4000056655665556',
  prepaid: '5105105105105100',
  networkFailure: '4000000000005019',
  slow: '4000000000005027',
  answerLost: '4000000000005035',
  captureFails: '4000000000005043',
  webhookDoubled: '4000000000005050',
  webhookDisordered: '4000000000005068',
  dispute: '4000000000000259',
  inquiry: '4000000000001976',
  warning: '4000000000005423',
  refundPending: '4000000000007726',
  refundFails: '4000000000005126',
} as const;
