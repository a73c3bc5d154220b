import type { RefundRequest, refundRequestStates } from '@metade/contracts/refund-requests.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { paged } from '../../http/paged.ts';

type Row = Omit<RefundRequest, 'amount'> & { amount: number; currency: Currency };
type State = (typeof refundRequestStates)[number];

/** Requests in a state, oldest first; page from 1. */
export async function readRefundRequests(db: Queryable, state: State, page: number, now: number) {
  const at = new Date(now).toISOString();
  const [{ rows }, counted] = await Promise.all([
    db.query<Row>(`${select} where ${stateAt} = $2 order by q.asked_at, q.id limit $3 offset $4`, [
      at,
      state,
      pageSize,
      (page - 1) * pageSize,
    ]),
    db.query<{ total: number }>(`select count(*) as total from refund_request q where ${stateAt} = $2`, [at, state]),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return paged(rows.map(view), page, total, pageSize);
}

/** Throws not_found. */
export async function readRefundRequest(db: Queryable, id: string, now: number): Promise<RefundRequest> {
  const { rows } = await db.query<Row>(`${select} where q.id = $2`, [new Date(now).toISOString(), id]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return view(rows[0]);
}

/** The request of an order that waits for a second admin. */
export async function openRefundRequest(db: Queryable, order: string, now: number): Promise<RefundRequest | null> {
  const { rows } = await db.query<Row>(`${select} where q.order_id = $2 and ${stateAt} = 'open'`, [
    new Date(now).toISOString(),
    order,
  ]);
  return rows[0] ? view(rows[0]) : null;
}

const pageSize = 30;

// A request expires by the clock, without a job; $1 is now.
const stateAt = "case when q.state = 'open' and q.expires_at <= $1 then 'expired' else q.state end";
const select = `
  select q.id as _id, q.kind, ${stateAt} as state, json_build_object('_id', o.id, 'number', o.number) as "order",
    json_build_object('_id', r.id, 'company_name', r.company_name) as restaurant,
    coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), '—') as diner, q.amount, o.currency, q.reason,
    json_build_object('_id', a.id, 'name', trim(a.first_name || ' ' || a.last_name), 'email', a.email) as by, q.asked_at as asked, q.expires_at as expires,
    nullif(trim(d.first_name || ' ' || d.last_name), '') as decided_by, q.decided_at as decided, q.note, pending_step_of('refund_decision', q.id) as pending
  from refund_request q join orders o on o.id = q.order_id join restaurant r on r.id = o.restaurant_id
  left join app_user u on u.id = o.user_id join app_user a on a.id = q.asked_by left join app_user d on d.id = q.decided_by`;

function view({ currency, ...row }: Row): RefundRequest {
  return { ...row, amount: { amount: row.amount, currency } };
}
