import type { Locale } from '@metade/contracts/catalogue.ts';
import type { ClosedStatement, Statement } from '@metade/contracts/statements.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import { stringify } from 'csv-stringify/sync';
import type { Handler } from '../../http/call.ts';
import { csvFormat } from '../../http/csv-format.ts';
import { sendCsv } from '../../http/send-csv.ts';
import { readLicence } from './licence.ts';
import { closedSql, readStatement } from './read-statement.ts';

/** A statement as CSV; amounts in major units. */
export const getStatementCsv: Handler<'getStatementCsv'> = async (context, { params, reply, locale }) => {
  const { number, statement } = await readStatement(context.pool, params.id);
  await reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="metade-${number}.csv"`)
    .header('cache-control', 'no-store')
    .send(statementCsv(statement, locale));
};

export const exportStatements: Handler<'exportStatements'> = async (context, { licensee, locale, reply }) => {
  const { statement: words, lists } = panelWords(locale);
  const { columns, files } = lists;
  const { currency } = await readLicence(context, context.pool, licensee);
  await sendCsv<ClosedStatement>(
    context,
    reply,
    files.statements,
    [
      [columns.number, (row) => row.number],
      [words.month, (row) => row.month],
      [words.payable, (row) => row.payable / 100],
      [columns.currency, () => currency],
      [lists.licence.closed, (row) => row.closed],
      [lists.licence.paid, (row) => row.paid],
      [columns.id, (row) => row._id],
    ],
    (reader) => reader.query<ClosedStatement>(closedSql, [licensee]),
  );
};

function statementCsv(statement: Statement, locale: Locale): string {
  const { statement: words } = panelWords(locale);
  const money = (amount: number) => amount / 100;
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
      row.name,
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
      reason,
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
  return stringify(rows, csvFormat);
}
