import type { LedgerEntry } from '@metade/contracts/rewards.ts';
import type { Currency } from '@metade/domain/money.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';

type Row = Omit<LedgerEntry, '_id' | 'money' | 'order'> & {
  id: string;
  amount: number | null;
  currency: Currency | null;
  order_id: string | null;
  number: string | null;
  restaurant: string | null;
};

/** Points, credit, free vouchers and coupons in one list, with an entry for each event of a free voucher or coupon. */
export const listLedger: Handler<'listLedger'> = async (context, { query, session }) => {
  const { page, kind = null } = query;
  const values = [session.userId, toIso(context.now()), kind];
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Row>(
      `select l.*, o.number, r.company_name as restaurant from (${lines}) l
       left join orders o on o.id = l.order_id left join restaurant r on r.id = o.restaurant_id
       where $3::text is null or l.kind = $3 order by l.at desc, l.id desc limit $4 offset $5`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    context.pool.query<{ total: number }>(
      `select count(*)::integer as total from (${lines}) l where $3::text is null or l.kind = $3`,
      values,
    ),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const data = rows.map(({ id, amount, currency, order_id, number, restaurant, ...row }) => ({
    ...row,
    _id: id,
    money: amount === null || currency === null ? null : { amount, currency },
    order: order_id === null || number === null || restaurant === null ? null : { _id: order_id, number, restaurant },
  }));
  return paged(data, page, total, pageSize);
};

const pageSize = 20;

// A friend's meal is not shown to the inviter.
const lines = `
select id::text as id, 'points' as kind, reason, created_at as at, points, null::integer as vouchers, null::integer as amount,
  null::text as currency, null::text as code, expires_at, case when reason <> 'invited' then order_id end as order_id
from points_entry where user_id = $1
union all
select id::text, 'credit', reason, created_at, null, null, amount, currency, null, expires_at, order_id from credit_entry where user_id = $1
union all
select id || ' came', 'free_voucher', reason, created_at, null, 1, null, null, null, expires_at, source_order_id from free_voucher where user_id = $1
union all
select id || ' used', 'free_voucher', 'used', used_at, null, -1, null, null, null, null, order_id from free_voucher where user_id = $1 and used_at is not null
union all
select id || ' expired', 'free_voucher', 'expired', expires_at, null, -1, null, null, null, null, null
from free_voucher where user_id = $1 and used_at is null and expires_at <= $2::timestamptz
union all
select u.order_id || ' used', 'coupon', 'used', u.used_at, null, null, u.amount, o.currency, c.code, null, u.order_id
from coupon_use u join coupon c on c.id = u.coupon_id join orders o on o.id = u.order_id where u.user_id = $1
union all
select u.order_id || ' released', 'coupon', 'released', u.released_at, null, null, u.amount, o.currency, c.code, null, u.order_id
from coupon_use u join coupon c on c.id = u.coupon_id join orders o on o.id = u.order_id where u.user_id = $1 and u.released_at is not null`;
