import type { Licensee } from '@metade/contracts/licensees.ts';
import { toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readClosed, readOpenStatement } from '../statements/index.ts';

export type ListedLicensee = Omit<
  Licensee,
  'market_percent' | 'revision' | 'people' | 'invitations' | 'adjustments' | 'statements' | 'open'
>;
type Row = ListedLicensee & Pick<Licensee, 'revision' | 'people' | 'invitations' | 'adjustments'>;

export const listLicensees: Handler<'listLicensees'> = async (context) => {
  const { rows } = await context.pool.query<ListedLicensee>(licenseesSql, [toIso(context.now()).slice(0, 10)]);
  return { data: await Promise.all(rows.map((row) => withMarket(context, row))) };
};

export const getLicensee: Handler<'getLicensee'> = async (context, { params }) => ({
  data: await readLicensee(context, params.id),
});

/** A licence with its people, statements and adjustments. Throws not_found. */
export async function readLicensee(context: Context, id: string, db: Queryable = context.pool): Promise<Licensee> {
  const { rows } = await db.query<Row>(
    `select ${listed}, l.revision,
       coalesce((select json_agg(json_build_object('_id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email,
           'two_factor', exists (select 1 from two_factor f where f.user_id = u.id and f.confirmed_at is not null)) order by u.first_name, u.id)
         from licensee_member p join app_user u on u.id = p.user_id where p.licensee_id = l.id), '[]') as people,
       coalesce((select json_agg(json_build_object('_id', i.id, 'email', i.email, 'expires', ${iso('i.expires_at')}, 'over', i.expires_at <= $1) order by i.created_at)
         from licensee_invitation i where i.licensee_id = l.id and i.accepted_at is null and i.withdrawn_at is null), '[]') as invitations,
       coalesce((select json_agg(json_build_object('_id', a.id, 'amount', a.amount, 'reason', a.reason, 'made', ${iso('a.made_at')},
           'month', (select month from licensee_statement s where s.id = a.statement_id)) order by a.made_at desc)
         from licensee_adjustment a where a.licensee_id = l.id), '[]') as adjustments
     from licensee l join market m on m.country = l.country where l.id = $2`,
    [toIso(context.now()), id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  const { month, net, payable } = await readOpenStatement(context, id);
  return {
    ...(await withMarket(context, rows[0])),
    statements: await readClosed(db, id),
    open: { month, net, payable },
  };
}

async function withMarket<Shown extends { country: string }>(context: Context, row: Shown) {
  const { settings } = await context.markets.market(row.country);
  return { ...row, market_percent: settings.licenseeFeePercent };
}

const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// $1: now, or today. Current and future cities.
const listed = `
  l.id as _id, l.name, l.country, m.currency, l.number, l.share_percent, l.ends_on,
  coalesce((select json_agg(json_build_object('_id', c.id, 'name', c.name) order by t.since, c.name)
    from licensee_city t join city c on c.id = t.city_id where t.licensee_id = l.id and coalesce(t.until > $1::date, true)), '[]') as cities,
  (select count(*) from licensee_city t join restaurant r on r.city_id = t.city_id and r.state = 'approved' and r.show
   where t.licensee_id = l.id and coalesce(t.until > $1::date, true)) as restaurants,
  (select count(*) from licensee_city t join lead d on d.city_id = t.city_id and d.state not in ('signed', 'lost') and d.next_on < $1::date
   where t.licensee_id = l.id and coalesce(t.until > $1::date, true)) as leads_due,
  (select count(*) from licensee_statement s where s.licensee_id = l.id and s.paid_on is null and s.payable > 0) as unpaid`;

/** SQL: all licences, those that ended last; $1 is today. */
export const licenseesSql = `
  select ${listed} from licensee l join market m on m.country = l.country order by coalesce(l.ends_on <= $1, false), l.country, l.number`;
