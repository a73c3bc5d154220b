import { calendarWords } from '@metade/i18n/calendar-feed.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';

type Feed = {
  restaurant_id: string;
  names: boolean;
  company_name: string;
  time_zone: string;
  locale: Locale;
};
type Row = {
  id: string;
  number: string;
  state: string;
  starts_at: string;
  changed_at: string;
  places: number;
  people: number;
  note: string;
  first_name: string;
  last_name: string;
};

const hoursAtTable = 2;
const daysBack = 30;
const entriesMax = 5000;

/** Bookings that stand or stood, from the last days on. One that ended is told as cancelled, so that calendars take it away. */
export const readCalendarFeed: Handler<'readCalendarFeed'> = async (context, { params, reply }) => {
  const { rows } = await context.pool.query<Feed>(
    `select f.restaurant_id, f.names, r.company_name, r.time_zone, m.default_locale as locale
     from calendar_feed f join restaurant r on r.id = f.restaurant_id join market m on m.country = r.country where f.token = $1`,
    [params.token],
  );
  const feed = rows[0];
  if (feed === undefined) throw new Refused('not_found');
  const from = addDays(localDateAt(context.now(), feed.time_zone), -daysBack);
  const calendar = calendarOf(feed, await readBookings(context, feed.restaurant_id, from));
  reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', 'inline; filename="metade.ics"')
    .send(calendar);
};

async function readBookings(context: Context, restaurant: string, from: string): Promise<Row[]> {
  const { rows } = await context.pool.query<Row>(
    `select o.id, o.number, o.state, o.starts_at, greatest(o.created_at, o.confirmed_at, o.ended_at, o.arrived_at, o.no_show_at) as changed_at,
       o.places, o.people, o.note, u.first_name, u.last_name
     from orders o join app_user u on u.id = o.user_id
     where o.restaurant_id = $1 and o.date >= $2::date and o.state not in ('held', 'expired')
       and not (o.state = 'cancelled' and o.confirm_by is null and o.confirmed_at is null)
     order by o.date, o.starts_at, o.id limit ${entriesMax}`,
    [restaurant, from],
  );
  return rows;
}

function calendarOf(feed: Feed, rows: readonly Row[]): string {
  const words = calendarWords[feed.locale];
  const calendar = new ICalCalendar({
    name: words.title(feed.company_name),
    prodId: { company: 'Metade', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const row of rows) {
    const start = new Date(row.starts_at);
    const ended = ['cancelled', 'declined', 'unanswered'].includes(row.state);
    calendar.createEvent({
      id: `${row.id}@metade`,
      // Later steps of a booking count as later versions of its entry.
      sequence: row.state === 'awaiting_restaurant' ? 0 : ended ? 2 : 1,
      stamp: new Date(row.changed_at),
      start,
      end: new Date(start.getTime() + hoursAtTable * 3_600_000),
      summary: feed.names
        ? words.named(`${row.first_name} ${row.last_name}`.trim(), row.people)
        : words.unnamed(row.people),
      description: [words.table(row.places), row.number, feed.names ? row.note : ''].filter(Boolean).join('\n'),
      status: ended
        ? ICalEventStatus.CANCELLED
        : row.state === 'awaiting_restaurant'
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
