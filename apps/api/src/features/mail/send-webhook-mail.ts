import type { Locale } from '@metade/contracts/catalogue.ts';
import { webhookMail } from '@metade/i18n/mail/webhook-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  disabled_at: string;
  url: string;
  restaurant: string | null;
  user_id: string;
  email: string;
  first_name: string;
  locale: Locale | null;
};

/** Tells the owner that a webhook was disabled, or of one of the platform's the admins who may mend it, once each time. */
export async function sendWebhookMail(context: Context, webhook: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select w.disabled_at, w.url, r.company_name as restaurant, u.id as user_id, u.email, u.first_name, u.locale
     from webhook w left join restaurant r on r.id = w.restaurant_id
     join app_user u on case when r.id is null then u.admin_roles @> array['owner'] else u.id = r.owner_id end
     where w.id = $1 and w.disabled_at is not null and u.active`,
    [webhook],
  );
  for (const row of rows) {
    const locale = row.locale ?? 'pt';
    const { restaurant } = row;
    await writeMail(context, {
      key: `webhook ${webhook} ${row.disabled_at}${restaurant === null ? ` ${row.user_id}` : ''}`,
      kind: 'webhook_disabled',
      to: row.email,
      locale,
      content: webhookMail(
        {
          firstName: row.first_name,
          restaurant: restaurant ?? 'Metade',
          host: new URL(row.url).host,
          panel: `${context.config.publicUrl}${restaurant === null ? '/panel/programs' : '/panel/connections'}`,
        },
        locale,
      ),
    });
  }
}
