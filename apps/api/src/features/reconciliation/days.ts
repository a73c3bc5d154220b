import type { GatewayDay } from '@metade/contracts/reconciliation.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { adminPageSize } from '../../db/admin-search.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordChange } from '../audit-log/index.ts';

export const listGatewayDays: Handler<'listGatewayDays'> = async ({ pool }, { query }) => {
  const [{ rows }, counted] = await Promise.all([
    pool.query<GatewayDay>(`${daysSql} limit $1 offset $2`, [adminPageSize, (query.page - 1) * adminPageSize]),
    pool.query<{ total: number }>(`select count(*) as total from (${daysSql}) d`),
  ]);
  return paged(rows, query.page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportGatewayDays: Handler<'exportGatewayDays'> = async (context, { locale, reply }) => {
  const { lists, money } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<GatewayDay>(
    context,
    reply,
    files.gatewayDays,
    [
      [columns.date, (row) => row.day],
      [money.gateway, (row) => row.gateway],
      [columns.currency, (row) => row.currency],
      [money.count, (row) => row.count],
      [money.payments, (row) => row.payments / 100],
      [money.refunds, (row) => row.refunds / 100],
      [money.disputes, (row) => row.disputes / 100],
      [money.other, (row) => row.other / 100],
      [money.fees, (row) => row.fees / 100],
      [money.closed, (row) => row.closed],
    ],
    (reader) => reader.query<GatewayDay>(daysSql),
  );
};

/** Asks for a comparison; one that waits already is enough. */
export const compareNow: Handler<'compareNow'> = async ({ pool }, { session }) => {
  await transaction(pool, async (trx) => {
    await enqueue(trx, 'reconcile', {}, { key: 'reconcile' });
    await recordChange(trx, { by: { id: session.userId, role: 'admin' }, what: 'books.compared' });
  });
  return { data: { asked: true } };
};

const sumOf = (kind: string) => `coalesce(sum(m.amount) filter (where m.kind = '${kind}'), 0)::integer`;

const daysSql = `
  select d.gateway, d.day, m.currency, count(*)::integer as count, ${sumOf('payment')} as payments, ${sumOf('refund')} as refunds, ${sumOf('dispute')} as disputes,
    ${sumOf('other')} as other, coalesce(sum(m.fee), 0)::integer as fees, d.closed_at as closed
  from gateway_day d join gateway_movement m on m.gateway = d.gateway and m.kind <> 'payout'
    and m.created_at >= d.day::timestamp at time zone 'UTC' and m.created_at < (d.day + 1)::timestamp at time zone 'UTC'
  group by d.gateway, d.day, d.closed_at, m.currency order by d.day desc, d.gateway, m.currency`;
