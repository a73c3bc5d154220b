import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { limitTries } from '../../db/limit-tries.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Mails a link to the account's address. An unknown address gets the same answer after the same work: a job that finds nobody. */
export const forgotPassword: Handler<'forgotPassword'> = async (context, { body, network }) => {
  const settings = await context.markets.settings();
  const hour = 3_600_000;
  await limitTries(context.pool, `reset from ${network}`, settings.addressResetMailsPerHour, hour, context.now());
  await limitTries(context.pool, `reset ${body.email}`, settings.resetMailsPerHour, hour, context.now());
  const { rows } = await context.pool.query<{ id: string }>('select id from app_user where email = $1 and active', [
    body.email,
  ]);
  await enqueue(context.pool, 'send_account_mail', { id: uuidv7(), user: rows[0]?.id ?? randomUUID(), mail: 'reset' });
  return { data: null };
};
