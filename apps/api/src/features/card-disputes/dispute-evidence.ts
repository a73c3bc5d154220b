import type { DisputeEvidenceForm } from '@metade/contracts/card-disputes.ts';
import type { Currency } from '@metade/domain/money.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { panelWords } from '@metade/i18n/panel-words.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Subject = { order_id: string | null; gift_id: string | null };

type Booking = {
  number: string;
  company_name: string;
  city: string | null;
  date: string;
  time: string;
  time_zone: string;
  people: number;
  price: number;
  currency: Currency;
  name: string | null;
  email: string | null;
  terms_version: string | null;
  created_at: string;
  paid_at: string | null;
  arrived_at: string | null;
  arrived_how: string | null;
  ended_at: string | null;
  no_show_at: string | null;
};

type Gift = {
  to_name: string;
  amount: number;
  currency: Currency;
  name: string | null;
  email: string | null;
  paid_at: string | null;
  sent_at: string | null;
  redeemed_at: string | null;
};

type Mail = { kind: string; subject: string; sent_at: string };

/**
 * What our own rows say to a dispute, in an admin's language: what was sold, that it was used, which mails were sent, which terms
 * were accepted. What we do not keep, such as the address that a payment came from, is not in it. Throws not_found.
 */
export async function evidenceOf(context: Context, id: string, locale: Locale): Promise<DisputeEvidenceForm> {
  const { rows } = await context.pool.query<Subject>(
    'select p.order_id, d.gift_id from card_dispute d left join payment p on p.id = d.payment_id where d.id = $1',
    [id],
  );
  const [subject] = rows;
  if (subject === undefined) throw new Refused('not_found');
  return subject.order_id === null
    ? ofGift(context.pool, String(subject.gift_id), locale)
    : ofBooking(context.pool, subject.order_id, locale);
}

async function ofBooking(db: Queryable, order: string, locale: Locale): Promise<DisputeEvidenceForm> {
  const { evidence } = panelWords(locale).cardDisputes;
  const [bookings, mails] = await Promise.all([
    db.query<Booking>(
      `select o.number, r.company_name, c.name as city, o.date, o.time, r.time_zone, o.people, o.price_amount as price, o.currency,
         nullif(trim(u.first_name || ' ' || u.last_name), '') as name, nullif(u.email, '') as email, o.terms_version, o.created_at, o.paid_at, o.arrived_at, o.arrived_how,
         o.ended_at, o.no_show_at
       from orders o join restaurant r on r.id = o.restaurant_id left join city c on c.id = r.city_id left join app_user u on u.id = o.user_id where o.id = $1`,
      [order],
    ),
    db.query<Mail>(
      `select m.kind, m.subject, coalesce(m.sent_at, m.created_at) as sent_at from mail m where m.order_id = $1 and m.sent_at is not null order by m.sent_at, m.id`,
      [order],
    ),
  ]);
  const booking = bookings.rows[0] as Booking;

  const activity = [
    evidence.booked(at(booking.created_at)),
    booking.paid_at && evidence.paid(at(booking.paid_at)),
    ...mails.rows.map((mail) => evidence.mailed(at(mail.sent_at), mail.subject)),
    booking.arrived_at && evidence.arrived(at(booking.arrived_at), evidence.how[booking.arrived_how ?? ''] ?? ''),
    booking.no_show_at && evidence.noShow(at(booking.no_show_at)),
    booking.ended_at && evidence.cancelled(at(booking.ended_at)),
  ];
  return {
    product: evidence.table({
      restaurant: [booking.company_name, booking.city].filter(Boolean).join(', '),
      number: booking.number,
      people: booking.people,
      when: `${booking.date} ${booking.time} (${booking.time_zone})`,
      price: formatMoney({ amount: booking.price, currency: booking.currency }, locale),
    }),
    customer_name: booking.name ?? '',
    customer_email: booking.email ?? '',
    service_date: booking.date,
    activity: linesOf(activity),
    policy: booking.terms_version
      ? evidence.terms(booking.terms_version, at(booking.paid_at ?? booking.created_at))
      : '',
    words: '',
  };
}

async function ofGift(db: Queryable, gift: string, locale: Locale): Promise<DisputeEvidenceForm> {
  const { evidence } = panelWords(locale).cardDisputes;
  const { rows } = await db.query<Gift>(
    `select g.to_name, g.amount, g.currency, nullif(trim(u.first_name || ' ' || u.last_name), '') as name, nullif(u.email, '') as email, g.paid_at, g.sent_at, g.redeemed_at
     from gift_voucher g left join app_user u on u.id = g.user_id where g.id = $1`,
    [gift],
  );
  const row = rows[0] as Gift;

  return {
    product: evidence.gift(formatMoney({ amount: row.amount, currency: row.currency }, locale), row.to_name),
    customer_name: row.name ?? '',
    customer_email: row.email ?? '',
    service_date: row.redeemed_at?.slice(0, 10) ?? '',
    activity: linesOf([
      row.paid_at && evidence.paid(at(row.paid_at)),
      row.sent_at && evidence.giftSent(at(row.sent_at)),
      row.redeemed_at && evidence.giftRedeemed(at(row.redeemed_at)),
    ]),
    policy: '',
    words: '',
  };
}

function linesOf(lines: readonly (string | null)[]): string {
  return lines.filter(Boolean).join('\n');
}

function at(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}
