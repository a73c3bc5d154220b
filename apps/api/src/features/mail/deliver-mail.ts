import type { MailFile } from '../../adapters/mailer.ts';
import { MailRefused } from '../../adapters/mailer.ts';
import type { Context } from '../../context.ts';

type Row = {
  kind: string;
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
    'select kind, recipient, subject, body, html, reply_to, files, unsubscribe from mail where id = $1 and sent_at is null and failed_at is null',
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
    if (sent) await noteSent(context, id, mail);
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
const links = String.raw`(/auth/\w+/|\?invitation=)[\w-]+`;
const secrets: Partial<Record<string, string>> = {
  login_code: String.raw`${links}|\d{3} \d{3}`,
  gift_gift: `${links}|[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){2}`,
};

/** Texts without a secret are not written anew. */
async function noteSent({ pool }: Context, id: string, { kind, body, html }: Row): Promise<void> {
  const secret = secrets[kind] ?? links;
  const sent = 'update mail set sent_at = now(), attempts = attempts + 1';
  if (new RegExp(secret).test(body + html))
    await pool.query(
      String.raw`${sent}, body = regexp_replace(body, $2, '\1…', 'g'), html = regexp_replace(html, $2, '\1…', 'g') where id = $1`,
      [id, secret],
    );
  else await pool.query(`${sent} where id = $1`, [id]);
}
