import type pg from 'pg';
import { dayMs, fromIso } from '@metade/domain/time.ts';
import { rng } from '../art/kit.mjs';
import { demoAccounts } from '../scenario/accounts.ts';
import { uuidOf } from '../scenario/uuid-of.ts';
import { userId } from './insert-demo-people.ts';
import { insertRows } from './insert-rows.ts';

/** The one that demo diners have used. */
const demoCoupon = { id: uuidOf('coupon VERAO2'), amount: 200, currency: 'EUR' };

/** Half off for who books for the first time, and two euros off for everybody, once. */
export async function insertDemoCoupons(client: pg.ClientBase): Promise<void> {
  const open = { active: true, created_at: new Date(0).toISOString(), user_limit: 1 };
  await insertRows(client, 'coupon', [
    {
      ...open,
      id: uuidOf('coupon BEMVINDO'),
      code: 'BEMVINDO',
      kind: 'percent',
      percent: 50,
      amount: null,
      currency: null,
      first_order: true,
    },
    {
      ...open,
      ...demoCoupon,
      code: 'VERAO2',
      kind: 'fixed',
      percent: null,
      first_order: false,
    },
  ]);
}

type Order = {
  id: string;
  user_id: string;
  currency: string;
  created_at: string;
  ended_at: string | null;
  price_amount: number;
  coupon_amount: number;
  state: string;
};

const weeksOfUse = 5;

/** In the last weeks every third diner took two euros off one booking, but diner@, whose coupon waits. */
export function withCoupons<One extends Order>(orders: readonly One[], now: number): One[] {
  const used = new Set([userId(demoAccounts.diner.email)]);
  return orders.map((order) => {
    const { user_id, currency, created_at, price_amount, state, ended_at } = order;
    const at = fromIso(created_at);
    const recent = at < now && at > now - weeksOfUse * 7 * dayMs;
    const wants = rng(`coupon ${user_id}`).n() < 0.34;
    if (!recent || !wants || used.has(user_id) || ended_at !== null || state === 'awaiting_restaurant') return order;
    if (currency !== demoCoupon.currency || price_amount <= demoCoupon.amount) return order;
    used.add(user_id);
    return { ...order, coupon_amount: demoCoupon.amount };
  });
}

export const couponUses = (orders: readonly Order[]) =>
  orders
    .filter(({ coupon_amount }) => coupon_amount > 0)
    .map(({ id, user_id, coupon_amount, created_at }) => ({
      order_id: id,
      coupon_id: demoCoupon.id,
      user_id,
      amount: coupon_amount,
      used_at: created_at,
      code: null,
    }));
