import type { Locale } from '@metade/contracts/catalogue.ts';
import type { MailFile } from '../../adapters/mailer.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

/** What was written, the newest first. The route exists in a demo alone: messages hold links that open accounts. */
export const listOutbox: Handler<'listOutbox'> = (context, { query }) =>
  readPage(context.pool, 'true', 'created_at desc, id desc', query.page ?? 1);

/** Messages that were given up, without what they say: it may hold links that open accounts. */
export const listFailedMails: Handler<'listFailedMails'> = (context, { query }) =>
  readPage(context.pool, 'failed_at is not null', 'failed_at desc, id desc', query.page);

async function readPage(db: Queryable, where: string, order: string, page: number) {
  const [{ rows }, counted] = await Promise.all([
    db.query<MailRow>(`select ${mailColumns} from mail where ${where} order by ${order} limit $1 offset $2`, [
      pageSize,
      (page - 1) * pageSize,
    ]),
    db.query<{ total: number }>(`select count(*) as total from mail where ${where}`),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return { data: rows.map(mailView), page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}

export const getOutboxMail: Handler<'getOutboxMail'> = async (context, { params }) => {
  const { rows } = await context.pool.query<MailRow & { body: string; html: string; files: MailFile[] }>(
    `select ${mailColumns}, body, html, files from mail where id = $1`,
    [params.id],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  return { data: { ...mailView(row), text: row.body, html: row.html, files: row.files } };
};

export type MailRow = {
  id: string;
  kind: string;
  recipient: string;
  locale: Locale;
  subject: string;
  created_at: string;
  sent_at: string | null;
  failed_at: string | null;
  attempts: number;
  last_error: string | null;
};

export const mailColumns = 'id, kind, recipient, locale, subject, created_at, sent_at, failed_at, attempts, last_error';
const pageSize = 50;

export function mailView(row: MailRow) {
  return {
    _id: row.id,
    kind: row.kind,
    to: row.recipient,
    locale: row.locale,
    subject: row.subject,
    created: row.created_at,
    sent: row.sent_at,
    failed: row.failed_at,
    attempts: row.attempts,
    last_error: row.last_error,
  };
}
