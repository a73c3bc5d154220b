import type { Locale } from '@metade/contracts/catalogue.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { accountMail } from '@metade/i18n/mail/account-mail.ts';
import type { Context } from '../../context.ts';
import type { Jobs } from '../../jobs/enqueue.ts';
import { openLink } from '../auth/index.ts';
import { writeMail } from './write-mail.ts';

type Kind = Jobs['send_account_mail']['mail'];
type Row = { email: string; first_name: string; locale: Locale | null };

/**
 * Writes a message about an account into the outbox, once per id. Its link is made here, so that the token is in no job,
 * and leaves the outbox once the message is sent.
 */
export async function sendAccountMail(context: Context, id: string, userId: string, kind: Kind): Promise<void> {
  const key = `account ${id}`;
  const { rows } = await context.pool.query<Row>(
    `select email, first_name, locale from app_user where id = $1 and active and deleted_at is null
     and not exists (select 1 from mail where key = $2)`,
    [userId, key],
  );
  const person = rows[0];
  if (person === undefined) return;
  const settings = await context.markets.settings();
  const purpose = kind === 'reset' ? 'reset' : 'verify';
  const minutes = kind === 'reset' ? settings.resetMinutes : settings.verifyDays * 24 * 60;
  const token = await openLink(context.pool, userId, purpose, minutes, context.now());
  const page = kind === 'reset' ? 'reset_password' : 'verify_email';
  const locale = person.locale ?? 'pt';
  const content = accountMail(
    kind,
    {
      firstName: person.first_name,
      link: `${context.config.publicUrl}/auth/${page}/${token}`,
      discount: formatPercent(settings.discountPercent, locale),
      minutes: settings.resetMinutes,
      days: settings.verifyDays,
    },
    locale,
  );
  await writeMail(context, { key, kind, to: person.email, locale, content });
}
