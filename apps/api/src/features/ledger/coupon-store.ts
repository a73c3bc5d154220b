import type { Coupon } from '@metade/domain/coupon.ts';
import { decideCoupon, normalizeCouponCode } from '@metade/domain/coupon.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { booked, notBooked } from '../../db/order-states.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { Payable } from './payable.ts';

/** singleCode: of a batch, whose codes can be used once each. */
export type CouponOffer = { id: string; code: string; singleCode: string | null; off: number };

type Row = {
  id: string;
  code: string;
  single_code: string | null;
  code_used: boolean;
  valid_from: string | null;
  valid_until: string | null;
  total_limit: number | null;
  user_limit: number | null;
  first_order: boolean;
  countries: string[] | null;
  cities: string[] | null;
  restaurants: string[] | null;
  sizes: Coupon['sizes'];
  weekdays: number[] | null;
  active: boolean;
  uses: number;
  uses_by_diner: number;
  is_first_order: boolean;
} & (
  | { kind: 'percent'; percent: number; amount: null; currency: null }
  | { kind: 'fixed'; percent: null; amount: number; currency: Currency }
);

/**
 * What a coupon takes off an order, or the refusal. lock: locks the coupon until the transaction ends, so that nobody else takes
 * its last use.
 */
export async function offerCoupon(
  db: Queryable,
  order: Payable,
  typed: string,
  { now, settings, lock }: { now: number; settings: Settings; lock: boolean },
): Promise<CouponOffer> {
  const code = normalizeCouponCode(typed, settings);
  if (code === null) throw new Refused('coupon_unknown');
  // In a statement of its own: a statement that waited for the lock would count uses as they were before.
  if (lock)
    await db.query(
      `select 1 from coupon c where (c.code = $1 and c.total_limit is not null or c.id = (select k.coupon_id from coupon_code k where k.code = $1))
       for no key update`,
      [code],
    );
  const { rows } = await db.query<Row>(couponSql, [code, order.id, order.user_id]);
  const row = rows[0];
  if (row === undefined) throw new Refused('coupon_unknown');
  if (row.code_used) throw new Refused('coupon_used_up');
  const decision = decideCoupon(termsOf(row), {
    price: { amount: order.price_amount, currency: order.currency },
    country: order.country,
    places: order.places,
    restaurant: order.restaurant_id,
    city: order.city_id,
    date: order.date,
    uses: row.uses,
    usesByDiner: row.uses_by_diner,
    isFirstOrder: row.is_first_order,
    now,
  });
  if (!decision.ok) throw new Refused(decision.code, decision.params);
  return { id: row.id, code: row.single_code ?? row.code, singleCode: row.single_code, off: decision.off.amount };
}

/** Records a use, or reinstates one that the order had released. */
export async function useCoupon(
  trx: Trx,
  order: Payable,
  coupon: CouponOffer,
  amount: number,
  now: number,
): Promise<void> {
  await trx.query(
    `insert into coupon_use (order_id, coupon_id, user_id, amount, used_at, code) values ($1, $2, $3, $4, $5, $6)
     on conflict (order_id) do update set coupon_id = $2, amount = $4, used_at = $5, code = $6, released_at = null`,
    [order.id, coupon.id, order.user_id, amount, toIso(now), coupon.singleCode],
  );
}

export async function releaseCoupon(trx: Trx, order: string, now: number): Promise<void> {
  await trx.query('update coupon_use set released_at = $2 where order_id = $1 and released_at is null', [
    order,
    toIso(now),
  ]);
}

// A first booking counts as such while it stands or is being paid, and for good once money was kept.
const couponSql = `
select c.id, c.code, c.kind, c.percent, c.amount, c.currency, c.valid_from, c.valid_until, c.total_limit, c.user_limit, c.first_order, c.countries, c.cities,
  c.restaurants, c.sizes, c.weekdays, c.active, (select k.code from coupon_code k where k.coupon_id = c.id and k.code = $1) as single_code,
  exists (select 1 from coupon_use u where u.code = $1 and u.released_at is null and u.order_id <> $2) as code_used,
  (select count(*) from coupon_use u where u.coupon_id = c.id and u.released_at is null and u.order_id <> $2) as uses,
  (select count(*) from coupon_use u where u.coupon_id = c.id and u.user_id = $3 and u.released_at is null and u.order_id <> $2) as uses_by_diner,
  not exists (select 1 from orders o where o.user_id = $3 and o.id <> $2 and (
    o.state in ${booked}
    or o.state = 'cancelled' and o.end_rule in ('late', 'same_day')
    or o.state in ${notBooked} and exists (
      select 1 from payment p where p.order_id = o.id and p.state in ('pending', 'requires_action', 'authorized', 'captured')))) as is_first_order
from coupon c where c.code = $1 and not c.single_use or c.id = (select k.coupon_id from coupon_code k where k.code = $1)`;

function termsOf(row: Row): Coupon {
  return {
    worth:
      row.kind === 'percent'
        ? { kind: 'percent', percent: row.percent }
        : { kind: 'fixed', amount: { amount: row.amount, currency: row.currency } },
    active: row.active,
    validFrom: row.valid_from === null ? null : fromIso(row.valid_from),
    validUntil: row.valid_until === null ? null : fromIso(row.valid_until),
    totalLimit: row.total_limit,
    userLimit: row.user_limit,
    firstOrder: row.first_order,
    countries: row.countries,
    cities: row.cities,
    restaurants: row.restaurants,
    sizes: row.sizes,
    weekdays: row.weekdays,
  };
}
