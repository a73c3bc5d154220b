import type { Money } from '@metade/domain/money.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { addCredit, releaseParts } from '../ledger/index.ts';
import { returnToCards, voidPayments } from './return-money.ts';
import { lockCounts } from './take-table.ts';
import { transitionLocked } from './transition-order.ts';

/**
 * Locks the booking that an order replaces, given the order's id or its payment's. Before the order itself: everybody locks from
 * old to new.
 */
export async function lockChanged(trx: Trx, id: string): Promise<void> {
  await trx.query(
    `select 1 from orders where id = (
       select changes_order_id from orders where id = $1 or id = (select order_id from payment where id = $1) limit 1) for update`,
    [id],
  );
}

/** SQL: whether the booking that an order `n` replaces still stands; true for an order that replaces none. */
const stands = `(n.changes_order_id is null or exists (
  select 1 from orders o where o.id = n.changes_order_id and o.state = 'confirmed' and o.payment_state = 'paid'))`;

/** Whether an order may still replace the booking it changes. */
export async function changeStands(db: Queryable, orderId: string): Promise<boolean> {
  const { rowCount } = await db.query(`select 1 from orders n where n.id = $1 and ${stands}`, [orderId]);
  return rowCount === 1;
}

type Replaced = {
  id: string;
  number: string;
  user_id: string;
  currency: Money['currency'];
  country: string;
  rules_id: number | null;
  change_no: number;
  refund_amount: number;
  credit_amount: number;
  top_up_amount: number;
};

/**
 * The new booking is confirmed and paid: ends the old one, returns its table and the difference, and moves its number, which the
 * diner knows, to the new one. Answers false, with nothing changed, when the old one no longer stands.
 */
export async function finishChange(context: Context, trx: Trx, orderId: string): Promise<boolean> {
  const { rows } = await trx.query<Replaced & { finished: boolean; standing: boolean }>(
    `select o.id, o.number, o.user_id, o.currency, r.country, o.rules_id, c.change_no, c.refund_amount, c.credit_amount, c.top_up_amount,
       o.end_rule is not distinct from 'changed' as finished, o.state = 'confirmed' and o.payment_state = 'paid' as standing
     from order_change c join orders n on n.id = c.order_id join orders o on o.id = n.changes_order_id join restaurant r on r.id = o.restaurant_id
     where c.order_id = $1 and o.user_id is not null for update of o`,
    [orderId],
  );
  const old = rows[0];
  if (old === undefined) return true;
  if (old.finished || !old.standing) return old.finished;
  const { refund_amount: refund, credit_amount: credit } = old;
  const paymentState = refund > 0 ? 'partially_refunded' : credit > 0 ? 'credited' : 'paid';
  await transitionLocked(trx, old.id, {
    action: 'change',
    as: 'system',
    set: {
      ended_by: 'diner',
      end_rule: 'changed',
      payment_state: paymentState,
      refunded_amount: refund,
      credited_amount: credit,
      resale_top_up: old.top_up_amount,
      number: `${old.number}-${old.change_no}`,
    },
    data: { rule: 'changed', to: orderId, refund, credit },
  });
  await trx.query('update orders set number = $2 where id = $1', [orderId, old.number]);
  // Invited friends keep their link.
  for (const table of ['booking_share', 'booking_guest'])
    await trx.query(`update ${table} set order_id = $2 where order_id = $1`, [old.id, orderId]);
  await returnToCards(trx, old.id, refund, 'changed');
  const { settings } = await context.markets.marketOf(old);
  const given = {
    user: old.user_id,
    currency: old.currency,
    amount: credit,
    reason: 'cancelled',
    order: old.id,
  } as const;
  if (credit > 0) await addCredit(trx, given, context.now(), settings);
  return true;
}

/** A booking ended, so its pending change ends too: its table and reserved money are released. */
export async function endPendingChange(
  context: Context,
  trx: Trx,
  orderId: string,
  by: 'diner' | 'system',
): Promise<void> {
  const { rows } = await trx.query<{
    id: string;
    state: OrderState;
    slot: string;
    date: string;
    country: string;
    rules_id: number | null;
  }>(
    `select o.id, o.state, o.slot_id as slot, o.date, r.country, o.rules_id from orders o join restaurant r on r.id = o.restaurant_id
     where changes_order_id = $1 and voucher_code is null and o.state in ('held', 'awaiting_restaurant', 'confirmed') for update of o`,
    [orderId],
  );
  const change = rows[0];
  if (change === undefined) return;
  const own = await trx.query<{ slot: string; date: string }>(
    'select slot_id as slot, date from orders where id = $1',
    [orderId],
  );
  await lockCounts(trx, [change, ...own.rows]);
  await transitionLocked(trx, change.id, {
    action: 'cancel',
    from: change.state,
    as: by,
    set: { payment_state: 'none', end_reason: 'change_over' },
  });
  await voidPayments(trx, change.id);
  const { settings } = await context.markets.marketOf(change);
  await releaseParts(trx, change.id, context.now(), settings);
}
