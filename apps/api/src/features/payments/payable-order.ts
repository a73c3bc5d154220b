import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { Payable } from '../ledger/index.ts';
import { lockDiner } from '../ledger/index.ts';
import { lockChanged } from '../orders/index.ts';

export type PayableOrder = Payable & {
  state: OrderState;
  hold_expires_at: string;
  confirmation_mode: 'review' | 'instant';
  attempts: number;
  pending: boolean;
  booking_blocked_until: string | null;
};

const payableSql = `
select o.id, o.user_id, o.state, o.hold_expires_at, o.confirmation_mode, o.price_amount, o.carried_amount, o.currency, o.places, o.restaurant_id, o.date,
  r.country, r.city_id, u.booking_blocked_until,
  (select count(*) from payment p where p.order_id = o.id) as attempts,
  exists (select 1 from payment p where p.order_id = o.id and p.state in ('pending', 'requires_action', 'authorized', 'captured')) as pending
from orders o join restaurant r on r.id = o.restaurant_id join app_user u on u.id = o.user_id
where o.id = $1 and o.user_id = $2`;

/** A diner's order with what decides whether and how it is paid; refuses anybody else's. */
export async function readPayable(db: Queryable, id: string, user: string, lock: false): Promise<PayableOrder>;
/** lock: locks the diner's ledgers and the order until the transaction ends. */
export async function readPayable(db: Trx, id: string, user: string, lock: true): Promise<PayableOrder>;
export async function readPayable(db: Queryable | Trx, id: string, user: string, lock: boolean): Promise<PayableOrder> {
  if (lock) {
    // Locks in statements of their own: a statement that waited for the lock would count payments as they were before.
    await lockDiner(db as Trx, user);
    await lockChanged(db as Trx, id);
    await db.query('select 1 from orders where id = $1 and user_id = $2 for update', [id, user]);
  }
  const { rows } = await db.query<PayableOrder>(payableSql, [id, user]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
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
