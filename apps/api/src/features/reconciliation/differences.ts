import type { DifferenceView } from '@metade/contracts/reconciliation.ts';
import type { Currency } from '@metade/domain/money.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { adminPageSize } from '../../db/admin-search.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { linksIn, linksOf, partsOf, type Links } from './money-links.ts';

type Row = Omit<DifferenceView, 'of' | 'subject' | 'ours' | 'theirs' | 'order' | 'restaurant'> &
  Links & { key: string; ours: number | null; theirs: number | null; currency: Currency };

export const listDifferences: Handler<'listDifferences'> = async ({ pool }, { query }) => {
  const [{ rows }, counted] = await Promise.all([
    pool.query<Row>(`${inState} limit $2 offset $3`, [query.state, adminPageSize, (query.page - 1) * adminPageSize]),
    pool.query<{ total: number }>('select count(*) as total from gateway_difference where state = $1', [query.state]),
  ]);
  return paged(rows.map(viewOf), query.page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportDifferences: Handler<'exportDifferences'> = async (context, { query, locale, reply }) => {
  const { lists, money } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<Row>(
    context,
    reply,
    files.differences,
    [
      [columns.kind, (row) => money.kinds[row.kind]],
      [money.what, (row) => money.of[partsOf(row.key).of]],
      [columns.number, (row) => row.number],
      [columns.restaurant, (row) => row.company_name],
      [money.ours, (row) => row.ours && row.ours / 100],
      [money.theirs, (row) => row.theirs && row.theirs / 100],
      [columns.currency, (row) => row.currency],
      [money.gateway, (row) => row.gateway],
      [columns.state, (row) => money.states[row.state]],
      [columns.created, (row) => row.found],
      [columns.text, (row) => row.note],
      [columns.id, (row) => partsOf(row.key).subject],
    ],
    (reader) => reader.query<Row>(inState, [query.state]),
  );
};

/** Explains an open difference. Throws already_decided for one that is not open. */
export const explainDifference: Handler<'explainDifference'> = async (context, { params, body, session }) => {
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ key: string; state: string }>(
      'select key, state from gateway_difference where id = $1 for update',
      [params.id],
    );
    const [found] = rows;
    if (found === undefined) throw new Refused('not_found');
    if (found.state !== 'open') throw new Refused('already_decided');
    await trx.query(
      `update gateway_difference set state = 'explained', note = $2, explained_by = $3, explained_at = now() where id = $1`,
      [params.id, body.note, session.userId],
    );
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'difference.explained',
      subject: partsOf(found.key).subject,
      before: { state: 'open' },
      after: { state: 'explained', reason: body.note },
    });
  });
  const { rows } = await context.pool.query<Row>(`${select} where d.id = $1`, [params.id]);
  return { data: viewOf(rows[0] as Row) };
};

const select = `
  select d.id as _id, d.gateway, d.key, d.kind, d.ours, d.theirs, d.currency, d.state, d.found_at as found, d.resolved_at as resolved, d.note,
    nullif(trim(a.first_name || ' ' || a.last_name), '') as explained_by, d.explained_at as explained, links.order_id, links.number, links.restaurant_id, links.company_name
  from gateway_difference d left join app_user a on a.id = d.explained_by ${linksOf('d')}`;

const inState = `${select} where d.state = $1 order by d.found_at, d.id`;

function viewOf({
  key,
  ours,
  theirs,
  currency,
  order_id,
  number,
  restaurant_id,
  company_name,
  ...row
}: Row): DifferenceView {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    ...row,
    ...partsOf(key),
    ours: money(ours),
    theirs: money(theirs),
    ...linksIn({ order_id, number, restaurant_id, company_name }),
  };
}
