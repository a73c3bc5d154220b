import type { QuarterlyReport, Report } from '@metade/contracts/report.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

type Row = { id: string; quarter: string; made_at: string; figures: Report };

export const listReports: Handler<'listReports'> = async (context, { restaurant }) => {
  const { rows } = await context.pool.query<Omit<Row, 'figures'>>(
    'select id, quarter, made_at from quarterly_report where restaurant_id = $1 and figures is not null order by quarter desc',
    [restaurant],
  );
  return { data: rows.map(viewOf) };
};

export const getQuarterlyReport: Handler<'getQuarterlyReport'> = async (context, { restaurant, params }) => ({
  data: await readQuarterlyReport(context.pool, restaurant, params.report),
});

/** A stored quarterly report of a restaurant. Throws not_found for any other's. */
export async function readQuarterlyReport(
  db: Queryable,
  restaurant: string,
  report: string,
): Promise<QuarterlyReport & { report: Report }> {
  const { rows } = await db.query<Row>(
    'select id, quarter, made_at, figures from quarterly_report where restaurant_id = $1 and id = $2 and figures is not null',
    [restaurant, report],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return { ...viewOf(rows[0]), report: rows[0].figures };
}

function viewOf({ id, quarter, made_at }: Omit<Row, 'figures'>): QuarterlyReport {
  return { _id: id, quarter, made: made_at };
}
