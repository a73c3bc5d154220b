import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { marketOfOrder } from '../orders/index.ts';

/** Money that an admin wants to return for an order: a refund to its cards, or an accepted claim. */
type Asked = {
  kind: 'refund' | 'claim';
  order: string;
  amount: number;
  reason: string;
  by: string;
  guarantee?: number;
};

/**
 * Whether returning that much more for an order needs a second admin, counting everything admins have given for it (refunds,
 * claims, credit), so that the limit cannot be split. The order is locked.
 */
export async function needsSecondAdmin(
  context: Context,
  trx: Trx,
  { order, amount }: { order: string; amount: number },
): Promise<boolean> {
  const { settings } = await marketOfOrder(context, trx, order);
  const { rows } = await trx.query<{ given: number }>(
    `select o.goodwill_amount + coalesce((select sum(e.amount) from credit_entry e
       where e.order_id = o.id and e.reason in ('claim', 'guarantee')), 0)::integer as given
     from orders o where o.id = $1`,
    [order],
  );
  return (rows[0]?.given ?? 0) + amount > settings.refundSecondAdminAbove;
}

/** Stores a request for a second admin, replacing an expired one of the order. Throws refund_requested. */
export async function askSecondAdmin(context: Context, trx: Trx, asked: Asked): Promise<void> {
  const { refundRequestHours } = (await marketOfOrder(context, trx, asked.order)).settings;
  const now = context.now();
  const at = new Date(now).toISOString();
  await trx.query(
    "update refund_request set state = 'expired' where order_id = $1 and state = 'open' and expires_at <= $2",
    [asked.order, at],
  );
  const { rowCount } = await trx.query(
    ...named(
      `insert into refund_request (id, kind, order_id, amount, reason, asked_by, asked_at, expires_at, guarantee)
     values ($id, $kind, $orderId, $amount, $reason, $askedBy, $askedAt, $expiresAt, $guarantee) on conflict (order_id) where state = 'open' do nothing`,
      {
        id: uuidv7(),
        kind: asked.kind,
        orderId: asked.order,
        amount: asked.amount,
        reason: asked.reason,
        askedBy: asked.by,
        askedAt: at,
        expiresAt: new Date(now + refundRequestHours * 3_600_000).toISOString(),
        guarantee: asked.guarantee ?? null,
      },
    ),
  );
  if (rowCount === 0) throw new Refused('refund_requested');
  await recordChange(trx, {
    by: { id: asked.by, role: 'admin' },
    what: 'order.refund_asked',
    subject: asked.order,
    after: { amount: asked.amount, reason: asked.reason },
  });
}

/** Whether the order has a request that waits for a second admin. */
export async function waitsForSecondAdmin(context: Context, db: Queryable, order: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select 1 from refund_request where order_id = $1 and state = 'open' and expires_at > $2",
    [order, new Date(context.now()).toISOString()],
  );
  return rowCount !== 0;
}
