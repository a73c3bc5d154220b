import type { CouponWeek } from '@metade/contracts/coupons.ts';
import type { Money } from '@metade/domain/money.ts';
import { addDays, dayOfWeek, localDateAt } from '@metade/domain/time.ts';
import { booked } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';

const weeksShown = 5;

/** Revenue and cost of coupons in each of the last five weeks, the current one last. Weeks begin on Monday, UTC. */
export async function readWeeks(db: Queryable, coupons: string[], now: number): Promise<CouponWeek[]> {
  const today = localDateAt(now, 'UTC');
  const monday = addDays(today, -((dayOfWeek(today) + 6) % 7));
  const first = addDays(monday, -7 * (weeksShown - 1));
  const { rows } = await db.query<Sum & { week: string }>(
    `select date_trunc('week', u.used_at at time zone 'UTC')::date as week, ${sums}
     where u.coupon_id = any ($1) and u.released_at is null and u.used_at >= ($2::date)::timestamp at time zone 'UTC' group by week, o.currency
     order by o.currency`,
    [coupons, first],
  );
  return Array.from({ length: weeksShown }, (_, place) => {
    const week = addDays(first, 7 * place);
    return { week, ...added(rows.filter((row) => row.week === week)) };
  });
}

/** Total revenue and cost of coupons. */
export async function readSums(db: Queryable, coupons: string[]) {
  const { rows } = await db.query<Sum>(
    `select ${sums} where u.coupon_id = any ($1) and u.released_at is null group by o.currency order by o.currency`,
    [coupons],
  );
  return added(rows);
}

type Sum = { currency: string; uses: number; cost: number; first: number };

function added(rows: Sum[]): { uses: number; cost: Money[]; first: number } {
  return {
    uses: rows.reduce((sum, { uses }) => sum + uses, 0),
    first: rows.reduce((sum, { first }) => sum + first, 0),
    cost: rows.map(({ cost, currency }) => ({ amount: cost, currency })),
  };
}

// First: the diner had no booking before it.
const sums = `o.currency, count(*) as uses, sum(u.amount)::integer as cost, count(*) filter (where not exists (
    select 1 from orders e where e.user_id = u.user_id and e.created_at < o.created_at and e.state in ${booked})) as first
  from coupon_use u join orders o on o.id = u.order_id`;
