import type { Check } from './check.ts';

/** Points are earned before they are spent, and spent once. */
export const rewardChecks: readonly Check[] = [
  {
    name: 'points below zero',
    sql: `select format('user %s: %s', user_id, sum(points)) as found from points_entry group by user_id having sum(points) < 0`,
  },
  {
    name: 'points that did not become a free voucher, or one that cost none',
    sql: `select format('user %s: %s redeemed, %s free vouchers', user_id, sum(redeemed), sum(vouchers)) as found
      from (
        select user_id, 1 as redeemed, 0 as vouchers from points_entry where reason = 'redeemed'
        union all select user_id, 0, 1 from free_voucher where reason = 'points'
      ) both_sides group by user_id having sum(redeemed) <> sum(vouchers)`,
  },
  {
    name: 'points of a meal that did not take place',
    sql: `select format('order %s is %s: %s', o.id, o.state, p.reason) as found from points_entry p join orders o on o.id = p.order_id
      where p.points > 0 and o.state not in ('arrived', 'completed')`,
  },
  {
    name: 'points of a meal that was somebody else’s',
    sql: `select format('order %s: %s', o.id, p.reason) as found from points_entry p join orders o on o.id = p.order_id
      where p.reason in ('arrived', 'first_visit', 'review', 'was_invited') and p.user_id is distinct from o.user_id`,
  },
];
