import { firstDay, monthOf, nextMonth } from '@metade/domain/licensee-statement.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readOpenStatement } from '../statements/index.ts';
import { readLicensee } from './licensee-view.ts';
import { lockLicensee } from './lock-licensee.ts';

/**
 * Ends a licence today, if no statement is unpaid and open months are empty; or at the end of the month, so that it is closed and
 * paid like any other. Its people can still read their statements.
 */
export const endLicensee: Handler<'endLicensee'> = async (context, { params, body, session }) => {
  const today = toIso(context.now()).slice(0, 10);
  const last = body.when === 'today' ? today : firstDay(nextMonth(monthOf(today)));
  const open = await readOpenStatement(context, params.id);
  await transaction(context.pool, async (trx) => {
    const old = await lockLicensee(trx, params.id, today);
    const { rowCount } = await trx.query(
      `select 1 from licensee_statement where licensee_id = $1 and paid_on is null and payable <> 0
       union all select 1 from licensee_adjustment where licensee_id = $1 and statement_id is null`,
      [params.id],
    );
    if (body.when === 'today' && (rowCount !== 0 || open.net !== 0 || open.rows.length > 0))
      throw new Refused('licensee_owed');
    await trx.query('delete from licensee_city where licensee_id = $1 and since >= $2', [params.id, last]);
    await trx.query('update licensee_city set until = $2 where licensee_id = $1 and coalesce(until > $2, true)', [
      params.id,
      last,
    ]);
    await trx.query('update licensee set ends_on = $2, revision = revision + 1 where id = $1', [params.id, last]);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'licensee.ended',
      subject: params.id,
      before: { cities: old.cities, date: old.ends_on },
      after: { cities: [], date: last, reason: body.reason },
    });
  });
  return { data: await readLicensee(context, params.id) };
};

export const adjustLicensee: Handler<'adjustLicensee'> = async (context, { params, body, session }) => {
  await transaction(context.pool, async (trx) => {
    await lockLicensee(trx, params.id, toIso(context.now()).slice(0, 10));
    await trx.query(
      'insert into licensee_adjustment (id, licensee_id, amount, reason, made_by, made_at) values ($1, $2, $3, $4, $5, $6)',
      [uuidv7(), params.id, body.amount, body.reason, session.userId, toIso(context.now())],
    );
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'licensee.adjusted',
      subject: params.id,
      after: { amount: body.amount, reason: body.reason },
    });
  });
  return { data: await readLicensee(context, params.id) };
};
