import { restaurantCancellation } from '@metade/domain/cancellation.ts';
import type { RestaurantCancellation } from '@metade/domain/cancellation.ts';
import type { Money } from '@metade/domain/money.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { issueFreeVouchers, lockDiner } from '../ledger/index.ts';
import { announceToTeam } from '../team-news/index.ts';
import { endPendingChange, lockChanged } from './finish-change.ts';
import type { PartColumns } from './order-parts.ts';
import { orderParts } from './order-parts.ts';
import { chainOf, returnPayment } from './return-money.ts';
import { transitionLocked } from './transition-order.ts';

type Ending = PartColumns & {
  id: string;
  user_id: string;
  state: OrderState;
  currency: Money['currency'];
  country: string;
  rules_id: number | null;
  paid_at: string | null;
  period_ends_at: string;
  brought_paid: number;
  brought_by_cards: number;
};

/**
 * Cancels a confirmed booking for its restaurant: frees the table, returns everything paid, for replaced bookings too, and gives
 * the diner a free voucher. Possible until the meal's period is over. Answers what was returned.
 */
export async function endByRestaurant(
  context: Context,
  trx: Trx,
  end: { order: string; restaurant: string; by: string; as: 'restaurant' | 'admin'; reason: string },
): Promise<RestaurantCancellation> {
  const facts = await lockEnding(trx, end.order, end.restaurant);
  if (facts === null) throw new Refused('not_found');
  if (!isToCome(facts, context.now())) throw new Refused('order_state', { state: facts.state });
  const { as, by, reason } = end;
  const { back, settings } = await endWhole(context, trx, facts, { as, by, endedBy: 'restaurant', reason });
  const given = { user: facts.user_id, count: back.freeVouchers, order: facts.id };
  await issueFreeVouchers(trx, given, context.now(), settings);
  if (as === 'admin') await announceToTeam(trx, facts.id, 'cancelled');
  return back;
}

/**
 * Cancels a booking whose card payment its holder disputes, or a bank calls fraud: all that was paid goes back, and nothing is given besides.
 * False when its meal is no longer to come. by: the admin, if one decided it.
 */
export async function endForDispute(
  context: Context,
  trx: Trx,
  { order, by }: { order: string; by: string | null },
): Promise<boolean> {
  const facts = await lockEnding(trx, order, null);
  if (facts === null || !isToCome(facts, context.now())) return false;
  const as = by === null ? 'system' : 'admin';
  await endWhole(context, trx, facts, { as, by, endedBy: 'system', reason: 'disputed' });
  await announceToTeam(trx, facts.id, 'cancelled');
  return true;
}

function isToCome({ state, period_ends_at }: Ending, now: number): boolean {
  return state === 'confirmed' && fromIso(period_ends_at) > now;
}

type How = {
  as: 'restaurant' | 'admin' | 'system';
  by: string | null;
  endedBy: 'restaurant' | 'system';
  reason: string;
};

/** Frees the table and returns everything that was paid. */
async function endWhole(context: Context, trx: Trx, facts: Ending, { as, by, endedBy, reason }: How) {
  const now = context.now();
  const { settings } = await context.markets.marketOf(facts);
  await endPendingChange(context, trx, facts.id, 'system');
  const paid = facts.paid_at !== null;
  const parts = paid ? orderParts(facts) : nothingPaid;
  const brought = { broughtPaid: facts.brought_paid, broughtByCards: facts.brought_by_cards };
  const back = restaurantCancellation(parts, paid ? brought : broughtNothing, facts.currency, settings);
  const [refund, credit] = [back.refund.amount, back.credit.amount];
  const rule = paid ? 'restaurant' : 'not_paid';
  await transitionLocked(trx, facts.id, {
    action: 'cancel',
    from: 'confirmed',
    as,
    by,
    at: now,
    set: {
      ended_by: endedBy,
      end_reason: reason,
      end_rule: rule,
      payment_state: paid ? (refund === 0 && credit > 0 ? 'credited' : 'refunded') : 'none',
      refunded_amount: refund,
      credited_amount: credit,
    },
    data: { rule, refund, credit },
  });
  const order = { id: facts.id, user: facts.user_id, currency: facts.currency };
  const given = { rule, refund, credit, creditReturned: back.creditReturned.amount, whole: true };
  await returnPayment(trx, order, given, now, settings);
  await enqueue(trx, 'send_order_mail', { order: facts.id, mail: 'cancelled' });
  return { back, settings };
}

const nothingPaid = { coupon: 0, freeVoucher: 0, credit: 0, carried: 0, waived: 0, card: 0 };
const broughtNothing = { broughtPaid: 0, broughtByCards: 0 };

/** Lock order: the diner's row before the order's. restaurant: null for any. Null when there is no such booking. */
async function lockEnding(trx: Trx, order: string, restaurant: string | null): Promise<Ending | null> {
  const found = await trx.query<{ user_id: string }>(
    `select user_id from orders where id = $1 and ($2::uuid is null or restaurant_id = $2) and user_id is not null and state <> 'held'`,
    [order, restaurant],
  );
  if (found.rows[0] === undefined) return null;
  await lockDiner(trx, found.rows[0].user_id);
  await lockChanged(trx, order);
  await trx.query('select 1 from orders where id = $1 for update', [order]);
  // In a statement of its own: a statement that waited for the lock would read payments as they were before.
  const { rows } = await trx.query<Ending>(
    `select o.id, o.user_id, o.state, o.currency, r.country, o.rules_id, o.paid_at, o.period_ends_at, o.price_amount, o.coupon_amount, o.free_voucher_amount,
       o.credit_amount, o.carried_amount, o.waived_amount, coalesce(c.paid_amount, 0) as brought_paid, least(coalesce(c.paid_amount, 0), (
         ${chainOf('o.id')}
         select coalesce(sum(p.amount - coalesce((select sum(f.amount) from refund f where f.payment_id = p.id), 0)), 0)
         from chain join payment p on p.order_id = chain.id
         where chain.id <> o.id and p.state in ('captured', 'partially_refunded')))::integer as brought_by_cards
     from orders o join restaurant r on r.id = o.restaurant_id left join order_change c on c.order_id = o.id where o.id = $1 and o.user_id is not null`,
    [order],
  );
  return rows[0] as Ending;
}
