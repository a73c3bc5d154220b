import type { Coupon, CouponState } from '@metade/contracts/coupons.ts';
import type { Money } from '@metade/domain/money.ts';
import { toIso } from '@metade/domain/time.ts';
import { containing } from '../../db/admin-search.ts';
import { named } from '../../db/named.ts';
import type { Queryable } from '../../db/transaction.ts';

/** A coupon as its statement answers it. */
export type CouponRow = Omit<Coupon, 'worth'> & {
  kind: 'percent' | 'fixed';
  percent: number | null;
  amount: number | null;
  currency: string | null;
};

export type Search = { text?: string | undefined; state?: CouponState | undefined; id?: string | undefined };

/** Coupons with their figures, newest first. */
export async function readCoupons(
  db: Queryable,
  search: Search,
  page: { limit: number; offset: number },
  now: number,
): Promise<Coupon[]> {
  const { rows } = await db.query<CouponRow>(
    ...named(`${couponRows} limit $limit offset $offset`, { ...wishes(search, now), ...page }),
  );
  return rows.map(({ kind, percent, amount, currency, ...row }) => ({
    ...row,
    worth:
      kind === 'percent' ? { kind, percent: percent ?? 0 } : { kind, amount: amount ?? 0, currency: currency ?? '' },
  }));
}

export async function countCoupons(db: Queryable, search: Search, now: number) {
  const { rows } = await db.query<Record<'all' | CouponState, number>>(
    ...named(
      `select count(*) as all, count(*) filter (where f.state = 'running') as running, count(*) filter (where f.state = 'scheduled') as scheduled,
         count(*) filter (where f.state = 'paused') as paused, count(*) filter (where f.state = 'over') as over
       from (${found}) f left join campaign p on p.id = f.campaign_id where ${wanted}`,
      wishes({ ...search, state: undefined }, now),
    ),
  );
  return rows[0] ?? { all: 0, running: 0, scheduled: 0, paused: 0, over: 0 };
}

/** The ids of all coupons that a search finds. */
export async function findCoupons(db: Queryable, search: Search, now: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    ...named(
      `select f.id from (${found}) f left join campaign p on p.id = f.campaign_id where ${wanted}`,
      wishes(search, now),
    ),
  );
  return rows.map(({ id }) => id);
}

type Campaign = { name: string; coupons: number; uses: number; cost: Money[] };

export async function readCampaigns(db: Queryable): Promise<Campaign[]> {
  const { rows } = await db.query<Campaign>(
    `select p.name, (select count(*) from coupon c where c.campaign_id = p.id) as coupons,
       (select count(*) from coupon_use u join coupon c on c.id = u.coupon_id where c.campaign_id = p.id and u.released_at is null) as uses,
       (select coalesce(json_agg(json_build_object('amount', s.amount, 'currency', s.currency)), '[]') from (
          select sum(u.amount)::integer as amount, o.currency from coupon_use u join coupon c on c.id = u.coupon_id join orders o on o.id = u.order_id
          where c.campaign_id = p.id and u.released_at is null group by o.currency order by o.currency) s) as cost
     from campaign p order by p.name`,
  );
  return rows;
}

export const wishes = ({ text, state, id }: Search, now: number) => ({
  now: toIso(now),
  text: containing(text),
  state: state ?? null,
  id: id ?? null,
});

// A used-up coupon counts as over, like an expired one.
const found = `
  select c.*, case
      when c.valid_until <= $now or c.uses >= coalesce(c.total_limit, c.codes) then 'over'
      when not c.active then 'paused'
      when c.valid_from > $now then 'scheduled'
      else 'running' end as state
  from (select c.*, (select count(*) from coupon_use u where u.coupon_id = c.id and u.released_at is null) as uses,
      case when c.single_use then (select count(*) from coupon_code k where k.coupon_id = c.id) end as codes from coupon c) c`;
const wanted = `
  ($id::uuid is null or f.id = $id) and ($state::text is null or f.state = $state)
  and ($text::text is null or search_normal(f.code || ' ' || coalesce(p.name, '')) like search_normal($text)
    or exists (select 1 from coupon_code k where k.coupon_id = f.id and search_normal(k.code) like search_normal($text)))`;

/** SQL: coupons with what they brought, the newest first. */
export const couponRows = `select f.id as _id, f.code, f.version, f.state, f.active, f.note, f.first_order, f.total_limit, f.user_limit, f.countries, f.sizes, f.weekdays,
         f.kind, f.percent, f.amount, f.currency, f.created_at as created, f.uses, p.name as campaign,
         (f.valid_from at time zone f.time_zone)::date as first_day, (f.valid_until at time zone f.time_zone)::date - 1 as last_day,
         (select json_agg(json_build_object('_id', t.id, 'name', t.name) order by t.name) from city t where t.id = any (f.cities)) as cities,
         (select json_agg(json_build_object('_id', r.id, 'name', r.company_name) order by r.company_name) from restaurant r where r.id = any (f.restaurants)) as restaurants,
         case when f.single_use then (select count(*) from coupon_code k where k.coupon_id = f.id) end as batch,
         (select coalesce(json_agg(json_build_object('amount', s.amount, 'currency', s.currency)), '[]') from (
            select sum(u.amount)::integer as amount, o.currency from coupon_use u join orders o on o.id = u.order_id
            where u.coupon_id = f.id and u.released_at is null group by o.currency order by o.currency) s) as cost
       from (${found}) f left join campaign p on p.id = f.campaign_id where ${wanted} order by f.created_at desc, f.id`;
