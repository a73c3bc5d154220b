import type { Rewards } from '@metade/contracts/rewards.ts';
import { sum } from '@metade/domain/lots.ts';
import type { Money } from '@metade/domain/money.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { pointsOnTheWay } from './credit-meal.ts';
import { readFreeVouchers } from './free-vouchers.ts';
import { pointsView, readPoints } from './points-ledger.ts';

export const getRewards: Handler<'getRewards'> = async (context, { session }) => {
  const settings = await context.markets.settings();
  const { pool } = context;
  const now = context.now();
  const user = session.userId;
  const [lines, onTheWay, credit, free_vouchers, coupons, invitation] = await Promise.all([
    readPoints(pool, user),
    pointsOnTheWay(pool, user, now, settings),
    readCredit(pool, user, now),
    readFreeVouchers(pool, user, now),
    readCoupons(pool, user),
    readInvitation(pool, user),
  ]);
  return {
    data: {
      points: pointsView(lines, now, settings, onTheWay),
      credit,
      free_vouchers,
      coupons,
      invitation: {
        ...invitation,
        link: `${context.config.publicUrl}/sigin?invite=${invitation.code}`,
        points: settings.pointsInvitation,
      },
    },
  };
};

async function readCredit(db: Queryable, userId: string, now: number): Promise<Rewards['credit']> {
  const { rows } = await db.query<Money & { expires_at: string }>(
    `select currency, sum(amount)::integer as amount, expires_at from credit_entry where user_id = $1 and expires_at > $2
     group by currency, expires_at having sum(amount) > 0 order by currency, expires_at`,
    [userId, toIso(now)],
  );
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  return [...byCurrency].map(([currency, lots]) => ({
    total: { amount: sum(lots), currency },
    lots: lots.map(({ amount, expires_at }) => ({ left: { amount, currency }, expires_at })),
  }));
}

type CouponRow = Money & {
  code: string;
  used_at: string;
  released: boolean;
  order_id: string;
  number: string;
  restaurant: string;
};

async function readCoupons(db: Queryable, userId: string): Promise<Rewards['coupons']> {
  const { rows } = await db.query<CouponRow>(
    `select c.code, u.amount, o.currency, u.used_at, u.released_at is not null as released, o.id as order_id, o.number, r.company_name as restaurant
     from coupon_use u join coupon c on c.id = u.coupon_id join orders o on o.id = u.order_id join restaurant r on r.id = o.restaurant_id
     where u.user_id = $1 order by u.used_at desc, u.order_id limit 20`,
    [userId],
  );
  return rows.map(({ code, amount, currency, used_at, released, order_id, number, restaurant }) => ({
    code,
    amount: { amount, currency },
    used_at,
    released,
    order: { _id: order_id, number, restaurant },
  }));
}

async function readInvitation(db: Queryable, userId: string) {
  const { rows } = await db.query<{ code: string; friends: number; invited: boolean }>(
    `select u.invite_code as code, (select count(*) from app_user f where f.invited_by = u.id)::integer as friends,
       u.invited_by is not null and not exists (select 1 from points_entry p where p.user_id = u.id and p.reason = 'was_invited') as invited
     from app_user u where u.id = $1 and u.invite_code is not null`,
    [userId],
  );
  if (rows[0] === undefined) throw new Refused('unauthenticated');
  return rows[0];
}
