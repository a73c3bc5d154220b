import type { Locale } from '@metade/contracts/catalogue.ts';
import { accountMail } from '@metade/i18n/account-mail.ts';
import type { Context } from '../../context.ts';
import type { Jobs } from '../../jobs/enqueue.ts';
import { openLink } from '../auth/index.ts';

type Kind = Jobs['send_account_mail']['mail'];
type Row = { email: string; first_name: string; locale: Locale | null };

/**
 * Writes a message about an account into the outbox, once per id, and sends it where a mail server is set. Its link is made
 * here, so that the token is in no job, and leaves the outbox once the message is sent.
 */
export async function sendAccountMail(context: Context, id: string, userId: string, kind: Kind): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select email, first_name, locale from app_user where id = $1 and active and deleted_at is null
     and not exists (select 1 from mail where id = $2)`,
    [userId, id],
  );
  if (rows[0] !== undefined) await write(context, id, userId, kind, rows[0]);
  await deliver(context, id);
}

async function write(context: Context, id: string, userId: string, kind: Kind, person: Row): Promise<void> {
  const settings = await context.markets.settings();
  const purpose = kind === 'reset' ? 'reset' : 'verify';
  const minutes = kind === 'reset' ? settings.resetMinutes : settings.verifyDays * 24 * 60;
  const token = await openLink(context.pool, userId, purpose, minutes, context.now());
  const page = kind === 'reset' ? 'reset_password' : 'verify_email';
  const locale = person.locale ?? 'pt';
  const { subject, body } = accountMail(
    kind,
    {
      firstName: person.first_name,
      link: `${context.config.publicUrl}/auth/${page}/${token}`,
      minutes: settings.resetMinutes,
      days: settings.verifyDays,
    },
    locale,
  );
  await context.pool.query(
    'insert into mail (id, recipient, locale, kind, subject, body) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
    [id, person.email, locale, kind, subject, body],
  );
}

async function deliver(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from mail where id = $1 and sent_at is null',
    [id],
  );
  for (const { recipient, subject, body } of rows) {
    if (await context.mailer.send({ id, to: recipient, subject, text: body }))
      await context.pool.query(
        "update mail set sent_at = now(), body = regexp_replace(body, '(/auth/\\w+/)\\S+', '\\1…') where id = $1",
        [id],
      );
  }
}
