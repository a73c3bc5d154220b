import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Currency } from '@metade/domain/money.ts';
import { brandName } from '@metade/i18n/card-words.ts';
import { formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { failedRefundMail, type FailedRefundMailKind } from '@metade/i18n/mail/failed-refund-mail.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  email: string;
  first_name: string;
  locale: Locale;
  order_id: string | null;
  gift_id: string | null;
  number: string | null;
  company_name: string | null;
  date: string | null;
  currency: Currency;
  amount: number;
  brand: string | null;
  last4: string | null;
  reference: string | null;
};

/** Tells whoever paid, once each, that the bank sent a refund back and what was decided. failed: the reference of that try. */
export async function sendFailedRefundMail(
  context: Context,
  failed: string,
  kind: FailedRefundMailKind,
): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select u.email, u.first_name, coalesce(u.locale, o.locale, g.locale) as locale, o.id as order_id, g.id as gift_id, o.number, r.company_name, o.date,
       coalesce(o.currency, g.currency) as currency, coalesce(f.amount, g.amount) as amount,
       coalesce(p.card_brand, g.card_brand) as brand, coalesce(p.card_last4, g.card_last4) as last4, q.transfer_reference as reference
     from failed_refund q left join refund f on f.id = q.refund_id left join payment p on p.id = f.payment_id left join orders o on o.id = f.order_id
     left join restaurant r on r.id = o.restaurant_id left join gift_voucher g on g.id = q.gift_id
     join app_user u on u.id = coalesce(o.user_id, g.user_id) where q.reference = $1 and u.deleted_at is null`,
    [failed],
  );
  const [row] = rows;
  if (row === undefined) return;
  const { locale, currency, amount, order_id: order, number, company_name: restaurant, date } = row;
  const booking =
    number === null || restaurant === null || date === null
      ? null
      : { restaurant, number, date: formatDate(date, locale) };
  const { publicUrl, contactEmail } = context.config;
  await writeMail(context, {
    key: `failed refund ${failed} ${kind}`,
    kind: `refund_${kind}`,
    to: row.email,
    locale,
    ...(order ? { order } : {}),
    replyTo: contactEmail,
    content: failedRefundMail(
      kind,
      {
        firstName: row.first_name,
        amount: formatMoney({ amount, currency }, locale),
        card: row.brand !== null && row.last4 !== null ? `${brandName(row.brand)} ${row.last4}` : '',
        booking,
        reference: row.reference,
        link: order ? `${publicUrl}/infos-reserve/${order}` : `${publicUrl}/profile/gifts/${row.gift_id}`,
      },
      locale,
    ),
  });
}
