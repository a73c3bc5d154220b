import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Currency } from '@metade/domain/money.ts';
import { formatDate } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { orderMail } from '@metade/i18n/mail.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Jobs } from '../../jobs/enqueue.ts';

type Row = {
  email: string;
  first_name: string;
  locale: Locale;
  company_name: string;
  date: string;
  time: string;
  people: number;
  number: string;
  voucher_token: string | null;
  end_reason: string | null;
  refunded_amount: number;
  credited_amount: number;
  currency: Currency;
};

/** Writes a message about an order into the outbox, once per order and kind, and sends it where a mail server is set. */
export async function sendOrderMail(
  context: Context,
  orderId: string,
  kind: Jobs['send_order_mail']['mail'],
): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select u.email, u.first_name, coalesce(u.locale, o.locale) as locale, r.company_name, o.date, o.time, o.people, o.number, o.voucher_token, o.end_reason,
       o.refunded_amount, o.credited_amount, o.currency
     from orders o join app_user u on u.id = o.user_id join restaurant r on r.id = o.restaurant_id where o.id = $1`,
    [orderId],
  );
  const row = rows[0];
  if (row === undefined) return;
  const sum = (amount: number) => (amount > 0 ? formatMoney({ amount, currency: row.currency }, row.locale) : null);
  const { publicUrl } = context.config;
  const { subject, body } = orderMail(
    kind,
    {
      firstName: row.first_name,
      restaurant: row.company_name,
      when: `${formatDate(row.date, row.locale)}, ${row.time}`,
      people: row.people,
      number: row.number,
      link: `${publicUrl}/infos-reserve/${orderId}`,
      voucherLink: row.voucher_token && `${publicUrl}/checkout/voucher/${row.voucher_token}`,
      reason: row.end_reason,
      refunded: sum(row.refunded_amount),
      credited: sum(row.credited_amount),
    },
    row.locale,
  );
  await context.pool.query(
    'insert into mail (id, recipient, locale, kind, order_id, subject, body) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing',
    [uuidv7(), row.email, row.locale, kind, orderId, subject, body],
  );
  await deliver(context, orderId, kind);
}

async function deliver(context: Context, orderId: string, kind: string): Promise<void> {
  const { rows } = await context.pool.query<{ id: string; recipient: string; subject: string; body: string }>(
    'select id, recipient, subject, body from mail where order_id = $1 and kind = $2 and sent_at is null',
    [orderId, kind],
  );
  for (const { id, recipient, subject, body } of rows) {
    if (await context.mailer.send({ id, to: recipient, subject, text: body }))
      await context.pool.query('update mail set sent_at = now() where id = $1', [id]);
  }
}
