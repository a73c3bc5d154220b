import type { Locale } from '@metade/contracts/catalogue.ts';
import { webhookMail } from '@metade/i18n/mail/webhook-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  disabled_at: string;
  url: string;
  restaurant: string;
  email: string;
  first_name: string;
  locale: Locale | null;
};

/** Tells the owner that a webhook was disabled, once each time. */
export async function sendWebhookMail(context: Context, webhook: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select w.disabled_at, w.url, r.company_name as restaurant, u.email, u.first_name, u.locale
     from webhook w join restaurant r on r.id = w.restaurant_id join app_user u on u.id = r.owner_id
     where w.id = $1 and w.disabled_at is not null and u.active`,
    [webhook],
  );
  const row = rows[0];
  if (row === undefined) return;
  const locale = row.locale ?? 'pt';
  await writeMail(context, {
    key: `webhook ${webhook} ${row.disabled_at}`,
    kind: 'webhook_disabled',
    to: row.email,
    locale,
    content: webhookMail(
      {
        firstName: row.first_name,
        restaurant: row.restaurant,
        host: new URL(row.url).host,
        panel: `${context.config.publicUrl}/panel/connections`,
      },
      locale,
    ),
  });
}
