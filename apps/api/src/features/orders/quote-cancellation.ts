import { dinerCancellation } from '@metade/domain/cancellation.ts';
import { changedCancellation } from '@metade/domain/changed-cancellation.ts';
import type { CancellationQuote } from '@metade/domain/changed-cancellation.ts';
import type { Money } from '@metade/domain/money.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { sourcesOf } from '@metade/domain/order-life-cycle.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { orderParts } from './order-parts.ts';
import { chainOf } from './return-money.ts';

export type CancellationFacts = {
  id: string;
  state: OrderState;
  hold_expires_at: string;
  payment_state: string;
  paid_at: string | null;
  /** Of the first booking, if this one replaced another. */
  created_at: string;
  change: { first_paid: string; paid: number; refund_max: number; credit_max: number } | null;
  starts_at: string;
  price_amount: number;
  coupon_amount: number;
  free_voucher_amount: number;
  waived_amount: number;
  /** Whether a free voucher paid for it or for a booking it replaced. */
  by_free_voucher: boolean;
  credit_amount: number;
  carried_amount: number;
  currency: Money['currency'];
  country: string;
  rules_id: number | null;
  time_zone: string;
  user_id: string | null;
  slot_id: string;
  date: string;
};

/** Reads what a cancellation depends on; lock: locks the order until the transaction ends. Refuses what cannot be cancelled. */
export async function cancellationOf(
  context: Context,
  db: Queryable,
  id: string,
  holderId: string,
  lock: boolean,
): Promise<{ facts: CancellationFacts; quote: CancellationQuote }> {
  const { rows } = await db.query<CancellationFacts>(
    `select o.id, o.state, o.hold_expires_at, o.payment_state, o.paid_at, coalesce(f.created_at, o.created_at) as created_at, o.starts_at, o.price_amount, o.coupon_amount, o.free_voucher_amount, o.credit_amount, o.carried_amount, o.waived_amount, o.currency, r.country, o.rules_id, r.time_zone, o.user_id, o.slot_id, o.date,
       exists (${chainOf('o.id')} select 1 from chain join free_voucher v on v.order_id = chain.id) as by_free_voucher,
       case when f.paid_at is not null then json_build_object('first_paid', f.paid_at, 'paid', c.paid_amount, 'refund_max', c.refund_max, 'credit_max', c.credit_max) end as change
     from orders o join restaurant r on r.id = o.restaurant_id left join order_change c on c.order_id = o.id left join orders f on f.id = c.first_order_id
     where o.id = $1 and o.holder_id = $2 ${lock ? 'for update of o' : ''}`,
    [id, holderId],
  );
  const facts = rows[0];
  if (facts === undefined) throw new Refused('not_found');
  const now = context.now();
  const begun = facts.state !== 'held' && Date.parse(facts.starts_at) <= now;
  if (!sourcesOf('cancelled', 'diner').includes(facts.state) || begun)
    throw new Refused('order_state', { state: facts.state });
  const { settings } = await context.markets.marketOf(facts);
  return { facts, quote: quoteOf(facts, now, settings) };
}

function quoteOf(facts: CancellationFacts, now: number, settings: Settings): CancellationQuote {
  const { change, currency } = facts;
  const asked = {
    parts: orderParts(facts),
    currency,
    timeZone: facts.time_zone,
    createdAt: Date.parse(facts.created_at),
    paidAt: facts.paid_at === null ? null : Date.parse(facts.paid_at),
    mealInstant: Date.parse(facts.starts_at),
    now,
    settings,
  };
  if (change === null || asked.paidAt === null) return dinerCancellation(asked);
  const { paid, refund_max: refundMax, credit_max: creditMax } = change;
  return changedCancellation(asked, { paid, refundMax, creditMax, paidAt: Date.parse(change.first_paid) });
}
