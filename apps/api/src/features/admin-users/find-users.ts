import type { foundUser } from '@metade/contracts/admin-users.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { z } from 'zod';
import { adminCountMax, adminPageSize, containing, paged } from '../../db/admin-search.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';

type Found = z.input<typeof foundUser>;

export const findUsers: Handler<'findUsers'> = async (context, { query }) => {
  const { page, text, group, blocked } = query;
  const values = [containing(text), group, blocked === 'true'];
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Found>(
      `select ${columnsOf} from app_user u where ${wanted} order by u.created_at desc, u.id desc limit $4 offset $5`,
      [...values, adminPageSize, (page - 1) * adminPageSize],
    ),
    context.pool.query<{ total: number }>(
      `select count(*) as total from (select 1 from app_user u where ${wanted} limit $4) found`,
      [...values, adminCountMax],
    ),
  ]);
  return paged(rows, page, counted.rows[0]?.total ?? 0);
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
    (reader) =>
      reader.query<Found>(`select ${columnsOf} from app_user u where ${wanted} order by u.created_at desc, u.id desc`, [
        containing(query.text),
        query.group,
        query.blocked === 'true',
      ]),
  );
};

// Nobody is left to be found behind an account that was erased.
const wanted = `
  u.deleted_at is null and ($1::text is null or u.search_text like search_normal($1))
  and ($2::text is null or u.user_group = $2) and (not $3 or u.blocked_at is not null)`;

const columnsOf = `u.id as _id, trim(u.first_name || ' ' || u.last_name) as name, u.email, u.user_group as "group", u.blocked_at as blocked,
  u.created_at as created`;
