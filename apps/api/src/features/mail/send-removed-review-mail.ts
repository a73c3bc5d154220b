import type { Locale } from '@metade/contracts/catalogue.ts';
import { removedReviewMail } from '@metade/i18n/mail/removed-review-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  email: string;
  firstName: string;
  locale: Locale | null;
  restaurant: string;
  title: string;
  comment: string;
  reason: string;
};

/** Tells a diner, once, why a review was removed, with its text. */
export async function sendRemovedReviewMail(context: Context, review: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select u.email, u.first_name as "firstName", u.locale, r.company_name as restaurant, v.title, v.comment, v.decision_reason as reason
     from review v join app_user u on u.id = v.user_id join restaurant r on r.id = v.restaurant_id
     where v.id = $1 and v.decision = 'removed' and v.decision_reason is not null and u.active and u.deleted_at is null`,
    [review],
  );
  const row = rows[0];
  if (row === undefined) return;
  const locale = row.locale ?? 'pt';
  const content = removedReviewMail({ ...row, link: `${context.config.publicUrl}/contact` }, locale);
  await writeMail(context, { key: `removed review ${review}`, kind: 'review_removed', to: row.email, locale, content });
}
