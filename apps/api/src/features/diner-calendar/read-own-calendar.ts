import { hoursAtTable } from '@metade/domain/meal.ts';
import { toIso } from '@metade/domain/time.ts';
import { dinerCalendarWords } from '@metade/i18n/calendar-feed.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { notBooked } from '../../db/order-states.ts';
import type { Handler } from '../../http/call.ts';
import { sendCalendar } from '../../http/send-calendar.ts';
import { Refused } from '../../refused.ts';
import { chainOf } from '../orders/index.ts';

type Row = {
  id: string;
  first_id: string;
  changes: number;
  number: string;
  state: string;
  starts_at: string;
  changed_at: string;
  places: number;
  company_name: string;
  street: string;
  street_number: string;
  city: string;
};

/**
 * The bookings of the next weeks, cancelled ones included, so that calendars remove them. A booking keeps one UID through all
 * changes, the same as in its mails and on its page.
 */
export const readOwnCalendar: Handler<'readOwnCalendar'> = async (context, { params, reply }) => {
  const { rows: owners } = await context.pool.query<{ user_id: string; locale: Locale | null }>(
    `select f.user_id, u.locale from diner_calendar f join app_user u on u.id = f.user_id
     where f.token = $1 and u.active and u.deleted_at is null`,
    [params.token],
  );
  const owner = owners[0];
  if (owner === undefined) throw new Refused('not_found');
  const { calendarFeedDays } = await context.markets.settings();
  const { rows } = await context.pool.query<Row>(bookingsSql, [owner.user_id, toIso(context.now()), calendarFeedDays]);
  const calendar = calendarOf(rows, owner.locale ?? 'pt', context.config.publicUrl);
  sendCalendar(reply, calendar);
};

// From yesterday on, so that a meal does not vanish while it is eaten. A replaced booking is sent as the one that replaced it.
const bookingsSql = `
select o.id, first.id as first_id, first.changes, o.number, o.state, o.starts_at,
  greatest(o.created_at, o.confirmed_at, o.ended_at, o.arrived_at) as changed_at, o.places, r.company_name, r.street,
  r.number as street_number, c.name as city
from orders o join restaurant r on r.id = o.restaurant_id join city c on c.id = r.city_id
cross join lateral (${chainOf('o.id')}
  select (select id from chain where changes_order_id is null) as id, (count(*) - 1)::integer as changes from chain) first
where o.user_id = $1 and o.starts_at > $2::timestamptz - interval '1 day' and o.starts_at < $2::timestamptz + make_interval(days => $3)
  and o.end_rule is distinct from 'changed' and o.state not in ${notBooked}
  and not (o.state = 'cancelled' and o.confirm_by is null and o.confirmed_at is null)
  and (o.changes_order_id is null or o.voucher_code is not null)
order by o.starts_at, o.id limit 200`;

function calendarOf(rows: readonly Row[], locale: Locale, publicUrl: string): string {
  const words = dinerCalendarWords(locale);
  const calendar = new ICalCalendar({
    name: words.title,
    prodId: { company: 'Metade', product: 'Reservations', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const row of rows) {
    const start = new Date(row.starts_at);
    const ended = ['cancelled', 'declined', 'unanswered', 'no_show'].includes(row.state);
    const waits = row.state === 'awaiting_restaurant';
    calendar.createEvent({
      id: `${row.first_id}@metade`,
      sequence: 3 * row.changes + (waits ? 0 : ended ? 2 : 1),
      stamp: new Date(row.changed_at),
      start,
      end: new Date(start.getTime() + hoursAtTable * 3_600_000),
      summary: `${row.company_name}, ${words.table(row.places)}`,
      description: row.number,
      location: [row.company_name, [row.street, row.street_number].filter(Boolean).join(' '), row.city]
        .filter(Boolean)
        .join(', '),
      url: `${publicUrl}/infos-reserve/${row.id}`,
      status: ended ? ICalEventStatus.CANCELLED : waits ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
