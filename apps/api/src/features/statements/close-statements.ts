import type { Month } from '@metade/domain/licensee-statement.ts';
import {
  dueMonths,
  firstDay,
  monthOf,
  nextMonth,
  settleStatement,
  statementNumber,
} from '@metade/domain/licensee-statement.ts';
import { localDateAt, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { countFees, feeRowOf } from './count-fees.ts';
import type { Licence } from './licence.ts';
import { citiesIn, readLicence } from './licence.ts';

/** Closes due months, each licensee's in order, one transaction each. */
export async function closeStatements(context: Context): Promise<void> {
  const { rows } = await context.pool.query<{ id: string }>('select id from licensee order by country, number');
  for (const { id } of rows) {
    let closed = true;
    while (closed) closed = await transaction(context.pool, (trx) => closeNext(context, trx, id));
  }
}

/** Closes a licensee's oldest due month; false when none is due. */
async function closeNext(context: Context, trx: Trx, id: string): Promise<boolean> {
  const licence = await readLicence(context, trx, id, true);
  if (licence.since === null) return false;
  const { settings } = await context.markets.market(licence.country);
  const today = localDateAt(context.now(), licence.time_zone);
  const last = licence.closed.at(-1)?.month ?? null;
  const [month] = dueMonths(licence.since, last, today, settings.licenseeCloseDay);
  if (month === undefined) return false;
  // After a licence has ended its refunds are the marketplace's.
  if (licence.ends_on !== null && month > monthOf(licence.ends_on)) return false;
  await close(context, trx, licence, month);
  return true;
}

async function close(context: Context, trx: Trx, licence: Licence, month: Month): Promise<void> {
  const end = firstDay(nextMonth(month));
  const found = await countFees(trx, licence.id, end);
  const made = await trx.query<{ id: string; reason: string; amount: number }>(
    'select id, reason, amount from licensee_adjustment where licensee_id = $1 and statement_id is null order by made_at, id for update',
    [licence.id],
  );
  const percents = new Map(licence.closed.map((one) => [one.month, one.percent]));
  const figures = settleStatement(
    month,
    found.map(feeRowOf),
    made.rows.map(({ reason, amount }) => ({ reason, amount })),
    (of) => percents.get(of) ?? licence.percent,
  );
  const id = uuidv7();
  const territory = await citiesIn(trx, licence.id, firstDay(month), end);
  await trx.query(
    ...named(
      `insert into licensee_statement (id, licensee_id, month, number, currency, share_percent, figures, payable, closed_at)
       values ($id, $licensee, $month, $number, $currency, $percent, $figures, $payable, $now)`,
      {
        id,
        licensee: licence.id,
        month,
        number: statementNumber(month, licence.country, licence.number),
        currency: licence.currency,
        percent: licence.percent,
        figures: JSON.stringify({ ...figures, territory, licensee: { _id: licence.id, name: licence.name } }),
        payable: figures.payable,
        now: toIso(context.now()),
      },
    ),
  );
  await trx.query('insert into statement_order (order_id, statement_id) select unnest($1::uuid[]), $2', [
    found.flatMap((row) => row.order_ids),
    id,
  ]);
  await trx.query('insert into statement_refund (refund_id, statement_id) select unnest($1::uuid[]), $2', [
    found.flatMap((row) => row.refund_ids),
    id,
  ]);
  await trx.query(
    'insert into statement_dispute (gateway, movement_id, statement_id) select unnest($1::text[]), unnest($2::text[]), $3',
    [found.flatMap((row) => row.movement_gateways), found.flatMap((row) => row.movement_ids), id],
  );
  await trx.query('update licensee_adjustment set statement_id = $2 where id = any ($1::uuid[])', [
    made.rows.map((one) => one.id),
    id,
  ]);
}
