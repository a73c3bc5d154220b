import { booked } from '../../db/order-states.ts';
import type { Check } from './check.ts';

const endRules = `'early', 'grace', 'withdrawal', 'late', 'same_day', 'restaurant'`;
const wholeRules = `('early', 'grace', 'withdrawal', 'restaurant')`;

/** Payment besides the card: every part is in its ledger, once, and nobody has a negative balance. */
export const partsChecks: readonly Check[] = [
  {
    name: 'parts that are not the price',
    sql: `select format('order %s: coupon %s, free voucher %s, credit %s, carried %s, waived %s, card %s of %s',
        o.id, o.coupon_amount, o.free_voucher_amount, o.credit_amount, o.carried_amount, o.waived_amount, coalesce(p.amount, 0), o.price_amount) as found
      from orders o left join payment p on p.order_id = o.id and p.state in ('authorized', 'captured', 'partially_refunded', 'refunded')
      where (o.state in ${booked} or o.end_rule in (${endRules}))
        and o.coupon_amount + o.free_voucher_amount + o.credit_amount + o.carried_amount + o.waived_amount + coalesce(p.amount, 0) <> o.price_amount`,
  },
  {
    name: 'parts kept by an order that never came about',
    sql: `select format('order %s is %s, %s', o.id, o.state, o.payment_state) as found from orders o
      where o.coupon_amount + o.free_voucher_amount + o.credit_amount + o.waived_amount > 0
        and (o.state in ('held', 'expired', 'declined', 'unanswered') or o.state = 'cancelled' and (o.payment_state in ('none', 'failed') or o.end_rule = 'not_paid'))
        and not exists (select 1 from payment p where p.order_id = o.id and p.state in ('pending', 'requires_action') and o.state in ('held', 'expired'))`,
  },
  {
    name: 'credit spent that is not what the order says',
    sql: `select format('order %s: entries %s, order %s', o.id, coalesce(-c.total, 0), o.credit_amount) as found
      from orders o left join (select order_id, sum(amount) as total from credit_entry where reason in ('spent', 'unspent') group by order_id) c on c.order_id = o.id
      where coalesce(-c.total, 0) <> o.credit_amount`,
  },
  {
    name: 'more credit spent than there was',
    sql: `select format('diner %s: %s %s until %s', user_id, sum(amount), currency, expires_at) as found
      from credit_entry group by user_id, currency, expires_at having sum(amount) < 0`,
  },
  {
    name: 'more credit given back than was spent',
    sql: `select format('order %s: %s', order_id, sum(amount)) as found from credit_entry
      where reason in ('spent', 'unspent', 'returned') and order_id is not null group by order_id having sum(amount) > 0`,
  },
  {
    name: 'a coupon that took another amount off',
    sql: `select format('order %s: coupon %s, order %s', o.id, u.amount, o.coupon_amount) as found
      from orders o full join coupon_use u on u.order_id = o.id
      where o.coupon_amount > 0 and u.amount is distinct from o.coupon_amount
         or o.coupon_amount = 0 and u.released_at is null and u.order_id is not null`,
  },
  {
    name: 'a coupon used by somebody else, or elsewhere than it may be',
    sql: `select format('order %s: %s', o.id, c.code) as found
      from coupon_use u join coupon c on c.id = u.coupon_id join orders o on o.id = u.order_id join restaurant r on r.id = o.restaurant_id
      where u.released_at is null and (u.user_id is distinct from o.user_id or u.used_at >= c.terms_since and (
        not r.country = any (c.countries) or c.currency <> o.currency or not coalesce(r.city_id, '') = any (c.cities)
        or not o.restaurant_id = any (c.restaurants) or not o.places = any (c.sizes) or not extract(dow from o.date) = any (c.weekdays)))`,
  },
  {
    name: 'a coupon used more often than it may be',
    sql: `select format('%s: %s uses', c.code, count(*)) as found from coupon_use u join coupon c on c.id = u.coupon_id
      where u.released_at is null group by c.id having count(*) > c.total_limit
      union all
      select format('%s: %s uses of %s', c.code, count(*), u.user_id) from coupon_use u join coupon c on c.id = u.coupon_id
      where u.released_at is null and u.used_at >= c.terms_since group by c.id, u.user_id having count(*) > c.user_limit`,
  },
  {
    name: 'a coupon given back by an order that stands, or kept by one that gave all back',
    sql: `select format('order %s is %s', o.id, o.state) as found from coupon_use u join orders o on o.id = u.order_id
      where o.coupon_amount > 0 and (u.released_at is not null and o.state in ${booked}
        or u.released_at is null and o.state = 'cancelled' and o.end_rule in ${wholeRules})`,
  },
  {
    name: 'a free voucher that does not pay the rest of the fee',
    sql: `select format('order %s: %s', o.id, o.free_voucher_amount) as found
      from orders o full join (select * from free_voucher where order_id is not null) v on v.order_id = o.id
      where (coalesce(o.free_voucher_amount, 0) > 0) <> (v.id is not null)
         or o.free_voucher_amount > 0 and (v.user_id is distinct from o.user_id
           or o.coupon_amount + o.free_voucher_amount + o.carried_amount <> o.price_amount)`,
  },
  {
    name: 'a free voucher that came back twice, or did not come back',
    sql: `select format('order %s: %s', o.id, count(v.id)) as found
      from orders o left join free_voucher v on v.source_order_id = o.id and v.reason = 'returned'
      where o.free_voucher_amount > 0 group by o.id
      having count(v.id) > 1 or count(v.id) = 0 and o.state = 'cancelled' and o.end_rule in ${wholeRules}
        or count(v.id) > 0 and o.state in ${booked}
          and not exists (select 1 from discount_claim d where d.order_id = o.id and d.state = 'accepted')`,
  },
  {
    name: 'a free voucher for a trouble that nobody had',
    sql: `select format('order %s is %s by %s', o.id, o.state, coalesce(o.ended_by, '?')) as found from free_voucher v join orders o on o.id = v.source_order_id
      where v.reason = 'restaurant_cancelled' and (o.state <> 'cancelled' or o.ended_by is distinct from 'restaurant' or v.user_id is distinct from o.user_id)`,
  },
  {
    name: 'an order whose money does not sum to zero',
    settled: true,
    sql: `select format('order %s is %s (%s): in %s, back %s, owed %s, kept %s', o.id, o.state, coalesce(o.end_rule, o.end_reason, '–'), taken, back, o.resale_top_up, kept) as found
      from orders o join lateral (
        select coalesce((select sum(amount) from payment where order_id = o.id
                 and (state in ('captured', 'partially_refunded', 'refunded') or state = 'authorized' and o.state in ${booked})), 0)
             - coalesce((select sum(amount) from credit_entry where order_id = o.id and reason = 'spent'), 0) + o.carried_amount as taken,
          coalesce((select sum(amount) from refund where order_id = o.id), 0)
             + coalesce((select sum(amount) from credit_entry where order_id = o.id and reason not in ('spent', 'claim', 'guarantee')), 0) as back
      ) books on true
      join lateral (
        select case when o.state in ${booked} then o.price_amount - o.coupon_amount - o.free_voucher_amount - o.waived_amount - o.goodwill_amount
          when o.end_rule in ('late', 'same_day') then o.resale_top_up else 0 end as kept
      ) rule on true
      where taken - back <> kept and o.end_rule is distinct from 'changed' and (o.changes_order_id is null or o.state in ${booked})`,
  },
];
