import type { Locale } from '@metade/contracts/catalogue.ts';
import { replyMail } from '@metade/i18n/mail/reply-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  user_id: string;
  time_zone: string;
  email: string;
  firstName: string;
  locale: Locale | null;
  restaurant: string;
  reply: string;
  order_id: string;
};

/** Tells a diner, once, about a restaurant's reply to the review. */
export async function sendReplyMail(context: Context, review: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select u.id as user_id, r.time_zone, u.email, u.first_name as "firstName", u.locale, r.company_name as restaurant, v.reply, v.order_id
     from review v join app_user u on u.id = v.user_id join restaurant r on r.id = v.restaurant_id
     where v.id = $1 and v.active and v.reply is not null and v.order_id is not null and u.active and u.deleted_at is null`,
    [review],
  );
  const row = rows[0];
  if (row === undefined) return;
  const locale = row.locale ?? 'pt';
  const link = `${context.config.publicUrl}/profile/assessments/${row.order_id}`;
  const content = replyMail({ ...row, link }, locale);
  await writeMail(context, {
    key: `reply ${review}`,
    kind: 'review_reply',
    to: row.email,
    locale,
    content,
    optional: { user: row.user_id, kind: 'news', zone: row.time_zone },
  });
}
