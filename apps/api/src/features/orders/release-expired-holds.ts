import type { Queryable } from '../../db/transaction.ts';

/**
 * Ends holds whose time has run out; their tables come back by the trigger on orders. Narrowed to one slot's date or to
 * one holder where given. Answers how many.
 */
export async function releaseExpiredHolds(
  db: Queryable,
  only: { slot?: string; date?: string; holder?: string } = {},
): Promise<number> {
  const { rowCount } = await db.query(
    `with gone as (
       select id from orders
       where state = 'held' and hold_expires_at <= now()
         and ($1::uuid is null or slot_id = $1) and ($2::date is null or date = $2) and ($3::uuid is null or holder_id = $3)
       order by hold_expires_at limit 200 for update skip locked
     ), ended as (
       update orders o set state = 'expired', ended_at = now(), ended_by = 'system' from gone where o.id = gone.id
       returning o.id, o.payment_state
     )
     insert into order_event (order_id, actor, from_state, to_state, payment_state) select id, 'system', 'held', 'expired', payment_state from ended`,
    [only.slot ?? null, only.date ?? null, only.holder ?? null],
  );
  return rowCount ?? 0;
}
