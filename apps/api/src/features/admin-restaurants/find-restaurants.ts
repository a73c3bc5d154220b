import type { foundRestaurant } from '@metade/contracts/admin-restaurants.ts';
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

type Found = z.input<typeof foundRestaurant>;

export const findRestaurants: Handler<'findRestaurants'> = async (context, { query }) => {
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
      ...named(`select count(*) as total from (select 1 from restaurant r where ${wanted} limit $limit) found`, {
        ...wishes,
        limit: adminCountMax,
      }),
    ),
  ]);
  return paged(rows, page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportRestaurants: Handler<'exportRestaurants'> = async (context, { query, locale, reply }) => {
  const { desk, admin, lists } = panelWords(locale);
  const { columns } = lists;
  await sendCsv<Found>(
    context,
    reply,
    lists.files.restaurants,
    [
      [columns.restaurant, (row) => row.company_name],
      [columns.state, (row) => admin.states[row.state]],
      [desk.shown, (row) => (row.state === 'approved' && row.show ? admin.yes : admin.no)],
      [desk.pausedUntil, (row) => row.paused_until],
      [columns.city, (row) => row.city],
      [columns.country, (row) => row.country],
      [columns.name, (row) => row.owner?.name ?? null],
      [columns.email, (row) => row.owner?.email ?? null],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<Found>(...named(select, wishesOf(query))),
  );
};

const wishesOf = ({ text, state, country, hidden }: Omit<Call<'findRestaurants'>['query'], 'page'>) => ({
  text: containing(text),
  phone: phoneLike(text),
  numbers: orderNumbers(text),
  state,
  country,
  hidden: hidden === 'true',
});

// Each way of matching a text has its index. A paused restaurant stays approved.
const wanted = `
  ($text::text is null or r.id in (
    select id from restaurant where search_text like search_normal($text)
    union select i.id from restaurant i join city c on c.id = i.city_id where search_normal(c.name) like search_normal($text)
    union select i.id from restaurant i join app_user u on u.id = i.owner_id where u.search_text like search_normal($text)
    union select id from restaurant where ${phoneDigits('phone')} like $phone
    union select i.id from restaurant i join app_user u on u.id = i.owner_id where ${phoneDigits('u.phone')} like $phone
    union select restaurant_id from orders where number = any ($numbers::text[])))
  and ($state::text is null or case when $state = 'paused' then r.state = 'approved' and r.paused_until > now() else r.state = $state end)
  and ($country::text is null or r.country = $country) and (not $hidden or r.state = 'approved' and not r.show)`;

const select = `
  select r.id as _id, r.slug, r.company_name, c.name as city, r.country, r.state, r.show, r.paused_until,
    case when u.id is not null then json_build_object('_id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email) end as owner
  from restaurant r left join city c on c.id = r.city_id left join app_user u on u.id = r.owner_id
  where ${wanted} order by search_normal(r.company_name), r.id`;
