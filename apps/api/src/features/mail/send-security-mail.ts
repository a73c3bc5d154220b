import type { Locale } from '@metade/contracts/catalogue.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { securityMail, type SecurityMailKind } from '@metade/i18n/mail/security-mail.ts';
import { formatDate, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  kind: SecurityMailKind;
  at: string;
  browser: string | null;
  system: string | null;
  country: string | null;
  email: string;
  first_name: string;
  locale: Locale | null;
};

/** Tells somebody, once per event, about a change to the account's access, and what to do if it was not them. */
export async function sendSecurityMail(context: Context, event: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select s.kind, s.at, s.browser, s.system, s.country, coalesce(s.mail_to, u.email) as email, u.first_name, u.locale
     from security_event s join app_user u on u.id = s.user_id where s.id = $1 and s.kind not in ('logged_in', 'password_wrong', 'sessions_ended', 'email_asked') and u.deleted_at is null`,
    [event],
  );
  const row = rows[0];
  if (row === undefined) return;
  const locale = row.locale ?? 'pt';
  const place = row.country && new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(row.country);
  const { publicUrl } = context.config;
  const content = securityMail(
    row.kind,
    {
      firstName: row.first_name,
      when: `${formatDate(localDateOf(row.at, 'UTC'), locale, 'year')}, ${formatTime(row.at, 'UTC')} UTC`,
      device: [row.browser, row.system, place].filter(Boolean).join(' · '),
      resetLink: `${publicUrl}/sigin?forgot=1`,
      sessionsLink: `${publicUrl}/profile/edit#sessions`,
    },
    locale,
  );
  await writeMail(context, { key: `security ${event}`, kind: `security_${row.kind}`, to: row.email, locale, content });
}
