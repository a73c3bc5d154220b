import type { LeadMailFacts } from '@metade/i18n/mail/lead-mail.ts';
import { leadMail } from '@metade/i18n/mail/lead-mail.ts';
import { DEFAULT_LOCALE } from '@metade/i18n/locale.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

/** Tells the team of a contact form. Replies go to its sender. */
export async function sendLeadMail(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<LeadMailFacts>(
    'select kind, name, email, phone, city, message, maybe_spam from lead where id = $1',
    [id],
  );
  const lead = rows[0];
  if (lead === undefined) return;
  await writeMail(context, {
    key: `lead ${id}`,
    kind: lead.kind,
    to: context.config.contactEmail,
    locale: DEFAULT_LOCALE,
    content: leadMail(lead, DEFAULT_LOCALE),
    replyTo: lead.email,
    toTeam: true,
  });
}
