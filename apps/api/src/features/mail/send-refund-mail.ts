import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Currency } from '@metade/domain/money.ts';
import { formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { refundMail } from '@metade/i18n/mail/refund-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  email: string;
  first_name: string;
  locale: Locale;
  order: string;
  number: string;
  company_name: string;
  date: string;
  currency: Currency;
  amount: number;
  note: string;
};

/** Tells a diner, once, about a refund by an admin and its reason. Refunds to several cards at one moment are one message. */
export async function sendRefundMail(context: Context, refund: string): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select u.email, u.first_name, coalesce(u.locale, o.locale) as locale, o.id as order, o.number, r.company_name, o.date, o.currency, f.note,
       (select sum(g.amount) from refund g where g.order_id = f.order_id and g.created_at = f.created_at and g.given_by is not null)::integer as amount
     from refund f join orders o on o.id = f.order_id join app_user u on u.id = o.user_id join restaurant r on r.id = o.restaurant_id
     where f.id = $1 and f.note is not null and u.deleted_at is null`,
    [refund],
  );
  const row = rows[0];
  if (row === undefined) return;
  await writeMail(context, {
    key: `refund ${refund}`,
    kind: 'goodwill',
    to: row.email,
    locale: row.locale,
    order: row.order,
    content: refundMail(
      {
        firstName: row.first_name,
        amount: formatMoney({ amount: row.amount, currency: row.currency }, row.locale),
        restaurant: row.company_name,
        date: formatDate(row.date, row.locale),
        number: row.number,
        reason: row.note,
        link: `${context.config.publicUrl}/infos-reserve/${row.order}`,
      },
      row.locale,
    ),
  });
}
