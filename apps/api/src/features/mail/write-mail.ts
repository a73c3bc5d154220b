import { withoutAddresses } from '@metade/domain/address-like.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { MailContent } from '@metade/i18n/mail/mail-content.ts';
import { mailFrame } from '@metade/i18n/mail/mail-content.ts';
import { v7 as uuidv7 } from 'uuid';
import type { MailFile } from '../../adapters/mailer.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';

export type NewMail = {
  /** What the message is about, such as 'order <id> confirmed': a second one with the same key is not written. */
  key: string;
  kind: string;
  to: string;
  locale: Locale;
  content: MailContent;
  order?: string;
  replyTo?: string;
  files?: MailFile[];
  jsonLd?: object;
  /** To the marketplace's own team: leaves out why a customer gets it. */
  toTeam?: true;
};

/** Puts a message into the outbox, as it will be sent, with the job that delivers it. Writing the same key again does nothing. */
export async function writeMail(context: Context, mail: NewMail): Promise<void> {
  const { publicUrl } = context.config;
  const frame = mail.toTeam ? null : mailFrame(mail.locale);
  // Whoever chose the name is not always whom the message goes to.
  const { greeting } = mail.content;
  const content = { ...mail.content, greeting: greeting && withoutAddresses(greeting) };
  const html = mailHtml(content, { locale: mail.locale, frame, publicUrl, jsonLd: mail.jsonLd });
  const text = mailText(content, frame, publicUrl);
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ id: string }>(
      `insert into mail (id, key, kind, recipient, locale, order_id, subject, body, html, reply_to, files)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (key) do nothing returning id`,
      [
        uuidv7(),
        mail.key,
        mail.kind,
        mail.to,
        mail.locale,
        mail.order ?? null,
        mail.content.subject,
        text,
        html,
        mail.replyTo ?? null,
        JSON.stringify(mail.files ?? []),
      ],
    );
    const id = rows[0]?.id;
    if (id !== undefined) await enqueue(trx, 'deliver_mail', { mail: id }, { key: `mail ${id}` });
  });
}
