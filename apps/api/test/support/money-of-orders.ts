import type pg from 'pg';
import type { GatewayPayment } from '../../src/adapters/gateways/payment-gateway.ts';

/**
 * The books once more, in other words than the audit's: what came in for each order, by card, credit, coupon and free
 * voucher, less what went back, is what the marketplace keeps of it; and all credit that there ever was is somewhere.
 * Answers one line for whatever does not sum to zero. What an accepted claim gives is a gift; bookings that were changed are
 * left to the audit, as theirs sums over several orders.
 */
export async function moneyOutOfBalance(pool: pg.Pool, books: Map<string, GatewayPayment>): Promise<string[]> {
  const byGateway = [...books.values()].map(({ reference, state, amount, refunded }) => ({
    reference,
    charged: ['authorized', 'captured', 'refunded', 'partially_refunded'].includes(state) ? amount - refunded : 0,
  }));
  const { rows } = await pool.query<{ found: string }>(
    `with posting (order_id, amount) as (
       select p.order_id, g.charged from jsonb_to_recordset($1::jsonb) g (reference uuid, charged integer) join payment p on p.id = g.reference
       union all select order_id, -amount from credit_entry where order_id is not null and reason not in ('claim', 'guarantee')
       union all select order_id, amount from coupon_use where released_at is null
       union all select order_id, (select o.free_voucher_amount from orders o where o.id = v.order_id) from free_voucher v where order_id is not null
         and (not exists (select 1 from free_voucher back where back.source_order_id = v.order_id and back.reason = 'returned')
           or exists (select 1 from discount_claim d where d.order_id = v.order_id and d.state = 'accepted'))
       union all select id, -price_amount from orders where state in ('confirmed', 'arrived', 'completed', 'no_show')
       union all select id, waived_amount from orders where state in ('confirmed', 'arrived', 'completed', 'no_show')
       union all select order_id, card_back from discount_claim where card_back > 0
       union all select id, -(coupon_amount + resale_top_up) from orders where end_rule in ('late', 'same_day')
       union all select id, -free_voucher_amount from orders o where end_rule in ('late', 'same_day')
         and not exists (select 1 from free_voucher back where back.source_order_id = o.id and back.reason = 'returned')
     )
     select format('order %s (%s, %s): %s', o.id, o.state, o.end_rule, sum(p.amount)) as found
     from posting p join orders o on o.id = p.order_id
     where not exists (select 1 from order_change c where o.id in (c.order_id, c.first_order_id)) group by o.id having sum(p.amount) <> 0
     union all
     select format('%s credit of %s: %s', currency, user_id, sum(amount)) from credit_entry group by user_id, currency, expires_at
     having sum(amount) < 0
     union all
     select format('card of no order: %s', g.reference) from jsonb_to_recordset($1::jsonb) g (reference uuid, charged integer)
     where g.charged <> 0 and not exists (select 1 from payment p where p.id = g.reference)`,
    [JSON.stringify(byGateway)],
  );
  return rows.map(({ found }) => found);
}
