import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Caller } from './diner.ts';

const day = 86_400_000;

/** Credit as the marketplace's team gives it. ends: epoch ms, in 100 days by default. */
export async function giveCredit(
  pool: pg.Pool,
  diner: Caller,
  amount: number,
  { currency = 'EUR', ends = Date.now() + 100 * day } = {},
): Promise<void> {
  await pool.query(
    "insert into credit_entry (id, user_id, currency, amount, reason, expires_at) values ($1, $2, $3, $4, 'admin', $5)",
    [randomUUID(), diner.id, currency, amount, new Date(ends).toISOString()],
  );
}

export async function giveFreeVoucher(pool: pg.Pool, diner: Caller, ends = Date.now() + 100 * day): Promise<string> {
  const id = randomUUID();
  await pool.query("insert into free_voucher (id, user_id, reason, expires_at) values ($1, $2, 'admin', $3)", [
    id,
    diner.id,
    new Date(ends).toISOString(),
  ]);
  return id;
}

/** A coupon of 50 % without limits, but for the columns given; answers its code. */
export async function makeCoupon(pool: pg.Pool, columns: Record<string, unknown> = {}): Promise<string> {
  const code = `C${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`;
  const row = { id: randomUUID(), code, kind: 'percent', percent: 50, ...columns };
  const names = Object.keys(row);
  await pool.query(
    `insert into coupon (${names.join(', ')}) values (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
    Object.values(row),
  );
  return row.code;
}

/** What a diner could spend at a moment. */
export async function creditOf(pool: pg.Pool, diner: Caller, now = Date.now()): Promise<number> {
  const { rows } = await pool.query<{ credit: number }>(
    'select coalesce(sum(amount), 0)::integer as credit from credit_entry where user_id = $1 and expires_at > $2',
    [diner.id, new Date(now).toISOString()],
  );
  return rows[0]?.credit ?? 0;
}

export async function freeVouchersOf(pool: pg.Pool, diner: Caller): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*) as count from free_voucher where user_id = $1 and order_id is null and expires_at > now()',
    [diner.id],
  );
  return rows[0]?.count ?? 0;
}

/** Uses of a coupon that count. */
export async function usesOf(pool: pg.Pool, code: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*) as count from coupon_use u join coupon c on c.id = u.coupon_id where c.code = $1 and released_at is null',
    [code],
  );
  return rows[0]?.count ?? 0;
}
