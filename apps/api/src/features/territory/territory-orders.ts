import type { listTerritoryOrders as contract } from '@metade/contracts/territory.ts';
import { toIso } from '@metade/domain/time.ts';
import type { z } from 'zod';
import { adminCountMax, adminPageSize, paged } from '../../db/admin-search.ts';
import { notBooked } from '../../db/order-states.ts';
import type { Handler } from '../../http/call.ts';

type Found = z.input<typeof contract.answer>['data'][number];

/** What is booked in a territory, and nothing of who booked it. */
export const listTerritoryOrders: Handler<'listTerritoryOrders'> = async (context, { query, licensee }) => {
  const values = [licensee, toIso(context.now()).slice(0, 10), query.restaurant];
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Found>(
      `select o.id as _id, o.number, r.company_name as restaurant, o.date, o.time, o.places, o.people, o.state, o.payment_state,
         json_build_object('amount', o.price_amount, 'currency', o.currency) as fee
       ${wanted} order by o.starts_at desc, o.id desc limit $4 offset $5`,
      [...values, adminPageSize, (query.page - 1) * adminPageSize],
    ),
    context.pool.query<{ total: number }>(`select count(*) as total from (select 1 ${wanted} limit $4) found`, [
      ...values,
      adminCountMax,
    ]),
  ]);
  return paged(rows, query.page, counted.rows[0]?.total ?? 0);
};

const wanted = `
  from orders o join restaurant r on r.id = o.restaurant_id join licensee_city t on t.city_id = r.city_id
  where t.licensee_id = $1 and t.since <= $2 and coalesce(t.until > $2, true) and o.date >= t.since
    and ($3::uuid is null or r.id = $3) and o.state not in ${notBooked}`;
