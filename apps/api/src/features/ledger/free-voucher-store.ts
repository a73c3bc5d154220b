import { returnsUntil } from '@metade/domain/credit-ledger.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { addMonths, fromIso, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable, Trx } from '../../db/transaction.ts';

/** The number of free vouchers a diner may use now, including the one reserved by `order`, and the first to expire. */
export async function readFreeVouchers(
  db: Queryable,
  user: string,
  order: string,
  now: number,
): Promise<{ count: number; next: string | null }> {
  const { rows } = await db.query<{ id: string }>(
    'select id from free_voucher where user_id = $1 and (order_id is null or order_id = $3) and expires_at > $2 order by expires_at, id',
    [user, toIso(now), order],
  );
  return { count: rows.length, next: rows[0]?.id ?? null };
}

export async function useFreeVoucher(trx: Trx, voucher: string, order: string, now: number): Promise<void> {
  await trx.query('update free_voucher set order_id = $2, used_at = $3 where id = $1 and order_id is null', [
    voucher,
    order,
    toIso(now),
  ]);
}

/** An unplaced order's free voucher counts as unused. */
export async function releaseFreeVoucher(trx: Trx, order: string, now: number, settings: Settings): Promise<void> {
  const used = await usedBy(trx, order);
  if (used === null) return;
  await trx.query('update free_voucher set order_id = null, used_at = null, expires_at = $2 where order_id = $1', [
    order,
    toIso(returnsUntil(used.expiresAt, now, settings)),
  ]);
}

/** Issues one free voucher in place of the one an order had used, once. */
export async function returnFreeVoucher(trx: Trx, order: string, now: number, settings: Settings): Promise<void> {
  const used = await usedBy(trx, order);
  if (used === null) return;
  await trx.query(
    `insert into free_voucher (id, user_id, reason, source_order_id, expires_at) select $1, $2, 'returned', $3, $4
     where not exists (select 1 from free_voucher where source_order_id = $3 and reason = 'returned')`,
    [uuidv7(), used.user, order, toIso(returnsUntil(used.expiresAt, now, settings))],
  );
}

/**
 * Issues free vouchers, valid for freeVoucherMonths from now (epoch ms): as compensation when a restaurant cancelled `order`, or by
 * an admin.
 */
export async function issueFreeVouchers(
  trx: Trx,
  given: { user: string; count: number; order: string | null },
  now: number,
  settings: Settings,
): Promise<string[]> {
  const ids = Array.from({ length: given.count }, () => uuidv7());
  await trx.query(
    `insert into free_voucher (id, user_id, reason, source_order_id, expires_at)
     select id, $2, case when $3::uuid is null then 'admin' else 'restaurant_cancelled' end, $3, $4 from unnest($1::uuid[]) id`,
    [ids, given.user, given.order, toIso(addMonths(now, settings.freeVoucherMonths))],
  );
  return ids;
}

async function usedBy(trx: Trx, order: string): Promise<{ user: string; expiresAt: number } | null> {
  const { rows } = await trx.query<{ user_id: string; expires_at: string }>(
    'select user_id, expires_at from free_voucher where order_id = $1',
    [order],
  );
  return rows[0] === undefined ? null : { user: rows[0].user_id, expiresAt: fromIso(rows[0].expires_at) };
}
