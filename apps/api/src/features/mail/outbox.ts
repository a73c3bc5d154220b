import type { Locale } from '@metade/contracts/catalogue.ts';
import type { MailFile } from '../../adapters/mailer.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { paged } from '../../http/paged.ts';

/** What was written, the newest first. The route exists in a demo alone: messages hold links that open accounts. */
export const listOutbox: Handler<'listOutbox'> = async (context, { query }) => {
  const { page = 1 } = query;
  const [{ rows }, counted] = await Promise.all([
    context.pool.query<MailRow>(
      `select ${mailColumns} from mail order by created_at desc, id desc limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    ),
    context.pool.query<{ total: number }>('select count(*) as total from mail'),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  return paged(rows.map(mailView), page, total, pageSize);
};

export const getOutboxMail: Handler<'getOutboxMail'> = async (context, { params }) => {
  const { rows } = await context.pool.query<MailRow & { body: string; html: string; files: MailFile[] }>(
    `select ${mailColumns}, body, html, files from mail where id = $1`,
    [params.id],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  return { data: { ...mailView(row), text: row.body, html: row.html, files: row.files } };
};

type MailRow = {
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

const mailColumns = 'id, kind, recipient, locale, subject, created_at, sent_at, failed_at, attempts, last_error';
const pageSize = 50;

function mailView(row: MailRow) {
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
