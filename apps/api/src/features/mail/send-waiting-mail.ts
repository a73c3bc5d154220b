import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Currency } from '@metade/domain/money.ts';
import { fromIso } from '@metade/domain/time.ts';
import { formatDate, formatMealTime, formatTime } from '@metade/i18n/format-date.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import type { WaitingMailKind } from '@metade/i18n/mail/waiting-mail.ts';
import { waitingMail } from '@metade/i18n/mail/waiting-mail.ts';
import type { Context } from '../../context.ts';
import { type NewMail, writeMail } from './write-mail.ts';

type Row = {
  user_id: string;
  email: string;
  first_name: string;
  locale: Locale;
  state: string;
  token: string;
  expires_at: string;
  date: string;
  time: string;
  people: number;
  places: number;
  price_amount: number;
  currency: Currency;
  company_name: string;
  time_zone: string;
  slug: string;
};

/**
 * Tells a diner that a table is held for them, or that its time is over: once per entry. An expired offer is not announced as one.
 */
export async function sendWaitingMail(context: Context, entry: string, kind: WaitingMailKind): Promise<void> {
  const { rows } = await context.pool.query<Row>(
    `select u.id as user_id, u.email, u.first_name, coalesce(u.locale, w.locale) as locale, w.state, w.offer_token as token, o.hold_expires_at as expires_at,
       o.date, o.time, o.people, o.places, o.price_amount, o.currency, r.company_name, r.time_zone, r.slug
     from waiting_entry w join app_user u on u.id = w.user_id join orders o on o.id = w.order_id join restaurant r on r.id = o.restaurant_id
     where w.id = $1 and w.offer_token is not null and u.deleted_at is null`,
    [entry],
  );
  const row = rows[0];
  if (row === undefined || row.state !== (kind === 'turn' ? 'offered' : 'passed')) return;
  const { publicUrl } = context.config;
  const content = waitingMail(
    kind,
    {
      firstName: row.first_name,
      restaurant: row.company_name,
      date: formatDate(row.date, row.locale),
      time: formatMealTime(row.date, row.time, row.locale),
      people: row.people,
      places: row.places,
      price: formatMoney({ amount: row.price_amount, currency: row.currency }, row.locale),
      until: formatTime(row.expires_at, row.time_zone),
      link: `${publicUrl}/waiting/${row.token}`,
    },
    row.locale,
  );
  await writeMail(context, {
    key: `waiting ${entry} ${kind}`,
    kind: `waiting_${kind}`,
    // A table that is held for minutes cannot wait for the morning.
    optional: { user: row.user_id, kind: 'waiting', zone: kind === 'turn' ? null : row.time_zone },
    ...(kind === 'turn' ? { push: turnOf(row) } : {}),
    to: row.email,
    locale: row.locale,
    content,
  });
}

function turnOf(row: Row): NewMail['push'] {
  const { company_name: restaurant, date, time, people, expires_at: until, time_zone: zone } = row;
  return {
    user: row.user_id,
    kind: 'waiting',
    notice: { notice: 'turn', restaurant, date, time, people, until, zone },
    link: `/waiting/${row.token}`,
    zone,
    urgent: true,
    staleAt: fromIso(until),
  };
}
