import { ApiRefusal, type ApiClient, type CallOptions } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';

export interface Call {
  name: string;
  body: unknown;
  token: string | undefined;
  key: string | undefined;
}

type Answers = Record<string, (call: Call, params: { id?: string }) => unknown>;

/** An API that answers as told, and the calls that it was sent. */
export function fakeApi(answers: Answers): { api: ApiClient; calls: Call[] } {
  const calls: Call[] = [];
  const call = async (name: string, input: { body?: unknown; params?: { id?: string } }, options: CallOptions = {}) => {
    const sent = { name, body: input.body, token: options.token, key: options.idempotencyKey };
    calls.push(sent);
    const answer = answers[name];
    if (!answer) throw new Error(`nobody answers ${name}`);
    return answer(sent, input.params ?? {});
  };
  return { api: { call } as unknown as ApiClient, calls };
}

export function refuse(code: string, status = 409, params: Record<string, unknown> = {}): never {
  throw new ApiRefusal({
    type: 'about:blank',
    title: code,
    status,
    detail: '',
    code,
    message: code,
    params,
    requestId: '1',
  });
}

/** What fetch throws without a network, or when an answer is lost. */
export function lose(): never {
  throw new TypeError('fetch failed');
}

export const orderId = '0195c1d2-0000-7000-8000-000000000001';

export function orderOf(over: Partial<Order> = {}): Order {
  return {
    _id: orderId,
    state: 'held',
    slot: 's1',
    date: '2026-06-12',
    time: '20:00',
    period: 'dinner',
    people: 2,
    restaurant: { _id: 'r1', slug: 'rio-fundo', company_name: 'Rio Fundo', time_zone: 'Europe/Lisbon' },
    starts_at: '2026-06-12T19:00:00.000Z',
    hold: {
      now: '2026-06-01T12:00:00.000Z',
      expires_at: '2026-06-01T12:10:00.000Z',
      warning_at: '2026-06-01T12:08:00.000Z',
      extensions_left: 1,
    },
    payment: null,
    payment_state: 'none',
    voucher: null,
    actions: ['pay', 'cancel'],
    ended_by: null,
    end_reason: null,
    ...over,
  } as Order;
}

export function paymentOf(state: NonNullable<Order['payment']>['state'], id = 'p1'): NonNullable<Order['payment']> {
  return { _id: id, state, failure: null, action_url: null, card: null, attempts_left: 2 };
}
