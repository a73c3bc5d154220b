import type { listTerritoryReviews as contract } from '@metade/contracts/territory.ts';
import { toIso } from '@metade/domain/time.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { z } from 'zod';
import { adminCountMax, adminPageSize } from '../../db/admin-search.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';
import { sendCsv } from '../../http/send-csv.ts';

type Found = z.input<typeof contract.answer>['data'][number];

export const listTerritoryReviews: Handler<'listTerritoryReviews'> = async (context, { query, licensee }) => {
  const values = [licensee, toIso(context.now()).slice(0, 10), query.restaurant];
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Found>(`${select} limit $4 offset $5`, [
      ...values,
      adminPageSize,
      (query.page - 1) * adminPageSize,
    ]),
    context.pool.query<{ total: number }>(`select count(*) as total from (select 1 ${wanted} limit $4) found`, [
      ...values,
      adminCountMax,
    ]),
  ]);
  return paged(rows, query.page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportTerritoryReviews: Handler<'exportTerritoryReviews'> = async (context, call) => {
  const { licensee, manage, lists } = panelWords(call.locale);
  const { columns, files } = lists;
  await sendCsv<Found>(
    context,
    call.reply,
    files.flagged,
    [
      [columns.restaurant, (row) => row.restaurant],
      [manage.reviews.average, (row) => row.average],
      [columns.title, (row) => row.title],
      [columns.text, (row) => row.comment],
      [licensee.reviews.reply, (row) => row.reply],
      [columns.created, (row) => row.created],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<Found>(select, [call.licensee, toIso(context.now()).slice(0, 10), call.query.restaurant]),
  );
};

const wanted = `
  from review v join restaurant r on r.id = v.restaurant_id join licensee_city t on t.city_id = r.city_id
  where t.licensee_id = $1 and t.since <= $2 and coalesce(t.until > $2, true) and ($3::uuid is null or r.id = $3) and v.active and not v.private`;

const select = `
  select v.id as _id, r.company_name as restaurant, v.title, v.comment, v.average, v.reply, v.created_at as created
  ${wanted} order by v.created_at desc, v.id desc`;
