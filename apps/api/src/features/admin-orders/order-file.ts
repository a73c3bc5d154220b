import type { adminOrder } from '@metade/contracts/admin-orders.ts';
import type { Currency } from '@metade/domain/money.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { PartColumns } from '../orders/index.ts';
import { chainOf, marketOfOrder, orderParts } from '../orders/index.ts';
import { orderFacts } from './find-orders.ts';
import { goodwillOf } from './goodwill-facts.ts';
import { openRefundRequest } from './refund-requests.ts';

type OrderFile = z.input<typeof adminOrder>;
type Row = Omit<
  OrderFile,
  | 'over'
  | 'parts'
  | 'refunded'
  | 'credited'
  | 'goodwill'
  | 'refundable'
  | 'second_admin_above'
  | 'refund_request'
  | 'payments'
  | 'refunds'
  | 'history'
> &
  PartColumns & {
    refunded_amount: number;
    credited_amount: number;
    goodwill_amount: number;
    currency: Currency;
    period_ends_at: string;
  };

export const getOrderFile: Handler<'getOrderFile'> = async (context, { params }) => ({
  data: await readOrderFile(context, params.id),
});

/** A booking with its whole history, newest first. Throws not_found. */
export async function readOrderFile(context: Context, id: string): Promise<OrderFile> {
  const { pool } = context;
  const [orders, payments, refunds, history, { left }, request] = await Promise.all([
    pool.query<Row>(orderSql, [id]),
    pool.query<OrderFile['payments'][number]>(paymentsSql, [id]),
    pool.query<OrderFile['refunds'][number]>(refundsSql, [id]),
    pool.query<OrderFile['history'][number]>(historySql, [id]),
    goodwillOf(context, pool, id),
    openRefundRequest(pool, id, context.now()),
  ]);
  const row = orders.rows[0];
  if (row === undefined) throw new Refused('not_found');
  const { settings } = await marketOfOrder(context, pool, id);
  const { price_amount, coupon_amount, free_voucher_amount, credit_amount, carried_amount, waived_amount, ...rest } =
    row;
  const { currency, refunded_amount, credited_amount, goodwill_amount, period_ends_at, ...facts } = rest;
  const money = (amount: number) => ({ amount, currency });
  const paidBy = { price_amount, coupon_amount, free_voucher_amount, credit_amount, carried_amount, waived_amount };
  const { coupon, freeVoucher, credit, carried, card, waived } = orderParts(paidBy);
  return {
    ...facts,
    over: context.now() > fromIso(period_ends_at),
    parts: {
      coupon: money(coupon),
      free_voucher: money(freeVoucher),
      credit: money(credit),
      carried: money(carried),
      card: money(card),
      waived: money(waived),
    },
    refunded: money(refunded_amount),
    credited: money(credited_amount),
    goodwill: money(goodwill_amount),
    refundable: money(left),
    second_admin_above: money(settings.refundSecondAdminAbove),
    refund_request: request,
    payments: payments.rows,
    refunds: refunds.rows,
    history: history.rows,
  };
}

const orderSql = `
  select o.id as _id, ${orderFacts}, o.note, o.period_ends_at, pending_step_of('refund', o.id) as pending_refund, o.ended_by, o.end_reason, o.changes_order_id as changes, o.currency, o.price_amount, o.coupon_amount,
    o.free_voucher_amount, o.credit_amount, o.carried_amount, o.waived_amount, o.refunded_amount, o.credited_amount, o.goodwill_amount,
    case when o.end_rule = 'changed' then (select n.id from orders n where n.changes_order_id = o.id and n.voucher_code is not null limit 1) end as changed_to,
    (select d.state from no_show_dispute d where d.order_id = o.id) as dispute, (select d.state from discount_claim d where d.order_id = o.id) as claim
  from orders o join restaurant r on r.id = o.restaurant_id left join app_user u on u.id = o.user_id where o.id = $1`;

const paymentsSql = `
  ${chainOf('$1')}
  select p.id as _id, o.number, p.attempt, json_build_object('amount', p.amount, 'currency', p.currency) as amount, p.state, p.failure,
    nullif(concat_ws(' ', p.card_brand, p.card_last4), '') as card, p.created_at as created
  from payment p join chain c on c.id = p.order_id join orders o on o.id = p.order_id order by p.created_at desc, p.attempt desc`;

const refundsSql = `
  select f.id as _id, json_build_object('amount', f.amount, 'currency', p.currency) as amount, f.reason, f.state,
    nullif(trim(u.first_name || ' ' || u.last_name), '') as by, f.note, f.created_at as created, f.done_at as done
  from refund f join payment p on p.id = f.payment_id left join app_user u on u.id = f.given_by where f.order_id = $1
  order by f.created_at desc, f.id desc`;

const historySql = `
  select e.at, e.actor, nullif(trim(u.first_name || ' ' || u.last_name), '') as by, e.from_state as "from", e.to_state as "to", e.payment_state, e.data
  from order_event e left join app_user u on u.id = e.actor_id where e.order_id = $1 order by e.id desc`;
