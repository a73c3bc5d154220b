import type { foundOrder } from '@metade/contracts/admin-orders.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { z } from 'zod';
import {
  adminCountMax,
  adminPageSize,
  containing,
  orderNumbers,
  phoneDigits,
  phoneLike,
} from '../../db/admin-search.ts';
import { named } from '../../db/named.ts';
import type { Call, Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { paged } from '../../http/paged.ts';

type Found = z.input<typeof foundOrder>;

export const findOrders: Handler<'findOrders'> = async (context, { query }) => {
  const { page } = query;
  const wishes = wishesOf(query);
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Found>(
      ...named(`${select} limit $limit offset $offset`, {
        ...wishes,
        limit: adminPageSize,
        offset: (page - 1) * adminPageSize,
      }),
    ),
    context.pool.query<{ total: number }>(
      ...named(`select count(*) as total from (select 1 from orders o where ${wanted} limit $limit) found`, {
        ...wishes,
        limit: adminCountMax,
      }),
    ),
  ]);
  return paged(rows, page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportOrders: Handler<'exportOrders'> = async (context, { query, locale, reply }) => {
  const { desk, lists } = panelWords(locale);
  const { columns } = lists;
  await sendCsv<Found>(
    context,
    reply,
    lists.files.orders,
    [
      [columns.number, (row) => row.number],
      [columns.state, (row) => desk.orderStates[row.state]],
      [desk.payment, (row) => desk.paymentStates[row.payment_state]],
      [columns.restaurant, (row) => row.restaurant.company_name],
      [columns.name, (row) => row.diner?.name ?? ''],
      [columns.email, (row) => row.diner?.email ?? ''],
      [columns.date, (row) => row.date],
      [columns.time, (row) => row.time],
      [columns.people, (row) => row.people],
      [columns.places, (row) => row.places],
      [desk.price, (row) => row.price.amount / 100],
      [columns.currency, (row) => row.price.currency],
      [columns.created, (row) => row.created],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<Found>(...named(select, wishesOf(query))),
  );
};

type Filter = Omit<Call<'findOrders'>['query'], 'page'>;

const wishesOf = ({ text, restaurant, user, state, payment, from, to }: Filter) => ({
  text: containing(text),
  phone: phoneLike(text),
  numbers: orderNumbers(text),
  restaurant,
  user,
  state,
  payment,
  from,
  to,
});

/** SQL: columns of an order `o` in a list, with its restaurant `r` and its diner `u`. */
export const orderFacts = `
  o.number, o.state, o.payment_state, json_build_object('_id', r.id, 'company_name', r.company_name, 'slug', r.slug) as restaurant,
  case when u.id is not null then json_build_object('_id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email) end as diner,
  o.date, o.time, o.people, o.places, json_build_object('amount', o.price_amount, 'currency', o.currency) as price, o.created_at as created`;

// Each way of matching a text has its index.
const wanted = `
  ($text::text is null or o.id in (
    select id from orders where number = any ($numbers::text[])
    union select b.id from orders b join app_user p on p.id = b.user_id where p.search_text like search_normal($text) and p.deleted_at is null
    union select b.id from orders b join app_user p on p.id = b.user_id where ${phoneDigits('p.phone')} like $phone
    union select b.id from orders b join restaurant h on h.id = b.restaurant_id where h.search_text like search_normal($text)
    union select b.id from orders b join restaurant h on h.id = b.restaurant_id where ${phoneDigits('h.phone')} like $phone))
  and ($restaurant::uuid is null or o.restaurant_id = $restaurant) and ($user::uuid is null or o.user_id = $user)
  and ($state::text is null or o.state = $state) and ($payment::text is null or o.payment_state = $payment)
  and ($from::date is null or o.date >= $from) and ($to::date is null or o.date <= $to)`;

const select = `
  select o.id as _id, ${orderFacts} from orders o join restaurant r on r.id = o.restaurant_id left join app_user u on u.id = o.user_id
  where ${wanted} order by o.created_at desc, o.id desc`;
