import { hoursAtTable } from '@metade/domain/meal.ts';
import { calendarWords } from '@metade/i18n/calendar-feed.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import { localDateAt } from '@metade/domain/time.ts';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Handler } from '../../http/call.ts';
import { sendCalendar } from '../../http/send-calendar.ts';
import { Refused } from '../../refused.ts';
import type { FeedBooking } from './feed-bookings.ts';
import { readFeedBookings } from './feed-bookings.ts';

type Feed = {
  restaurant_id: string;
  names: boolean;
  company_name: string;
  time_zone: string;
  locale: Locale;
};

/** Bookings since the last days. Ended ones are sent as cancelled, so that calendars remove them. */
export const readCalendarFeed: Handler<'readCalendarFeed'> = async (context, { params, reply }) => {
  const { rows } = await context.pool.query<Feed>(
    `select f.restaurant_id, f.names, r.company_name, r.time_zone, m.default_locale as locale
     from calendar_feed f join restaurant r on r.id = f.restaurant_id join market m on m.country = r.country where f.token = $1`,
    [params.token],
  );
  const feed = rows[0];
  if (feed === undefined) throw new Refused('not_found');
  const today = localDateAt(context.now(), feed.time_zone);
  const calendar = calendarOf(feed, await readFeedBookings(context.pool, feed.restaurant_id, today));
  sendCalendar(reply, calendar);
};

function calendarOf(feed: Feed, rows: readonly FeedBooking[]): string {
  const words = calendarWords(feed.locale);
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
      // Later states of a booking are later versions of its entry.
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
