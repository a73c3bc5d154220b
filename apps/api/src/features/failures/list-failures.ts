import type { failure } from '@metade/contracts/failures.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { webhookCause } from '@metade/i18n/webhook-cause.ts';
import type { z } from 'zod';
import { adminPageSize } from '../../db/admin-search.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { failureSql } from './failure-sql.ts';

type Row = {
  id: string | null;
  name: string | null;
  what: string | null;
  why: string | null;
  since: string;
  attempts: number;
  next: string | null;
  order_id: string | null;
  number: string | null;
  restaurant_id: string | null;
  company_name: string | null;
};
type Failure = z.input<typeof failure>;

export const listFailures: Handler<'listFailures'> = async (context, { query }) => {
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<Row>(
      `${select} from (${failureSql[query.of]}) f order by f.since desc, f.id limit $1 offset $2`,
      [adminPageSize, (query.page - 1) * adminPageSize],
    ),
    context.pool.query<{ total: number }>(`select count(*) as total from (${failureSql[query.of]}) f`),
  ]);
  return paged(rows.map(failureOf), query.page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportFailures: Handler<'exportFailures'> = async (context, { query, locale, reply }) => {
  const { lists, failures, connections } = panelWords(locale);
  const jobs: Readonly<Record<string, string>> = failures.jobs;
  await sendCsv<Row>(
    context,
    reply,
    `${lists.files.failures}-${query.of}`,
    [
      [lists.columns.name, (row) => (query.of === 'jobs' ? (jobs[row.name ?? ''] ?? row.name) : row.name)],
      [failures.what, (row) => row.what],
      [failures.why, (row) => (query.of === 'webhooks' && row.why ? webhookCause(connections, row.why) : row.why)],
      [failures.since, (row) => row.since],
      [failures.attempts, (row) => row.attempts],
      [failures.next, (row) => row.next],
      [lists.columns.number, (row) => row.number],
      [lists.columns.id, (row) => row.id],
    ],
    (reader) => reader.query<Row>(`${select} from (${failureSql[query.of]}) f order by f.since desc, f.id`),
  );
};

// One row type for all kinds: columns that only some have are nullable.
const select = `select nullif(f.id, '') as id, nullif(f.name, '') as name, nullif(f.what, '') as what, nullif(f.why, '') as why,
  coalesce(f.since, now()) as since, coalesce(f.attempts, 0) as attempts, f.next, nullif(f.order_id, '00000000-0000-0000-0000-000000000000') as order_id,
  nullif(f.number, '') as number, nullif(f.restaurant_id, '00000000-0000-0000-0000-000000000000') as restaurant_id, nullif(f.company_name, '') as company_name`;

function failureOf({ id, name, what, order_id, number, restaurant_id, company_name, ...row }: Row): Failure {
  return {
    ...row,
    _id: id ?? '',
    name: name ?? '',
    what: what ?? '',
    order: order_id === null || number === null ? null : { _id: order_id, number },
    restaurant: restaurant_id === null || company_name === null ? null : { _id: restaurant_id, company_name },
  };
}
