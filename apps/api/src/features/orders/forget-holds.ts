import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Holds with a payment attempt or a consent are kept, like paid orders. */
export const keepsOrder = [
  'payment',
  'refund',
  'refund_request',
  'credit_entry',
  'coupon_use',
  'points_entry',
  'review',
  'no_show_dispute',
  'discount_claim',
  'statement_order',
] as const;

/** Rows deleted together with their hold. */
export const goesWithOrder = [
  'order_event',
  'order_change',
  'pin_try',
  'webhook_delivery',
  'waiting_entry',
  'team_news',
  'booking_share',
  'booking_guest',
  'booking_table',
  'pending_step',
  'handed_hold',
] as const;

/** Deletes holds that expired or were released long ago without a payment attempt. */
export async function forgetHolds(context: Context): Promise<void> {
  const { endedHoldDays } = await context.markets.settings();
  await deleteInBatches(context.pool, forgetHoldsSql, [
    new Date(context.now() - endedHoldDays * 86_400_000).toISOString(),
  ]);
}

// Foreign keys are checked at the end of the statement.
const forgetHoldsSql = `
with old as (
  select id from orders o
  where state in ('expired', 'cancelled') and payment_state = 'none' and confirmed_at is null and ended_at < $1
    ${keepsOrder.map((table) => `and not exists (select 1 from ${table} k where k.order_id = o.id)`).join('\n    ')}
    and not exists (select 1 from free_voucher v where v.order_id = o.id)
    and not exists (select 1 from free_voucher v where v.source_order_id = o.id)
    and not exists (select 1 from orders n where n.changes_order_id = o.id)
    and not exists (select 1 from order_change c where c.first_order_id = o.id)
  order by ended_at limit $2 for update skip locked
), ${goesWithOrder.map((table) => `no_${table} as (delete from ${table} where order_id in (select id from old))`).join(',\n')},
mailed as (update mail set order_id = null where order_id in (select id from old))
delete from orders where id in (select id from old) returning 1`;
