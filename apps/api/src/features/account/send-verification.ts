import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Sends a link that confirms the account's address, unless it is confirmed already. */
export const sendVerification: Handler<'sendVerification'> = async (context, { session }) => {
  const { resetMailsPerHour } = await context.markets.settings();
  await limitTries(context.pool, `verify ${session.userId}`, resetMailsPerHour, 3_600_000, context.now());
  const { rows } = await context.pool.query<{ verified: boolean }>(
    'select email_verified_at is not null as verified from app_user where id = $1',
    [session.userId],
  );
  if (rows[0]?.verified === false)
    await enqueue(context.pool, 'send_account_mail', { id: uuidv7(), user: session.userId, mail: 'verify' });
  return { data: null };
};
