import type { Locale } from '@metade/contracts/catalogue.ts';
import { formatDate, formatMealTime, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { requestMail } from '@metade/i18n/mail/request-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  number: string;
  date: string;
  time: string;
  people: number;
  places: number;
  note: string | null;
  confirm_by: string;
  time_zone: string;
  restaurant: string;
  user_id: string;
  email: string;
  first_name: string;
  locale: Locale;
};

/** Tells the owner and managers of a restaurant, each in their language and once, that a booking waits for their answer, while it does. */
export async function sendRequestMail(context: Context, order: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select o.number, o.date, o.time, o.people, o.places, o.note, o.confirm_by, r.time_zone, r.company_name as restaurant,
       u.id as user_id, u.email, u.first_name, coalesce(u.locale, m.default_locale, 'pt') as locale
     from orders o join restaurant r on r.id = o.restaurant_id join market m on m.country = r.country
     join team_member t on t.restaurant_id = r.id and t.role in ('owner', 'manager') join app_user u on u.id = t.user_id
     where o.id = $1 and o.state = 'awaiting_restaurant' and u.active and u.deleted_at is null order by u.id`,
    [order],
  );
  for (const { locale, ...row } of rows) {
    const deadline = localDateOf(row.confirm_by, row.time_zone);
    await writeMail(context, {
      key: `request ${order} ${row.user_id}`,
      kind: 'request',
      to: row.email,
      locale,
      order,
      content: requestMail(
        {
          firstName: row.first_name,
          restaurant: row.restaurant,
          when: `${formatDate(row.date, locale)}, ${formatMealTime(row.date, row.time, locale)}`,
          people: row.people,
          places: row.places,
          number: row.number,
          answerBy: `${formatDate(deadline, locale)}, ${formatTime(row.confirm_by, row.time_zone)}`,
          note: row.note,
          link: `${context.config.publicUrl}/panel/?date=${row.date}`,
        },
        locale,
      ),
    });
  }
}
