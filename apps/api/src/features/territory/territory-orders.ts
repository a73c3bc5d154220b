import type { listTerritoryOrders as contract } from '@metade/contracts/territory.ts';
import { toIso } from '@metade/domain/time.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { adminCountMax, adminPageSize } from '../../db/admin-search.ts';
import { named } from '../../db/named.ts';
import { notBooked } from '../../db/order-states.ts';
import type { Call, Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { paged } from '../../http/paged.ts';

type Found = z.input<typeof contract.answer>['data'][number];

/** A territory's bookings, without the people who booked. */
export const listTerritoryOrders: Handler<'listTerritoryOrders'> = async (context, { query, licensee }) => {
  const wishes = wishesOf(context, query, licensee);
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Found>(
      ...named(`${select} limit $limit offset $offset`, {
        ...wishes,
        limit: adminPageSize,
        offset: (query.page - 1) * adminPageSize,
      }),
    ),
    context.pool.query<{ total: number }>(
      ...named(`select count(*) as total from (select 1 ${wanted} limit $limit) found`, {
        ...wishes,
        limit: adminCountMax,
      }),
    ),
  ]);
  return paged(rows, query.page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportTerritoryOrders: Handler<'exportTerritoryOrders'> = async (context, call) => {
  const { desk, lists } = panelWords(call.locale);
  const { columns, files } = lists;
  await sendCsv<Found>(
    context,
    call.reply,
    files.orders,
    [
      [columns.number, (row) => row.number],
      [columns.state, (row) => desk.orderStates[row.state]],
      [columns.restaurant, (row) => row.restaurant],
      [columns.date, (row) => row.date],
      [columns.time, (row) => row.time],
      [columns.people, (row) => row.people],
      [columns.places, (row) => row.places],
      [desk.price, (row) => row.fee.amount / 100],
      [columns.currency, (row) => row.fee.currency],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<Found>(...named(select, wishesOf(context, call.query, call.licensee))),
  );
};

type Filter = Omit<Call<'listTerritoryOrders'>['query'], 'page'>;

const wishesOf = (context: Context, { restaurant, state, from, to }: Filter, licensee: string) => ({
  licensee,
  today: toIso(context.now()).slice(0, 10),
  restaurant,
  state,
  from,
  to,
});

const wanted = `
  from orders o join restaurant r on r.id = o.restaurant_id join licensee_city t on t.city_id = r.city_id
  where t.licensee_id = $licensee and t.since <= $today and coalesce(t.until > $today, true) and o.date >= t.since
    and ($restaurant::uuid is null or r.id = $restaurant) and ($state::text is null or o.state = $state) and ($from::date is null or o.date >= $from)
    and ($to::date is null or o.date <= $to) and o.state not in ${notBooked}`;

const select = `
  select o.id as _id, o.number, r.company_name as restaurant, o.date, o.time, o.places, o.people, o.state, o.payment_state,
    json_build_object('amount', o.price_amount, 'currency', o.currency) as fee
  ${wanted} order by o.starts_at desc, o.id desc`;
