import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { changeStands, lockCounts, releaseExpiredHolds, retakeTable } from '../orders/index.ts';
import type { OrderRow } from './payment-rows.ts';

/**
 * Takes the table again for a payment that came after its hold expired; false when it is gone. Other people's expired holds are no
 * obstacle. A diner who has since taken another table for this meal gets only one.
 */
export async function takeTableAgain(context: Context, trx: Trx, order: OrderRow): Promise<boolean> {
  const now = context.now();
  if (Date.parse(order.starts_at) <= now || !(await mayChangeAgain(trx, order))) return false;
  const { rowCount } = await trx.query(
    `select 1 from orders mine join orders next using (user_id, restaurant_id, date, period)
     where mine.id = $1 and next.created_at > mine.created_at and keeps_table(next.state)`,
    [order.id],
  );
  if (rowCount !== 0) return false;
  await releaseExpiredHolds(trx, { slot: order.slot_id, date: order.date, now });
  return retakeTable(trx, order.slot_id, order.date);
}

/** For an expired change: its booking stands, and no other change of it was begun or made. Locks both tables' counts. */
async function mayChangeAgain(trx: Trx, order: OrderRow): Promise<boolean> {
  if (order.changes_order_id === null) return true;
  const { rows } = await trx.query<{ id: string; slot: string; date: string }>(
    `select id, slot_id as slot, date from orders
     where id = any ($1) or changes_order_id = $2 and id <> $3 and keeps_table(state)`,
    [[order.id, order.changes_order_id], order.changes_order_id, order.id],
  );
  if (rows.length > 2 || !(await changeStands(trx, order.id))) return false;
  await lockCounts(trx, rows);
  return true;
}
