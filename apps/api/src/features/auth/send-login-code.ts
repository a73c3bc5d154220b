import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { newToken } from '../../http/session.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { limitCodeMails } from './limit-log-ins.ts';

/**
 * Mails a code that proves an address: to log in, or to sign up where it has no account. Answer, work and mail are the same for
 * both.
 */
export const sendLoginCode: Handler<'sendLoginCode'> = async (context, { body, network, locale }) => {
  const { emailCodeMinutes } = await context.markets.settings();
  await limitCodeMails(context, { email: body.email, network, device: body.device });
  const id = uuidv7();
  const request = newToken();
  const expiresAt = new Date(context.now() + emailCodeMinutes * 60_000).toISOString();
  await transaction(context.pool, async (trx) => {
    await trx.query(
      'insert into email_code (id, email, locale, created_at, expires_at, request_hash) values ($1, $2, $3, $4, $5, $6)',
      [id, body.email, locale, new Date(context.now()).toISOString(), expiresAt, request.hash],
    );
    await enqueue(trx, 'send_code_mail', { code: id });
  });
  return { data: { codeRequest: request.token } };
};
