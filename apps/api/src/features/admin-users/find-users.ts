import type { foundUser } from '@metade/contracts/admin-users.ts';
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

type Found = z.input<typeof foundUser>;

export const findUsers: Handler<'findUsers'> = async (context, { query }) => {
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
      ...named(`select count(*) as total from (select 1 from app_user u where ${wanted} limit $limit) found`, {
        ...wishes,
        limit: adminCountMax,
      }),
    ),
  ]);
  return paged(rows, page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportUsers: Handler<'exportUsers'> = async (context, { query, locale, reply }) => {
  const { desk, lists } = panelWords(locale);
  const { columns } = lists;
  await sendCsv<Found>(
    context,
    reply,
    lists.files.users,
    [
      [columns.name, (row) => row.name],
      [columns.email, (row) => row.email],
      [desk.group, (row) => desk.groups[row.group]],
      [columns.created, (row) => row.created],
      [desk.blockedSince, (row) => row.blocked],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<Found>(...named(select, wishesOf(query))),
  );
};

type Filter = Omit<Call<'findUsers'>['query'], 'page'>;

const wishesOf = ({ text, group, blocked }: Filter) => ({
  text: containing(text),
  phone: phoneLike(text),
  numbers: orderNumbers(text),
  group,
  blocked: blocked === 'true',
});

// Nobody is left to be found behind an account that was erased. Each way of matching a text has its index.
const wanted = `
  u.deleted_at is null and ($text::text is null or u.id in (
    select id from app_user where search_text like search_normal($text)
    union select id from app_user where ${phoneDigits('phone')} like $phone
    union select user_id from orders where number = any ($numbers::text[])))
  and ($group::text is null or u.user_group = $group) and (not $blocked or u.blocked_at is not null)`;

const select = `
  select u.id as _id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.user_group as "group", u.blocked_at as blocked, u.created_at as created
  from app_user u where ${wanted} order by u.created_at desc, u.id desc`;
