import type { FreeVoucher } from '@metade/contracts/rewards.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../../db/transaction.ts';

type Row = Omit<FreeVoucher, '_id' | 'order' | 'created'> & {
  id: string;
  created_at: string;
  order_id: string | null;
  number: string | null;
  restaurant: string | null;
};

/** A user's free vouchers, usable ones first, next to expire first; or one of them by its id. */
export async function readFreeVouchers(
  db: Queryable,
  userId: string,
  now: number,
  id: string | null = null,
): Promise<FreeVoucher[]> {
  const { rows } = await db.query<Row>(
    `select f.id, f.reason, f.created_at, f.expires_at, f.used_at, f.order_id, o.number, r.company_name as restaurant,
       case when f.order_id is not null then 'used' when f.expires_at <= $2 then 'expired' else 'ready' end as state
     from free_voucher f left join orders o on o.id = f.order_id left join restaurant r on r.id = o.restaurant_id
     where f.user_id = $1 and ($3::uuid is null or f.id = $3)
     order by f.order_id is null and f.expires_at > $2 desc, case when f.order_id is null and f.expires_at > $2 then f.expires_at end,
       f.created_at desc, f.id limit 100`,
    [userId, toIso(now), id],
  );
  return rows.map(({ id: _id, created_at, order_id, number, restaurant, ...row }) => ({
    _id,
    state: row.state,
    reason: row.reason,
    created: created_at,
    expires_at: row.expires_at,
    used_at: row.used_at,
    order: order_id === null || number === null || restaurant === null ? null : { _id: order_id, number, restaurant },
  }));
}
