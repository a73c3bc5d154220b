import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { doneBefore, lockChanged, returnToCards } from '../orders/index.ts';
import { goodwillOf } from './goodwill-facts.ts';
import { readOrderFile } from './order-file.ts';

/** Money goes back to the cards that paid, by the job that every refund goes by. A repeated request changes nothing. */
export const refundOrder: Handler<'refundOrder'> = async (context, call) => {
  const { params, body, session } = call;
  await transaction(context.pool, async (trx) => {
    // The diner's row, the booking that was changed, the order: as everywhere.
    await trx.query('select 1 from app_user where id = (select user_id from orders where id = $1) for no key update', [
      params.id,
    ]);
    await lockChanged(trx, params.id);
    const { rowCount } = await trx.query('select 1 from orders where id = $1 for update', [params.id]);
    if (rowCount === 0) throw new Refused('not_found');
    if (await doneBefore(trx, call, 'refundOrder', params.id)) return;
    const { left, kept } = await goodwillOf(context, trx, params.id);
    if (body.amount > left) throw new Refused('refund_too_much', { left });
    await giveBack(trx, params.id, body, session.userId, kept - body.amount, context.now());
  });
  return { data: await readOrderFile(context, params.id) };
};

async function giveBack(
  trx: Trx,
  order: string,
  { amount, reason }: { amount: number; reason: string },
  admin: string,
  keeps: number,
  now: number,
): Promise<void> {
  // What was promised if the table is sold again is never more than what is still kept.
  const { rows } = await trx.query<{ restaurant_id: string; currency: string }>(
    `with given as (
       update orders set goodwill_amount = goodwill_amount + $2, resale_top_up = least(resale_top_up, $3),
         payment_state = case when $3 > 0 then 'partially_refunded' else 'refunded' end
       where id = $1 returning id, restaurant_id, currency, state, payment_state)
     , told as (
       insert into order_event (order_id, at, actor, actor_id, from_state, to_state, payment_state, data)
       select id, $4, 'admin', $5, state, state, payment_state, jsonb_build_object('action', 'refund', 'refund', $2::integer, 'reason', $6::text) from given)
     select restaurant_id, currency from given`,
    [order, amount, keeps, new Date(now).toISOString(), admin, reason],
  );
  const refunds = await returnToCards(trx, order, amount, 'goodwill', { admin, note: reason });
  await recordChange(trx, {
    by: { id: admin, role: 'admin' },
    what: 'order.refunded',
    ...(rows[0] ? { restaurant: rows[0].restaurant_id } : {}),
    subject: order,
    after: { amount, currency: rows[0]?.currency, reason },
  });
  const [first] = refunds;
  if (first !== undefined) await enqueue(trx, 'send_refund_mail', { refund: first });
}
