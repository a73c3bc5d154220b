import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import type { MailRow } from './outbox.ts';
import { mailColumns, mailView } from './outbox.ts';

/** Gives a message that was given up all its tries again. Only one of two who ask at once does. */
export const resendMail: Handler<'resendMail'> = (context, { params, session }) =>
  transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<MailRow>(
      `update mail set failed_at = null, attempts = 0 where id = $1 and failed_at is not null returning ${mailColumns}`,
      [params.id],
    );
    const mail = rows[0];
    if (mail === undefined) {
      const { rowCount } = await trx.query('select 1 from mail where id = $1', [params.id]);
      throw new Refused(rowCount === 0 ? 'not_found' : 'mail_not_failed');
    }
    await enqueue(trx, 'deliver_mail', { mail: mail.id }, { key: `mail ${mail.id}` });
    await recordChange(trx, { by: { id: session.userId, role: 'admin' }, what: 'mail.resent', subject: mail.id });
    return { data: mailView(mail) };
  });
