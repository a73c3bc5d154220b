import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readStatement } from './read-statement.ts';

export const payStatement: Handler<'payStatement'> = (context, { params, body, session }) =>
  transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      'update licensee_statement set paid_on = $2, paid_by = $3 where id = $1 and paid_on is null',
      [params.id, body.paid_on, session.userId],
    );
    const { statement: _figures, ...closed } = await readStatement(trx, params.id);
    if (rowCount === 0) throw new Refused('statement_paid');
    const by = { id: session.userId, role: 'admin' as const };
    const after = { number: closed.number, date: body.paid_on, amount: closed.payable };
    await recordChange(trx, { by, what: 'statement.paid', subject: params.id, after });
    return { data: closed };
  });
