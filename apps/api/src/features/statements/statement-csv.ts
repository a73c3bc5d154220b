import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Statement } from '@metade/contracts/statements.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { stringify } from 'csv-stringify/sync';
import type { Handler } from '../../http/call.ts';
import { readStatement } from './read-statement.ts';

/** A statement as CSV in UTF-8, with the mark by which spreadsheets know it; amounts as a program reads them. */
export const getStatementCsv: Handler<'getStatementCsv'> = async (context, { params, reply, locale }) => {
  const { number, statement } = await readStatement(context.pool, params.id);
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="metade-${number}.csv"`)
    .header('cache-control', 'no-store')
    .send(statementCsv(statement, locale));
};

function statementCsv(statement: Statement, locale: Locale): string {
  const { statement: words } = panelWords(locale);
  const money = (amount: number) => (amount / 100).toFixed(2);
  // A spreadsheet takes for a formula what begins like one; amounts below zero have to.
  const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
  const { currency } = statement;
  const rows = [
    [
      words.restaurant,
      words.month,
      words.orders,
      ...[words.fees, words.refunds, words.parts, words.net].map((name) => `${name}, ${currency}`),
      '%',
      `${words.share}, ${currency}`,
    ],
    ...[...statement.rows, ...statement.carried].map((row) => [
      safe(row.name),
      row.month,
      row.orders,
      money(row.fees),
      money(-row.refunds),
      money(-row.parts),
      money(row.net),
      row.percent,
      money(row.share),
    ]),
    ...statement.adjustments.map(({ reason, amount }) => [
      safe(reason),
      statement.month,
      '',
      '',
      '',
      '',
      '',
      '',
      money(amount),
    ]),
    [
      words.total,
      statement.month,
      statement.orders,
      money(statement.fees),
      money(-statement.refunds),
      money(-statement.parts),
      money(statement.net),
      '',
      money(statement.payable),
    ],
  ];
  return stringify(rows, { bom: true, record_delimiter: 'windows' });
}
