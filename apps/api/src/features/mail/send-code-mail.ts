import type { Locale } from '@metade/contracts/catalogue.ts';
import { codeMail } from '@metade/i18n/mail/code-mail.ts';
import type { Context } from '../../context.ts';
import { newEmailCode } from '../auth/index.ts';
import { writeMail } from './write-mail.ts';

/**
 * Writes the message with a code, once. The code is made here, so that no job holds it, and is deleted from the outbox once sent.
 * An expired code is not sent.
 */
export async function sendCodeMail(context: Context, id: string): Promise<void> {
  const key = `code ${id}`;
  const { rows } = await context.pool.query<{ email: string; locale: Locale }>(
    `select c.email, coalesce(u.locale, c.locale) as locale from email_code c left join app_user u on u.email = c.email
     where c.id = $1 and c.expires_at > $3 and c.used_at is null and not exists (select 1 from mail where key = $2)`,
    [id, key, new Date(context.now()).toISOString()],
  );
  const asked = rows[0];
  if (asked === undefined) return;
  const { code, hash } = await newEmailCode();
  await context.pool.query('update email_code set code_hash = $2 where id = $1', [id, hash]);
  const { emailCodeMinutes: minutes } = await context.markets.settings();
  const content = codeMail({ code: `${code.slice(0, 3)} ${code.slice(3)}`, minutes }, asked.locale);
  await writeMail(context, { key, kind: 'login_code', to: asked.email, locale: asked.locale, content });
}
