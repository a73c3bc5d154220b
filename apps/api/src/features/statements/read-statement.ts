import type { ClosedStatement, Statement } from '@metade/contracts/statements.ts';
import { firstDay, monthOf, nextMonth, settleStatement } from '@metade/domain/licensee-statement.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { countFees, feeRowOf } from './count-fees.ts';
import { citiesIn, readLicence } from './licence.ts';

type Figures = Omit<Statement, 'month' | 'currency' | 'percent' | 'until'>;
type Row = ClosedStatement & { currency: string; percent: number; figures: Figures };

export const listStatements: Handler<'listStatements'> = async (context, { licensee }) => ({
  data: await readClosed(context.pool, licensee),
});

/** A licensee's closed months, newest first. */
export async function readClosed(db: Queryable, licensee: string): Promise<ClosedStatement[]> {
  const { rows } = await db.query<ClosedStatement>(closedSql, [licensee]);
  return rows;
}

/** SQL: the closed months of a licensee ($1), the newest first. */
export const closedSql = `
  select id as _id, month, number, payable, closed_at as closed, paid_on as paid from licensee_statement where licensee_id = $1 order by month desc`;

export const getStatement: Handler<'getStatement'> = async (context, { params }) => ({
  data: await readStatement(context.pool, params.id),
});

/** A closed statement. Throws not_found. */
export async function readStatement(db: Queryable, id: string): Promise<ClosedStatement & { statement: Statement }> {
  const { rows } = await db.query<Row>(
    `select id as _id, month, number, payable, closed_at as closed, paid_on as paid, currency, share_percent as percent, figures
     from licensee_statement where id = $1`,
    [id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  const { currency, percent, figures, ...closed } = rows[0];
  return { ...closed, statement: { month: closed.month, currency, percent, until: null, ...figures } };
}

export const getOpenStatement: Handler<'getOpenStatement'> = async (context, { licensee }) => ({
  data: await readOpenStatement(context, licensee),
});

/** A licensee's current month until yesterday, including adjustments to earlier months. */
export async function readOpenStatement(context: Context, licensee: string): Promise<Statement> {
  const licence = await readLicence(context, context.pool, licensee);
  const today = localDateAt(context.now(), licence.time_zone);
  const month = monthOf(today);
  const [found, made, territory] = await Promise.all([
    countFees(context.pool, licensee, today),
    context.pool.query<{ reason: string; amount: number }>(
      'select reason, amount from licensee_adjustment where licensee_id = $1 and statement_id is null order by made_at, id',
      [licensee],
    ),
    citiesIn(context.pool, licensee, firstDay(month), firstDay(nextMonth(month))),
  ]);
  const percents = new Map(licence.closed.map((one) => [one.month, one.percent]));
  const waits = (of: string) => of !== month && !percents.has(of);
  const figures = settleStatement(
    month,
    // A past month that is not closed yet gets a statement of its own.
    found.flatMap((row) => (waits(row.month) ? [] : [feeRowOf(row)])),
    made.rows,
    (of) => percents.get(of) ?? licence.percent,
  );
  return {
    month,
    licensee: { _id: licence.id, name: licence.name },
    territory,
    currency: licence.currency,
    percent: licence.percent,
    until: addDays(today, -1),
    ...figures,
  };
}
