import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';

/**
 * A late canceller was promised the rest as credit if his table is sold again. It is, when the slot is full once more:
 * then the longest-standing promise of that slot and date is kept, one per sale.
 */
export async function topUpResold(
  context: Context,
  trx: Trx,
  sold: { id: string; slot_id: string; date: string; country: string },
): Promise<void> {
  const { settings } = await context.markets.market(sold.country);
  await trx.query(
    `with promised as (
       select o.id, o.user_id, o.currency, o.resale_top_up from orders o join slot_day d using (slot_id, date)
       where o.slot_id = $1 and o.date = $2 and o.state = 'cancelled' and o.resale_top_up > 0 and d.booked >= d.capacity
       order by o.ended_at limit 1 for update of o
     ), kept as (
       update orders o set resale_top_up = 0, credited_amount = o.credited_amount + p.resale_top_up, payment_state = 'credited' from promised p where o.id = p.id
     )
     insert into credit_entry (id, user_id, currency, amount, reason, order_id, expires_at)
     select $3, user_id, currency, resale_top_up, 'resold', id, now() + make_interval(months => $4) from promised`,
    [sold.slot_id, sold.date, uuidv7(), settings.creditMonths],
  );
}
