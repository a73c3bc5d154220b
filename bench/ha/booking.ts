import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@metade/contracts/orders.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type pg from 'pg';
import type { Seat } from '../data.ts';
import { dinerToken } from '../data.ts';
import { cardToken } from '../replay/caller.ts';

/** What diners were told, and when. */
export type Booking = {
  /** Orders by their hold's key. */
  held: Map<string, string>;
  /** Orders that were told to be paid, with the moment (epoch ms) of each. */
  paid: Map<string, number>;
  /** Orders whose voucher was shown. */
  vouchers: Set<string>;
  /** Every answer and failure by step, status and code, how often. */
  answers: Map<string, number>;
  /** Resolves once so many were paid. */
  reaches(paid: number): Promise<void>;
  /** Ends when every diner has been answered or has given up. */
  stop(): Promise<void>;
};

const connections = 8;
const patienceMs = 90_000;

type Step = 'hold' | 'pay' | 'order' | 'voucher';
type Answer<T> = { status: number; data?: T; code?: string };

/**
 * Diners who hold a table, pay it and look at its voucher, one after the other on each of several connections, as fast as they are
 * answered. Whoever is told to come again, or is told nothing, repeats the call with the same key, as the site and the app do.
 */
export function bookAtFullSpeed(
  server: string,
  gateway: string,
  nextWish: () => { diner: number; seat: Seat },
): Booking {
  const [held, paid, vouchers, answers] = [
    new Map<string, string>(),
    new Map<string, number>(),
    new Set<string>(),
    new Map<string, number>(),
  ];
  const waiting: { paid: number; resolve: () => void }[] = [];
  let going = true;

  async function call<T>(step: Step, path: string, token: string, body?: object, key?: string): Promise<Answer<T>> {
    let answer: Answer<T>;
    try {
      const response = await fetch(`${server}/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(60_000),
      });
      const told = (await response.json().catch(() => ({}))) as { data?: T; code?: string };
      answer = { status: response.status, ...told };
    } catch (error) {
      answer = { status: 0, code: ((error as Error).cause as { code?: string })?.code ?? (error as Error).name };
    }
    const name = `${step} ${answer.status}${answer.code ? ` ${answer.code}` : ''}`;
    answers.set(name, (answers.get(name) ?? 0) + 1);
    return answer;
  }

  /** Repeats a call that may be repeated, until it is answered for certain. */
  async function answered<T>(...request: Parameters<typeof call>): Promise<Answer<T>> {
    for (const until = Date.now() + patienceMs; ; await sleep(250)) {
      const answer = await call<T>(...request);
      const isOpen = answer.status === 0 || (answer.status >= 500 && answer.code !== 'gateway_unreachable');
      if (!isOpen || Date.now() > until) return answer;
    }
  }

  async function book(): Promise<void> {
    const { diner, seat } = nextWish();
    const token = dinerToken(diner);
    const key = randomUUID();
    const { data: order } = await answered<Order>('hold', '/orders', token, seat, key);
    if (order === undefined) return;
    held.set(key, order._id);
    const done = await pay(order._id, token);
    if (done?.payment_state !== 'paid' && done?.payment_state !== 'authorized') return;
    paid.set(done._id, Date.now());
    for (const one of waiting) if (paid.size >= one.paid) one.resolve();
    if (!done.voucher) return;
    const voucher = await answered('voucher', `/vouchers/${done.voucher.token}`, token);
    if (voucher.status === 200) vouchers.add(done._id);
  }

  /** As at the checkout: with a card anew when the gateway could not be asked, and waiting while nobody knows. */
  async function pay(order: string, token: string): Promise<Order | undefined> {
    for (let tried = 0; tried < 3; tried += 1) {
      const card = await cardToken(gateway).catch(() => undefined);
      if (card === undefined) {
        await sleep(500);
        continue;
      }
      const body = { card_token: card, terms_version: termsVersion };
      const answer = await answered<Order>('pay', `/orders/${order}/payment`, token, body, randomUUID());
      if (answer.code === 'gateway_unreachable') continue;
      let told = answer.data;
      for (const until = Date.now() + patienceMs; told?.payment?.state === 'pending' && Date.now() < until; ) {
        await sleep(500);
        told = (await answered<Order>('order', `/orders/${order}`, token)).data;
      }
      if (told === undefined || told.payment?.state !== 'failed') return told;
    }
    return undefined;
  }

  const over = Promise.all(
    Array.from({ length: connections }, async () => {
      while (going) await book();
    }),
  );
  return {
    held,
    paid,
    vouchers,
    answers,
    reaches: (count) =>
      new Promise((resolve) => {
        waiting.push({ paid: count, resolve });
        if (paid.size >= count) resolve();
      }),
    stop: async () => {
      going = false;
      await over;
    },
  };
}

/** Where the database differs from what diners were told, one line each. */
export async function differences(pool: pg.Pool, { held, paid, vouchers }: Booking): Promise<string[]> {
  const orders = new Map(
    (
      await pool.query<{ id: string; payment_state: string; confirmed: boolean }>(
        'select id, payment_state, confirmed_at is not null as confirmed from orders',
      )
    ).rows.map((row) => [row.id, row]),
  );
  const { rows: twice } = await pool.query<{ slot: string }>(
    'select slot_id as slot from slot_day where booked > capacity',
  );
  const { rows: unknown } = await pool.query<{ id: string }>(
    `select id from orders o where not exists (select 1 from idempotency_key k where k.subject_id = o.id and k.operation = 'createOrder')`,
  );
  const isPaid = (id: string) => ['paid', 'authorized'].includes(orders.get(id)?.payment_state ?? '');
  return [
    ...[...held.values()].filter((id) => !orders.has(id)).map((id) => `lost hold: ${id}`),
    ...[...paid.keys()].filter((id) => !isPaid(id)).map((id) => `lost payment: ${id}`),
    ...[...vouchers].filter((id) => !orders.get(id)?.confirmed).map((id) => `lost voucher: ${id}`),
    ...twice.map(({ slot }) => `oversold: ${slot}`),
    ...unknown.map(({ id }) => `held without its key: ${id}`),
  ];
}

/** The longest time (ms) between two payments that were told, among those of a span (epoch ms). */
export function longestGap({ paid }: Booking, from: number, to: number): number {
  const moments = [from, ...[...paid.values()].filter((at) => at > from && at < to).sort((a, b) => a - b), to];
  return Math.max(...moments.slice(1).map((at, nth) => at - (moments[nth] as number)));
}
