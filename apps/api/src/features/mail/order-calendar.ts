import { hoursAtTable } from '@metade/domain/meal.ts';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailFile } from '../../adapters/mailer.ts';

export type CalendarFacts = {
  /** The first order of the booking: the calendar's UID through all changes. */
  orderId: string;
  changesMade: number;
  number: string;
  summary: string;
  description: string;
  location: string;
  link: string;
  /** Instants. */
  startsAt: string;
  changedAt: string;
  status: 'tentative' | 'confirmed' | 'cancelled';
};

/**
 * A booking as an iCalendar file. The UID is the one on the order's page and stays through all changes, so that an update moves the
 * entry and a cancellation removes it.
 */
export function orderCalendar(facts: CalendarFacts): MailFile {
  const cancelled = facts.status === 'cancelled';
  const calendar = new ICalCalendar({
    prodId: { company: 'Metade', product: 'Reservations', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const start = new Date(facts.startsAt);
  calendar.createEvent({
    id: `${facts.orderId}@metade`,
    sequence: 3 * facts.changesMade + { tentative: 0, confirmed: 1, cancelled: 2 }[facts.status],
    stamp: new Date(facts.changedAt),
    start,
    end: new Date(start.getTime() + hoursAtTable * 3_600_000),
    summary: facts.summary,
    description: facts.description,
    location: facts.location,
    url: facts.link,
    status: {
      tentative: ICalEventStatus.TENTATIVE,
      confirmed: ICalEventStatus.CONFIRMED,
      cancelled: ICalEventStatus.CANCELLED,
    }[facts.status],
  });
  return {
    name: `${facts.number}.ics`,
    type: `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    content: calendar.toString(),
  };
}
