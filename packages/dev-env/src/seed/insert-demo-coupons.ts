import type pg from 'pg';
import { uuidOf } from '../scenario/uuid-of.ts';
import { insertRows } from './insert-rows.ts';

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
      id: uuidOf('coupon VERAO2'),
      code: 'VERAO2',
      kind: 'fixed',
      percent: null,
      amount: 200,
      currency: 'EUR',
      first_order: false,
    },
  ]);
}
