import type { Booked } from '@metade/domain/reconcile.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { GatewayMovement } from '../../adapters/gateways/gateway-movement.ts';

/** Instants from one on and before another; ISO. */
type Window = { from: string; until: string };

/** Under which key our ledger has a movement. A payout is compared with what it is made of. */
export function keyOf({ id, kind, subject }: Pick<GatewayMovement, 'id' | 'kind' | 'subject'>): string {
  return kind === 'other' || subject === null ? `other ${id}` : `${kind} ${subject}`;
}

/**
 * What our ledger has under these keys. A refund under way may have moved or not: those are told apart in `open`, and nothing can be
 * said of them yet.
 */
export async function ourBooks(
  db: Queryable,
  gateway: string,
  keys: readonly string[],
): Promise<{ booked: Booked[]; open: Set<string> }> {
  const subjects = (kind: string) =>
    keys.filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1));
  const ids = [...subjects('payment'), ...subjects('refund')].filter((id) => uuid.test(id));
  const { rows } = await db.query<Booked & { open: boolean }>(oursSql, [gateway, ids, subjects('dispute')]);
  return {
    booked: rows.map(({ key, amount, currency }) => ({ key, amount, currency })),
    open: new Set(rows.filter(({ open }) => open).map(({ key }) => key)),
  };
}

/** The keys of what our ledger counts on since a first instant, and that last changed in a window. */
export async function ourKeys(
  db: Queryable,
  gateway: string,
  { from, until }: Window,
  since: string,
): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(keysSql, [gateway, from, until, since]);
  return rows.map(({ key }) => key);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const taken = `('captured', 'partially_refunded', 'refunded')`;

const oursSql = `
  select 'payment ' || id as key, case when state in ${taken} then amount else 0 end as amount, currency, false as open
  from payment where gateway = $1 and id = any ($2::uuid[])
  union all
  select 'payment ' || id, case when paid_at is not null then amount else 0 end, currency, false
  from gift_voucher where gateway = $1 and id = any ($2::uuid[])
  union all
  select 'refund ' || coalesce(r.reference, r.id), case when r.state = 'done' and r.settled_how is null then -r.amount else 0 end, p.currency, r.state = 'pending'
  from refund r join payment p on p.id = r.payment_id where p.gateway = $1 and (r.id = any ($2::uuid[]) and r.reference is null or r.reference = any ($2::uuid[]))
  union all
  select 'refund ' || refund_id, case when refunded_at is not null and refund_settled_how is null then -amount else 0 end, currency,
    refunded_at is null and refund_failed_at is null
  from gift_voucher where gateway = $1 and refund_id = any ($2::uuid[])
  union all
  select 'dispute ' || d.gateway_id, m.amount, d.currency, false
  from card_dispute d join card_dispute_movement m on m.dispute_id = d.id where d.gateway = $1 and d.gateway_id = any ($3::text[])`;

const keysSql = `
  select 'payment ' || id as key from payment
  where gateway = $1 and state in ${taken} and updated_at >= $2 and updated_at < $3 and created_at >= $4
  union all
  select 'payment ' || id from gift_voucher where gateway = $1 and paid_at >= greatest($2::timestamptz, $4::timestamptz) and paid_at < $3
  union all
  select 'refund ' || coalesce(r.reference, r.id) from refund r join payment p on p.id = r.payment_id
  where p.gateway = $1 and r.settled_how is null and r.done_at >= greatest($2::timestamptz, $4::timestamptz) and r.done_at < $3
  union all
  select 'refund ' || refund_id from gift_voucher
  where gateway = $1 and refund_settled_how is null and refunded_at >= greatest($2::timestamptz, $4::timestamptz) and refunded_at < $3
  union all
  select 'refund ' || q.reference from failed_refund q left join refund r on r.id = q.refund_id left join payment p on p.id = r.payment_id
  left join gift_voucher g on g.id = q.gift_id
  where coalesce(p.gateway, g.gateway) = $1 and q.failed_at >= greatest($2::timestamptz, $4::timestamptz) and q.failed_at < $3
  union all
  select distinct 'dispute ' || d.gateway_id from card_dispute_movement m join card_dispute d on d.id = m.dispute_id
  where d.gateway = $1 and m.recorded_at >= greatest($2::timestamptz, $4::timestamptz) and m.recorded_at < $3`;
