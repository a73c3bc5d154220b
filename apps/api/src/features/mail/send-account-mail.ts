import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { accountMail } from '@metade/i18n/mail/account-mail.ts';
import type { Context } from '../../context.ts';
import type { Jobs } from '../../jobs/job-payloads.ts';
import { type LinkPurpose, openLink } from '../auth/index.ts';
import { editedMail } from './edited-mail.ts';
import { writeMail } from './write-mail.ts';

type Kind = Jobs['send_account_mail']['mail'];
type Row = { email: string; first_name: string; locale: Locale | null };

/**
 * Writes a message about an account to the outbox, once per id. Its link is made here, so that no job holds the token, which is
 * deleted from the outbox once sent.
 */
export async function sendAccountMail(
  context: Context,
  { id, user: userId, mail: kind, to }: Jobs['send_account_mail'],
): Promise<void> {
  const key = `account ${id}`;
  const { rows } = await context.pool.query<Row>(
    `select email, first_name, locale from app_user where id = $1 and active and deleted_at is null
     and not exists (select 1 from mail where key = $2)`,
    [userId, key],
  );
  const person = rows[0];
  if (person === undefined) return;
  const settings = await context.markets.settings();
  const { purpose, minutes, page } = linkOf(kind, settings);
  const token = await openLink(context.pool, userId, purpose, minutes, context.now(), to ?? null);
  const locale = person.locale ?? 'pt';
  const told = {
    firstName: person.first_name,
    discount: formatPercent(settings.discountPercent, locale),
    minutes: settings.resetMinutes,
    days: settings.verifyDays,
    hours: settings.unlockHours,
  };
  const link = `${context.config.publicUrl}/${page}${token}`;
  const content = await editedMail(context, {
    kind,
    locale,
    content: accountMail(kind, { ...told, link }, locale),
    values: { ...told, minutes: String(told.minutes), days: String(told.days), hours: String(told.hours) },
  });
  await writeMail(context, { key, kind, to: to ?? person.email, locale, content });
}

/** What a message's link is for, its validity, and the page its token is appended to. */
function linkOf(kind: Kind, settings: Settings): { purpose: LinkPurpose; minutes: number; page: string } {
  switch (kind) {
    case 'reset':
      return { purpose: 'reset', minutes: settings.resetMinutes, page: 'auth/reset_password/' };
    case 'unlock':
      return { purpose: 'log_in', minutes: settings.unlockHours * 60, page: 'sigin?unlock=' };
    case 'email':
      return { purpose: 'email', minutes: settings.verifyDays * 24 * 60, page: 'auth/confirm_email/' };
    case 'welcome':
    case 'verify':
      return { purpose: 'verify', minutes: settings.verifyDays * 24 * 60, page: 'auth/verify_email/' };
  }
}
