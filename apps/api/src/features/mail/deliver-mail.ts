import type { MailFile } from '../../adapters/mailer.ts';
import { MailRefused } from '../../adapters/mailer.ts';
import type { Context } from '../../context.ts';

type Row = {
  recipient: string;
  subject: string;
  body: string;
  html: string;
  reply_to: string | null;
  unsubscribe: string | null;
  files: MailFile[];
};

/**
 * Sends one message of the outbox, once. A failed try is stored and thrown, so that the queue retries with backoff; after the last
 * one, or a permanent refusal, the message is marked as failed.
 */
export async function deliverMail(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    'select recipient, subject, body, html, reply_to, files, unsubscribe from mail where id = $1 and sent_at is null and failed_at is null',
    [id],
  );
  const mail = rows[0];
  if (mail === undefined) return;
  try {
    const sent = await context.mailer.send({
      id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      html: mail.html,
      replyTo: mail.reply_to,
      unsubscribe: mail.unsubscribe,
      files: mail.files,
    });
    if (sent) await context.pool.query(sentSql, [id]);
  } catch (error) {
    const { mailAttempts } = await context.markets.settings();
    const forGood = error instanceof MailRefused;
    const { rows: after } = await context.pool.query<{ failed: boolean }>(
      `update mail set attempts = attempts + 1, last_error = $2, failed_at = case when $3 or attempts + 1 >= $4 then now() end
       where id = $1 returning failed_at is not null as failed`,
      [id, (error as Error).message.slice(0, 1000), forGood, mailAttempts],
    );
    if (!after[0]?.failed) throw error;
  }
}

// Links into accounts, codes and gift vouchers are secrets: they are deleted from the outbox once sent.
const sentSql = String.raw`update mail set sent_at = now(), attempts = attempts + 1,
  body = regexp_replace(body, '(/auth/\w+/|\?invitation=)[\w-]+' || secret, '\1…', 'g'), html = regexp_replace(html, '(/auth/\w+/|\?invitation=)[\w-]+' || secret, '\1…', 'g')
from (select case when kind = 'login_code' then '|\d{3} \d{3}' when kind = 'gift_gift' then '|[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}' else '' end as secret
  from mail where id = $1) s
where id = $1`;
