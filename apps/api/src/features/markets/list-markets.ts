import type { AdminMarket } from '@metade/contracts/admin-markets.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';

export const listMarkets: Handler<'listMarkets'> = async (context) => ({ data: await readMarkets(context.pool) });

export async function readMarkets(db: Queryable): Promise<AdminMarket[]> {
  const { rows } = await db.query<AdminMarket>(
    `select m.country as code, m.currency, m.default_locale, m.voucher_prices as prices,
       coalesce((m.settings ->> 'withdrawalDays')::integer, 0) as withdrawal_days, m.legal, m.shown, md5(m::text) as version,
       (select count(*) from city c where c.country = m.country) as cities,
       (select count(*) from restaurant r where r.country = m.country and r.state = 'approved') as restaurants
     from market m order by m.country`,
  );
  return rows;
}
