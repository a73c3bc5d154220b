import type { Currency } from '@metade/domain/money.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { addCredit, returnFreeVoucher } from '../ledger/index.ts';

/**
 * A late canceller was promised the rest as credit if his table is sold again, and the free voucher that paid it. That is
 * kept when the slot is full once more: for the longest-standing promise of that slot and date, one per sale.
 */
export async function topUpResold(
  context: Context,
  trx: Trx,
  sold: { id: string; slot_id: string; date: string; country: string },
): Promise<void> {
  const { settings } = await context.markets.market(sold.country);
  const now = context.now();
  const { rows } = await trx.query<{ id: string; user_id: string; currency: Currency; owed: number }>(
    `with promised as (
       select o.id, o.user_id, o.currency, o.resale_top_up as owed from orders o join slot_day d using (slot_id, date)
       where o.slot_id = $1 and o.date = $2 and o.state = 'cancelled' and d.booked >= d.capacity
         and (o.resale_top_up > 0 or o.free_voucher_amount > 0 and o.end_rule in ('late', 'same_day')
           and not exists (select 1 from free_voucher v where v.source_order_id = o.id and v.reason = 'returned'))
       order by o.ended_at limit 1 for update of o
     )
     update orders o set resale_top_up = 0, credited_amount = o.credited_amount + p.owed,
       payment_state = case when p.owed > 0 then 'credited' else o.payment_state end
     from promised p where o.id = p.id returning p.*`,
    [sold.slot_id, sold.date],
  );
  const promised = rows[0];
  if (promised === undefined) return;
  const { id, user_id: user, currency, owed } = promised;
  if (owed > 0) await addCredit(trx, { user, currency, amount: owed, reason: 'resold', order: id }, now, settings);
  await returnFreeVoucher(trx, id, now, settings);
}
