import { formatMoney } from '@metade/i18n/format-money.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { named } from '../../db/named.ts';
import type { Handler } from '../../http/call.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { type CouponRow, couponRows, wishes } from './coupon-reads.ts';

export const exportCoupons: Handler<'exportCoupons'> = async (context, { query, locale, reply }) => {
  const { coupons: words, lists } = panelWords(locale);
  const { columns, files } = lists;
  await sendCsv<CouponRow>(
    context,
    reply,
    files.coupons,
    [
      [words.code, (row) => row.code],
      [columns.state, (row) => words.filters[row.state]],
      [words.campaign, (row) => row.campaign],
      [words.percentLabel, (row) => row.percent],
      [words.amount, (row) => (row.amount === null ? null : row.amount / 100)],
      [columns.currency, (row) => row.currency],
      [words.howMany, (row) => row.batch],
      [words.firstDay, (row) => row.first_day],
      [words.lastDay, (row) => row.last_day],
      [words.totalLimit, (row) => row.total_limit],
      [words.userLimit, (row) => row.user_limit],
      [words.facts.countries, (row) => row.countries?.join(', ') ?? null],
      [words.facts.cities, (row) => row.cities?.map(({ name }) => name).join(', ') ?? null],
      [words.facts.restaurants, (row) => row.restaurants?.map(({ name }) => name).join(', ') ?? null],
      [words.columns.uses, (row) => row.uses],
      [words.columns.cost, (row) => row.cost.map((sum) => formatMoney(sum, locale)).join(', ')],
      [words.facts.note, (row) => row.note],
      [columns.created, (row) => row.created],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<CouponRow>(...named(couponRows, wishes(query, context.now()))),
  );
};
