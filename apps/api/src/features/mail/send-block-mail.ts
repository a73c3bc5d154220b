import type { Locale } from '@metade/contracts/catalogue.ts';
import { blockMail } from '@metade/i18n/mail/block-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = { email: string; first_name: string; locale: Locale | null; block_reason: string | null };

/** Tells somebody, once per id, that the account is blocked and why, or unblocked; nothing when that has changed since. */
export async function sendBlockMail(context: Context, id: string, user: string, blocked: boolean): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select email, first_name, locale, block_reason from app_user
     where id = $1 and deleted_at is null and (blocked_at is not null) = $2`,
    [user, blocked],
  );
  const person = rows[0];
  if (person === undefined) return;
  const locale = person.locale ?? 'pt';
  const { publicUrl } = context.config;
  await writeMail(context, {
    key: `account ${id}`,
    kind: blocked ? 'account_blocked' : 'account_unblocked',
    to: person.email,
    locale,
    content: blockMail(
      {
        firstName: person.first_name,
        reason: person.block_reason,
        contactLink: `${publicUrl}/contact`,
        signInLink: `${publicUrl}/sigin`,
      },
      locale,
    ),
  });
}
