import { v7 as uuidv7 } from 'uuid';
import type { ChangeKind } from '@metade/contracts/change-kinds.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { lockPerson } from '../admin-users/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { readPersonRecord } from './person-record.ts';

export const addPersonNote: Handler<'addPersonNote'> = (context, { params, body, session }) =>
  help(context, params.id, session, 'user.noted', {}, async (trx) => {
    await trx.query('insert into person_note (id, user_id, text, by_id) values ($1, $2, $3, $4)', [
      uuidv7(),
      params.id,
      body.text,
      session.userId,
    ]);
  });

export const confirmEmailOf: Handler<'confirmEmailOf'> = (context, { params, body, session }) =>
  help(context, params.id, session, 'user.email_confirmed', { reason: body.reason }, async (trx) => {
    await trx.query(
      'update app_user set email_verified_at = coalesce(email_verified_at, now()), updated_at = now() where id = $1',
      [params.id],
    );
  });

/** As the person would do it: the new address counts once its link was used, and the old address is told. */
export const changeEmailOf: Handler<'changeEmailOf'> = (context, { params, body, session }) =>
  help(context, params.id, session, 'user.email_asked', { reason: body.reason }, async (trx) => {
    const { rowCount } = await trx.query('select 1 from app_user where email = $1', [body.email]);
    if (rowCount !== 0) throw new Refused('email_taken', {});
    const mail = { id: uuidv7(), user: params.id, mail: 'email', to: body.email } as const;
    await enqueue(trx, 'send_account_mail', mail);
  });

export const endSessionOf: Handler<'endSessionOf'> = (context, { params, body, session }) =>
  help(context, params.id, session, 'user.signed_out', { reason: body.reason }, async (trx) => {
    const { rowCount } = await trx.query(
      `update session s set ended_at = now() from session named
       where named.id = $1 and named.user_id = $2 and named.ended_at is null and s.ended_at is null
         and (s.token_hash = named.token_hash or s.opened_by = named.token_hash)`,
      [params.session, params.id],
    );
    if (rowCount === 0) throw new Refused('not_found');
  });

/** Resends a message about a booking under a new id, since mailboxes drop duplicates. */
export const resendMailTo: Handler<'resendMailTo'> = (context, { params, session }) =>
  help(context, params.id, session, 'mail.resent', {}, async (trx) => {
    const copy = uuidv7();
    const { rowCount } = await trx.query(
      `insert into mail (id, recipient, locale, kind, order_id, subject, body, html, reply_to, files, unsubscribe)
       select $3, m.recipient, m.locale, m.kind, m.order_id, m.subject, m.body, m.html, m.reply_to, m.files, m.unsubscribe
       from mail m join app_user u on u.email = m.recipient where m.id = $1 and u.id = $2 and m.order_id is not null`,
      [params.mail, params.id, copy],
    );
    if (rowCount === 0) throw new Refused('not_found');
    await enqueue(trx, 'deliver_mail', { mail: copy }, { key: `mail ${copy}` });
  });

/** Does one thing for a person, in one transaction with its log entry. Answers the person's record. */
async function help(
  context: Context,
  id: string,
  session: Session & { userId: string },
  what: ChangeKind,
  after: Record<string, unknown>,
  work: (trx: Trx) => Promise<void>,
) {
  await transaction(context.pool, async (trx) => {
    await lockPerson(trx, id, session);
    await work(trx);
    await recordChange(trx, { by: { id: session.userId, role: 'admin' }, what, subject: id, after });
  });
  return { data: await readPersonRecord(context, id) };
}
