import type { Currency } from '@metade/domain/money.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { addCredit, returnFreeVoucher } from '../ledger/index.ts';
import { chainOf, marketOfOrder, replacedBy } from '../orders/index.ts';

/**
 * A late canceller was promised the rest as credit if the table is resold, and the free voucher that paid it. Fulfilled when the
 * slot is full again: oldest promise of that slot and date first, one per sale. The voucher may have paid for a booking that the
 * cancelled one replaced; if that booking was only changed, the voucher still pays.
 */
export async function topUpResold(
  context: Context,
  trx: Trx,
  sold: { id: string; slot_id: string; date: string },
): Promise<void> {
  const now = context.now();
  const { rows } = await trx.query<{ id: string; user_id: string; currency: Currency; owed: number; over: boolean }>(
    `with promised as (
       select o.id, o.user_id, o.currency, o.resale_top_up as owed, o.end_rule <> 'changed' as over from orders o join slot_day d using (slot_id, date)
       where o.slot_id = $1 and o.date = $2 and o.state = 'cancelled' and o.user_id is not null and d.booked >= d.capacity
         and (o.resale_top_up > 0 or o.end_rule in ('late', 'same_day', 'moved') and exists (${chainOf('o.id')}
           select 1 from chain join free_voucher v on v.order_id = chain.id
           where not exists (select 1 from free_voucher b where b.source_order_id = chain.id and b.reason = 'returned')))
       order by o.ended_at limit 1 for update of o
     )
     update orders o set resale_top_up = 0, credited_amount = o.credited_amount + p.owed,
       payment_state = case when p.owed > 0 then 'credited' else o.payment_state end
     from promised p where o.id = p.id returning p.*`,
    [sold.slot_id, sold.date],
  );
  const promised = rows[0];
  if (promised === undefined) return;
  const { id, user_id: user, currency, owed, over } = promised;
  const { settings } = await marketOfOrder(context, trx, id);
  if (owed > 0) await addCredit(trx, { user, currency, amount: owed, reason: 'resold', order: id }, now, settings);
  if (!over) return;
  for (const one of [id, ...(await replacedBy(trx, id))]) await returnFreeVoucher(trx, one, now, settings);
}
