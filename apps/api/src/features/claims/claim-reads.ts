import type { adminClaim } from '@metade/contracts/claims.ts';
import { claimCredit } from '@metade/domain/discount-claim.ts';
import type { Money } from '@metade/domain/money.ts';
import type { z } from 'zod';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Claim = z.input<typeof adminClaim>;
type Row = Omit<Claim, 'restaurant' | 'charged' | 'fee'> & {
  restaurant_id: string;
  company_name: string;
  charged: number;
  price: number;
  coupon: number;
  free_voucher: number;
  brought_free: number;
  goodwill: number;
  currency: Money['currency'];
};

/** Claims in a state, the oldest first; page from 1. */
export async function readClaims(db: Queryable, state: Claim['state'], page: number) {
  const [{ rows }, counted] = await Promise.all([
    db.query<Row>(`${selectClaim} where d.state = $1 order by d.created_at, d.order_id limit $2 offset $3`, [
      state,
      pageSize,
      (page - 1) * pageSize,
    ]),
    db.query<{ total: number }>('select count(*) as total from discount_claim where state = $1', [state]),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { data: rows.map(toClaim), page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}

/** The claim of an order. */
export async function readClaim(db: Queryable, order: string): Promise<Claim> {
  const { rows } = await db.query<Row>(`${selectClaim} where d.order_id = $1`, [order]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return toClaim(rows[0]);
}

const pageSize = 30;

const selectClaim = `
  select o.id as order, o.number, r.id as restaurant_id, r.company_name, u.first_name || ' ' || u.last_name as diner, o.date, o.time, o.people,
    o.price_amount as price, o.coupon_amount as coupon, o.free_voucher_amount as free_voucher,
    o.carried_amount - coalesce(c.paid_amount, 0) as brought_free, o.goodwill_amount as goodwill, o.currency,
    d.state, d.text, d.charged, d.note, d.created_at as created, d.decided_at as decided
  from discount_claim d join orders o on o.id = d.order_id join restaurant r on r.id = o.restaurant_id join app_user u on u.id = d.user_id
  left join order_change c on c.order_id = o.id`;

function toClaim(row: Row): Claim {
  const {
    restaurant_id,
    company_name,
    charged,
    price,
    coupon,
    free_voucher,
    brought_free,
    goodwill,
    currency,
    ...rest
  } = row;
  const paid = { price, coupon, freeVoucher: free_voucher, broughtFree: brought_free, goodwill };
  return {
    ...rest,
    restaurant: { _id: restaurant_id, company_name },
    charged: { amount: charged, currency },
    fee: { amount: claimCredit(paid), currency },
  };
}
