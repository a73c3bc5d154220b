import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { checkOwnPassword } from '../auth/index.ts';
import { recordSecurity } from '../security-log/index.ts';

/** Sends a link to a new address; the account keeps its own until the link is used. */
export const changeEmail: Handler<'changeEmail'> = async (context, call) => {
  const { body, session } = call;
  await checkOwnPassword(context, call, body.current, 'current');
  const { resetMailsPerHour } = await context.markets.settings();
  await limitTries(context.pool, `new address ${session.userId}`, resetMailsPerHour, 3_600_000, context.now());
  const { rowCount } = await context.pool.query('select 1 from app_user where email = $1', [body.email]);
  if (rowCount !== 0) throw new Refused('email_taken', {});
  await transaction(context.pool, async (trx) => {
    await recordSecurity(context, trx, call, session.userId, 'email_asked');
    const mail = { id: uuidv7(), user: session.userId, mail: 'email', to: body.email } as const;
    await enqueue(trx, 'send_account_mail', mail);
  });
  return { data: null };
};
