import { refusalStatus } from '@metade/contracts/refusals.ts';
import { dinerToken } from '../data.ts';

export type Answer<T> = { status: number; data: T | undefined; code: string | undefined };

/** What every call was answered, for the report and for the promise that every refusal has a code. */
export type Tally = {
  requests: number;
  /** Milliseconds, by operation. */
  latencies: Map<string, number[]>;
  /** Operation and code, how often. */
  refusals: Map<string, number>;
  violations: string[];
};

export function newTally(): Tally {
  return { requests: 0, latencies: new Map(), refusals: new Map(), violations: [] };
}

export type Post = {
  /** For the report: POST /v1/orders and the like. */
  operation: string;
  path: string;
  token: string;
  body?: object;
  key?: string;
};

/** Posts as one person to one server and counts the answer. A refusal must be a problem whose code the contracts know, at its status. */
export async function post<T>(
  tally: Tally,
  server: string,
  { operation, path, token, body, key }: Post,
): Promise<Answer<T>> {
  const start = performance.now();
  const response = await fetch(`${server}/v1${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body ?? {}),
  });
  const answer = (await response.json().catch(() => ({}))) as { data?: T; code?: string };
  tally.requests += 1;
  const latencies = tally.latencies.get(operation) ?? [];
  tally.latencies.set(operation, latencies);
  latencies.push(performance.now() - start);
  if (response.ok) return { status: response.status, data: answer.data, code: undefined };
  const expected = (refusalStatus as Record<string, number>)[answer.code ?? ''];
  if (expected !== response.status || answer.code === 'internal')
    tally.violations.push(`${operation} answered ${response.status} with the code ${answer.code ?? 'missing'}`);
  const refusal = `${operation}  ${answer.code}`;
  tally.refusals.set(refusal, (tally.refusals.get(refusal) ?? 0) + 1);
  return { status: response.status, data: undefined, code: answer.code };
}

/** Diners of the replay, each with a card that the gateway turned into a token when first needed. */
export class Diners {
  readonly #count: number;
  readonly #gateway: string;
  readonly #cards = new Map<number, Promise<string>>();

  constructor(count: number, gateway: string) {
    this.#count = count;
    this.#gateway = gateway;
  }

  /** The diner of a booking: its token, and how to get its card's. */
  of(booking: number): { token: string; card: () => Promise<string> } {
    const no = (booking % this.#count) + 1;
    return {
      token: dinerToken(no),
      card: () => {
        const card = this.#cards.get(no) ?? cardToken(this.#gateway, cardNumber(no));
        this.#cards.set(no, card);
        return card;
      },
    };
  }
}

/** The gateway's token of a card with this number, which pays unless told otherwise. */
export async function cardToken(gateway: string, number = '4242424242424242'): Promise<string> {
  const response = await fetch(`${gateway}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      number,
      expMonth: 12,
      expYear: new Date().getUTCFullYear() + 2,
      cvc: '123',
      holder: 'Diner',
    }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Most cards pay; of 25 diners one has each of those that make trouble. */
function cardNumber(diner: number): string {
  switch (diner % 25) {
    case 3:
      return '4000000000000002'; // declined
    case 8:
      return '4000000000009995'; // insufficient funds
    case 13:
      return '4000000000005043'; // authorised, then not captured
    case 18:
      return '4000000000005050'; // every webhook twice
    case 23:
      return '4000056655665556'; // debit
    default:
      return '4242424242424242';
  }
}
