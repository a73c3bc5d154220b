import { randomUUID } from 'node:crypto';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type pg from 'pg';
import type { Seat } from '../data.ts';
import { dinerToken } from '../data.ts';
import { cardToken, newTally, post } from '../replay/caller.ts';

/** What a diner was told, with the moments (epoch ms) at which the request left and its answer had come. */
export type Told = { order: string; step: 'held' | 'paid'; sent: number; answered: number };

/** A table that a diner of `insertDiners`, by number, wants. */
export type Wish = { diner: number; seat: Seat };

export type Booking = {
  told: Told[];
  /** Resolves once so many bookings were paid since the beginning. */
  reaches(paid: number): Promise<void>;
  /** Ends when every request that is under way was answered or failed. */
  stop(): Promise<void>;
};

export const connections = 12;

/** Diners who hold a table and pay it, one after the other on each of several connections, as fast as the server answers. */
export function bookAtFullSpeed(server: string, gateway: string, nextWish: () => Wish): Booking {
  const told: Told[] = [];
  const waiting: { paid: number; resolve: () => void }[] = [];
  let paid = 0;
  let going = true;
  const book = async (): Promise<void> => {
    const { diner, seat } = nextWish();
    const token = dinerToken(diner);
    const held = await tell('held', { operation: 'hold', path: '/orders', token, body: seat, key: randomUUID() });
    if (held === undefined) return;
    const body = { card_token: await cardToken(gateway), terms_version: termsVersion };
    const path = `/orders/${held._id}/payment`;
    const order = await tell('paid', { operation: 'pay', path, token, body, key: randomUUID() });
    if (order?.state !== 'confirmed' && order?.state !== 'awaiting_restaurant') return;
    paid += 1;
    for (const one of waiting) if (paid >= one.paid) one.resolve();
  };
  const tell = async (step: Told['step'], request: Parameters<typeof post>[2]): Promise<Order | undefined> => {
    const sent = Date.now();
    const { data } = await post<Order>(newTally(), server, request);
    const isDone =
      data !== undefined && (step === 'held' || data.payment_state === 'paid' || data.payment_state === 'authorized');
    if (isDone) told.push({ order: data._id, step, sent, answered: Date.now() });
    return data;
  };
  const client = async () => {
    // A database that is killed ends the bookings that are under way, and each after it: only answers count.
    while (going) await book().catch(() => {});
  };
  const over = Promise.all(Array.from({ length: connections }, client));
  return {
    told,
    reaches: (count) =>
      new Promise((resolve) => {
        waiting.push({ paid: count, resolve });
        if (paid >= count) resolve();
      }),
    stop: async () => {
      going = false;
      await over;
    },
  };
}

/** Where a restored database differs from what diners were told up to a moment (epoch ms), one line each. */
export async function differences(pool: pg.Pool, told: readonly Told[], moment: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; payment_state: string; created: number }>(
    'select id, payment_state, extract(epoch from created_at)::float8 * 1000 as created from orders',
  );
  const orders = new Map(rows.map((row) => [row.id, row]));
  const isThere = ({ order, step }: Told) => {
    const found = orders.get(order);
    return found !== undefined && (step === 'held' || ['paid', 'authorized'].includes(found.payment_state));
  };
  const name = ({ order, step, sent, answered }: Told) =>
    `${order} ${step}, sent ${sent - moment} ms and answered ${answered - moment} ms from the moment`;
  return [
    ...told.filter((one) => one.answered < moment && !isThere(one)).map((one) => `lost: ${name(one)}`),
    ...told.filter((one) => one.sent > moment && isThere(one)).map((one) => `of later: ${name(one)}`),
    ...rows.filter(({ created }) => created > moment).map(({ id }) => `made later: ${id}`),
  ];
}
