import type { PersonRecord } from '@metade/contracts/support.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { heldRewards } from '../rewards/index.ts';

type Row = Omit<PersonRecord, 'points' | 'free_vouchers' | 'gift_limits'> & { country: string | null };

export const getPersonRecord: Handler<'getPersonRecord'> = async (context, { params }) => ({
  data: await readPersonRecord(context, params.id),
});

/** Throws not_found, also for an erased person. */
export async function readPersonRecord(context: Context, id: string): Promise<PersonRecord> {
  const { rows } = await context.pool.query<Row>(
    `select
       (select country::text from region where iso = u.region_iso) as country,
       (select coalesce(json_agg(s), '[]') from (select e.currency, sum(e.amount)::integer as amount from credit_entry e
          where e.user_id = u.id and e.expires_at > $2 group by e.currency having sum(e.amount) > 0 order by e.currency) s) as credit,
       (select coalesce(json_agg(s), '[]') from (select e.id as _id, ${iso('e.created_at')} as at, json_build_object('amount', e.amount, 'currency', e.currency) as amount, e.reason
          from credit_entry e where e.user_id = u.id order by e.created_at desc, e.id desc limit 20) s) as given,
       (select coalesce(json_agg(s), '[]') from (select o.id as order, o.number, coalesce(x.code, c.code) as code,
            json_build_object('amount', x.amount, 'currency', o.currency) as amount, ${iso('x.used_at')} as at
          from coupon_use x join coupon c on c.id = x.coupon_id join orders o on o.id = x.order_id where x.user_id = u.id and x.released_at is null
          order by x.used_at desc limit 20) s) as coupons,
       (select coalesce(json_agg(s), '[]') from (select o.id as order, o.number, d.state, ${iso('d.created_at')} as at
          from discount_claim d join orders o on o.id = d.order_id where d.user_id = u.id order by d.created_at desc limit 20) s) as claims,
       (select coalesce(json_agg(s), '[]') from (select v.id as _id, r.company_name as restaurant, v.title, ${iso('v.created_at')} as at
          from review v join restaurant r on r.id = v.restaurant_id where v.user_id = u.id order by v.created_at desc limit 20) s) as reviews,
       (select coalesce(json_agg(s), '[]') from (select m.id as _id, m.kind, m.subject, ${iso('m.created_at')} as at, ${iso('m.sent_at')} as sent, ${iso('m.failed_at')} as failed, m.order_id is not null as booking
          from mail m where m.recipient = u.email order by m.created_at desc limit 20) s) as mails,
       (select coalesce(json_agg(s), '[]') from (select e.id as _id, e.browser, e.system, e.country, ${iso('greatest(e.seen_at, e.created_at)')} as seen
          from session e where e.user_id = u.id and e.ended_at is null and e.expires_at > $2 order by greatest(e.seen_at, e.created_at) desc limit 20) s) as sessions,
       (select coalesce(json_agg(s), '[]') from (select n.id as _id, n.text, trim(a.first_name || ' ' || a.last_name) as by, ${iso('n.created_at')} as at
          from person_note n join app_user a on a.id = n.by_id where n.user_id = u.id order by n.created_at desc limit 20) s) as notes,
       exists (select 1 from two_factor f where f.user_id = u.id and f.confirmed_at is not null) as second_factor,
       array(select q.kind from person_request q where q.user_id = u.id and q.state = 'open' and q.expires_at > $2 order by q.kind) as waiting
     from app_user u where u.id = $1 and u.deleted_at is null`,
    [id, toIso(context.now())],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const { points, freeVouchers } = await heldRewards(context.pool, id, context.now());
  const { country, ...told } = row;
  return { ...told, points, free_vouchers: freeVouchers, gift_limits: await giftLimits(context, country) };
}

/** By currency: of the person's own market first, of others what the first market with it has. */
async function giftLimits(context: Context, country: string | null): Promise<PersonRecord['gift_limits']> {
  const markets = (await context.markets.all()).toSorted(
    (a, b) => Number(b.country === country) - Number(a.country === country),
  );
  return markets
    .filter(({ currency }, nth) => markets.findIndex((one) => one.currency === currency) === nth)
    .map(({ currency, settings }) => ({ amount: settings.refundSecondAdminAbove, currency }));
}

/** JSON made by the database would write instants with an offset. */
function iso(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
