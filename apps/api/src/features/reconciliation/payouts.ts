import type { PayoutLine, PayoutView } from '@metade/contracts/reconciliation.ts';
import type { Currency } from '@metade/domain/money.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { adminPageSize } from '../../db/admin-search.ts';
import type { Handler } from '../../http/call.ts';
import { paged } from '../../http/paged.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { linksIn, linksOf, partsOf, type Links } from './money-links.ts';

type Payout = Omit<PayoutView, 'amount' | 'gross' | 'fees'> & {
  amount: number;
  gross: number;
  fees: number;
  currency: Currency;
};
type Line = Links & { id: string; key: string; amount: number; fee: number; currency: Currency; created: string };

export const listPayouts: Handler<'listPayouts'> = async ({ pool }, { query }) => {
  const [{ rows }, counted] = await Promise.all([
    pool.query<Payout>(`${payoutsSql} limit $1 offset $2`, [adminPageSize, (query.page - 1) * adminPageSize]),
    pool.query<{ total: number }>('select count(*) as total from gateway_payout'),
  ]);
  const data = rows.map(({ amount, gross, fees, currency, ...row }): PayoutView => {
    const money = (of: number) => ({ amount: of, currency });
    return { ...row, amount: money(amount), gross: money(gross), fees: money(fees) };
  });
  return paged(data, query.page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportPayouts: Handler<'exportPayouts'> = async (context, { locale, reply }) => {
  const { lists, money } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<Payout>(
    context,
    reply,
    files.payouts,
    [
      [columns.id, (row) => row.id],
      [money.gateway, (row) => row.gateway],
      [columns.state, (row) => money.payoutStates[row.state]],
      [columns.created, (row) => row.created],
      [money.arrives, (row) => row.arrives],
      [money.count, (row) => row.count],
      [money.gross, (row) => row.gross / 100],
      [money.fees, (row) => row.fees / 100],
      [columns.amount, (row) => row.amount / 100],
      [columns.currency, (row) => row.currency],
    ],
    (reader) => reader.query<Payout>(payoutsSql),
  );
};

export const listPayoutLines: Handler<'listPayoutLines'> = async ({ pool }, { query }) => {
  const { gateway, payout, page } = query;
  const [{ rows }, counted] = await Promise.all([
    pool.query<Line>(`${linesSql} limit $3 offset $4`, [gateway, payout, adminPageSize, (page - 1) * adminPageSize]),
    pool.query<{ total: number }>('select count(*) as total from gateway_movement where gateway = $1 and payout = $2', [
      gateway,
      payout,
    ]),
  ]);
  return paged(rows.map(lineOf), page, counted.rows[0]?.total ?? 0, adminPageSize);
};

export const exportPayoutLines: Handler<'exportPayoutLines'> = async (context, { query, locale, reply }) => {
  const { lists, money } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<Line>(
    context,
    reply,
    files.payoutLines,
    [
      [money.what, (row) => money.of[partsOf(row.key).of]],
      [columns.number, (row) => row.number],
      [columns.restaurant, (row) => row.company_name],
      [columns.amount, (row) => row.amount / 100],
      [money.fees, (row) => row.fee / 100],
      [money.net, (row) => (row.amount - row.fee) / 100],
      [columns.currency, (row) => row.currency],
      [columns.created, (row) => row.created],
      [columns.subject, (row) => partsOf(row.key).subject],
      [columns.id, (row) => row.id],
    ],
    (reader) => reader.query<Line>(linesSql, [query.gateway, query.payout]),
  );
};

const payoutsSql = `
  select p.id, p.gateway, p.amount, p.currency, p.state, p.created_at as created, p.arrives_on as arrives, p.complete, m.count, m.gross, m.fees
  from gateway_payout p cross join lateral (
    select count(*)::integer as count, coalesce(sum(amount), 0)::integer as gross, coalesce(sum(fee), 0)::integer as fees
    from gateway_movement where gateway = p.gateway and payout = p.id
  ) m order by p.created_at desc, p.gateway, p.id`;

const linesSql = `
  select m.id, m.key, m.amount, m.fee, m.currency, m.created_at as created, links.order_id, links.number, links.restaurant_id, links.company_name
  from gateway_movement m ${linksOf('m')} where m.gateway = $1 and m.payout = $2 order by m.created_at, m.id`;

function lineOf({
  key,
  amount,
  fee,
  currency,
  order_id,
  number,
  restaurant_id,
  company_name,
  ...row
}: Line): PayoutLine {
  return {
    ...row,
    ...partsOf(key),
    amount: { amount, currency },
    fee: { amount: fee, currency },
    ...linksIn({ order_id, number, restaurant_id, company_name }),
  };
}
