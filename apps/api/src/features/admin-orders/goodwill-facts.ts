import type { GoodwillFacts } from '@metade/domain/goodwill.ts';
import { goodwillLeft } from '@metade/domain/goodwill.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { chainOf } from '../orders/index.ts';

type Row = {
  state: OrderState;
  changed: boolean;
  period_ends_at: string;
  marked_at: string | null;
  paid: number;
  returned: number;
  on_cards: number;
};

/**
 * In minor units: what an admin can still refund to the cards of an order, and what of its money is kept. Zero for an unknown
 * order.
 */
export async function goodwillOf(
  context: Context,
  db: Queryable,
  order: string,
): Promise<{ left: number; kept: number }> {
  const { undoSeconds } = await context.markets.settings();
  const { rows } = await db.query<Row>(
    `select o.state, o.end_rule is not distinct from 'changed' as changed, o.period_ends_at,
       case o.state when 'arrived' then o.arrived_at when 'no_show' then o.no_show_at end as marked_at,
       o.price_amount - o.coupon_amount - o.free_voucher_amount - o.waived_amount - o.carried_amount + coalesce(c.paid_amount, 0) as paid,
       o.refunded_amount + o.credited_amount + o.goodwill_amount
         + coalesce((select e.amount from credit_entry e where e.order_id = o.id and e.reason = 'claim'), 0) as returned,
       (${chainOf('o.id')}
        select coalesce(sum(p.amount - coalesce((select sum(f.amount) from refund f where f.payment_id = p.id), 0)), 0)
        from chain join payment p on p.order_id = chain.id where p.state in ('captured', 'partially_refunded'))::integer as on_cards
     from orders o left join order_change c on c.order_id = o.id where o.id = $1`,
    [order],
  );
  const row = rows[0];
  if (row === undefined) return { left: 0, kept: 0 };
  const facts: GoodwillFacts = {
    state: row.state,
    changed: row.changed,
    periodEndsAt: fromIso(row.period_ends_at),
    markedAt: row.marked_at === null ? null : fromIso(row.marked_at),
    undoMs: undoSeconds * 1000 + onItsWayMs,
    paid: row.paid,
    returned: row.returned,
    onCards: row.on_cards,
  };
  return { left: goodwillLeft(facts, context.now()), kept: row.paid - row.returned };
}

// Covers an undo request that is still on its way.
const onItsWayMs = 10_000;
