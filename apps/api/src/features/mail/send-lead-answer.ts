import type { Locale } from '@metade/contracts/catalogue.ts';
import { leadAnswerMail } from '@metade/i18n/mail/lead-answer-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = { text: string; email: string; locale: Locale; message: string; author: string | null };

/** Mails an answer to a lead, once; replies go to its writer. */
export async function sendLeadAnswer(context: Context, entry: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select e.text, l.email, l.locale, l.message, u.email as author
     from lead_entry e join lead l on l.id = e.lead_id left join app_user u on u.id = e.author_id where e.id = $1 and e.kind = 'sent'`,
    [entry],
  );
  const row = rows[0];
  if (row === undefined) return;
  await writeMail(context, {
    key: `lead answer ${entry}`,
    kind: 'lead_answer',
    to: row.email,
    locale: row.locale,
    content: leadAnswerMail(row, row.locale),
    replyTo: row.author ?? context.config.contactEmail,
  });
}
