import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import type { Claim, First } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import type { Payable } from '../ledger/index.ts';

export type PayableOrder = Payable & {
  state: OrderState;
  hold_expires_at: string;
  confirmation_mode: 'review' | 'instant';
  attempts: number;
  pending: boolean;
  booking_blocked_until: string | null;
} & (First | { operation: null; subject_id: null; request_hash: null });

const payableSql = `
select o.id, o.user_id, o.state, o.hold_expires_at, o.confirmation_mode, o.price_amount, o.carried_amount, o.currency, o.places, o.restaurant_id, o.date,
  r.country, r.city_id, u.booking_blocked_until, k.operation, k.subject_id, k.request_hash,
  exists (select 1 from free_voucher v where v.user_id = u.id) or exists (select 1 from credit_entry c where c.user_id = u.id) as has_ledgers,
  (select count(*) from payment p where p.order_id = o.id) as attempts,
  exists (select 1 from payment p where p.order_id = o.id and p.state in ('pending', 'requires_action', 'authorized', 'captured')) as pending
from orders o join restaurant r on r.id = o.restaurant_id join app_user u on u.id = o.user_id
  left join idempotency_key k on k.holder_id = $3 and k.key = $4
where o.id = $1 and o.user_id = $2`;

/** A diner's order with what decides whether and how it is paid, and the first call of a claim's key; refuses anybody else's. */
export async function readPayable(
  db: Queryable,
  id: string,
  user: string,
  claim: Claim | null = null,
): Promise<PayableOrder> {
  const { rows } = await db.query<PayableOrder>(payableSql, [id, user, claim?.holder ?? null, claim?.key ?? null]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

/**
 * Locks the diner's ledgers, the booking that the order is to replace, and the order, in this order. What depends on them is read by a
 * later statement: one that waited for a lock would count payments as they were before.
 */
export async function lockPayable(trx: Trx, id: string, user: string): Promise<void> {
  await trx.query(
    `with diner as materialized (select 1 from app_user where id = $2 for no key update),
       changed as materialized (select 1 from orders where (select count(*) from diner) >= 0 and id = (select changes_order_id from orders where id = $1) for update)
     select 1 from orders where (select count(*) from changed) >= 0 and id = $1 and user_id = $2 for update`,
    [id, user],
  );
}

export function refuseUnlessHeld(order: PayableOrder, now: number): void {
  if (order.state === 'expired' || (order.state === 'held' && fromIso(order.hold_expires_at) <= now))
    throw new Refused('hold_expired');
  if (order.state !== 'held') throw new Refused('order_state', { state: order.state });
}

export function refuseUnlessPayable(order: PayableOrder, now: number, settings: Settings): void {
  refuseUnlessHeld(order, now);
  if (order.pending) throw new Refused('payment_in_progress');
  // A guest's hold may turn out to belong to somebody who may not book.
  const blockedUntil = order.booking_blocked_until === null ? 0 : fromIso(order.booking_blocked_until);
  if (now < blockedUntil) throw new Refused('no_show_blocked', { until: blockedUntil });
  if (order.attempts >= settings.paymentAttempts)
    throw new Refused('payment_attempts_used_up', { max: settings.paymentAttempts });
}
