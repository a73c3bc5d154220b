import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { takeSecondFactor } from '../auth/index.ts';

export const resetSecondFactorOf: Handler<'resetSecondFactorOf'> = async (context, { params, body, session }) => {
  if (params.id === session.userId) throw new Refused('account_own');
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ email: string }>(
      'select email from app_user where id = $1 and deleted_at is null',
      [params.id],
    );
    if (rows[0] === undefined) throw new Refused('not_found');
    if ((await takeSecondFactor(trx, rows[0].email, context.now())) === null)
      throw new Refused('second_factor_missing');
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'user.second_factor_reset',
      subject: params.id,
      after: { reason: body.reason },
    });
  });
  return { data: null };
};
