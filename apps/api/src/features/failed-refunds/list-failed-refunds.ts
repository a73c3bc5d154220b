import type { FailedRefund } from '@metade/contracts/failed-refunds.ts';
import { openRefundDecisions } from '@metade/domain/failed-refund.ts';
import type { Currency } from '@metade/domain/money.ts';
import { adminPageSize } from '../../db/admin-search.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';
import { Refused } from '../../refused.ts';

export type FailedRefundRow = Omit<FailedRefund, 'amount' | 'order' | 'restaurant' | 'gift' | 'choices'> & {
  amount: number;
  currency: Currency;
  order_id: string | null;
  number: string | null;
  restaurant_id: string | null;
  company_name: string | null;
  gift_id: string | null;
  owed: boolean;
  has_account: boolean;
};

export const listFailedRefunds: Handler<'listFailedRefunds'> = async ({ pool }, { query }) => {
  const [{ rows }, counted] = await Promise.all([
    pool.query<FailedRefundRow>(`${failedRefundsIn} limit $2 offset $3`, [
      query.state,
      adminPageSize,
      (query.page - 1) * adminPageSize,
    ]),
    pool.query<{ total: number }>(`select count(*) as total ${from} where ${list} = $1`, [query.state]),
  ]);
  return paged(rows.map(viewOf), query.page, counted.rows[0]?.total ?? 0, adminPageSize);
};

/** Throws not_found. */
export async function readFailedRefund(db: Queryable, reference: string): Promise<FailedRefund> {
  const { rows } = await db.query<FailedRefundRow>(`${select} where q.reference = $1`, [reference]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return viewOf(rows[0]);
}

/** SQL: of a failed try `q`, its refund `f` with payment `p`, or its gift voucher `g`. */
const from = `from failed_refund q left join refund f on f.id = q.refund_id left join payment p on p.id = f.payment_id left join gift_voucher g on g.id = q.gift_id`;

/** SQL: whether this try is the last one, and nothing has given the money back since. */
export const isOwed = `(q.decision is null and case when q.gift_id is null then f.state = 'failed' else g.refund_failed_at is not null end)`;

const list = `case when ${isOwed} then 'open' else 'over' end`;

const select = `
  select q.reference as _id, ${list} as list, ${isOwed} as owed,
    case when q.gift_id is null then f.state when g.refunded_at is not null then 'done' when g.refund_failed_at is not null then 'failed' else 'pending' end as state,
    coalesce(f.settled_how, g.refund_settled_how) as settled, coalesce(f.amount, g.amount) as amount, coalesce(p.currency, g.currency) as currency,
    o.id as order_id, o.number, r.id as restaurant_id, r.company_name, g.id as gift_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '—') as diner,
    case when u.deleted_at is null then u.email end as email, u.id is not null and u.deleted_at is null as has_account,
    concat_ws(' ', coalesce(p.card_brand, g.card_brand), coalesce(p.card_last4, g.card_last4)) as card, coalesce(p.gateway, g.gateway) as gateway, q.gateway_id,
    q.failed_at as failed, (select count(*)::integer from failed_refund t where t.refund_id = q.refund_id or t.gift_id = q.gift_id) as tries,
    exists (select 1 from card_dispute d where (d.payment_id = p.id or d.gift_id = g.id) and d.kind = 'dispute' and d.closed_at is null) as disputed,
    q.decision, q.decided_at as decided, nullif(trim(a.first_name || ' ' || a.last_name), '') as decided_by, q.transfer_reference, q.note,
    pending_step_of('failed_refund', q.reference) as pending
  ${from} left join orders o on o.id = f.order_id left join restaurant r on r.id = o.restaurant_id
  left join app_user u on u.id = coalesce(o.user_id, g.user_id) left join app_user a on a.id = q.decided_by`;

/** SQL: those of a list ($1), the oldest first. */
export const failedRefundsIn = `${select} where ${list} = $1 order by q.failed_at, q.reference`;

function viewOf(row: FailedRefundRow): FailedRefund {
  const { amount, currency, order_id, number, restaurant_id, company_name, gift_id, owed, has_account, ...rest } = row;
  return {
    ...rest,
    amount: { amount, currency },
    order: order_id === null || number === null ? null : { _id: order_id, number },
    restaurant: restaurant_id === null || company_name === null ? null : { _id: restaurant_id, company_name },
    gift: gift_id === null ? null : { _id: gift_id },
    choices: openRefundDecisions({ owed, disputed: rest.disputed, hasAccount: has_account }),
  };
}
