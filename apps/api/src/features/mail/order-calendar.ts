import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailFile } from '../../adapters/mailer.ts';

export type CalendarFacts = {
  /** The booking's first order: what a calendar knows it by, through all changes. */
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
 * A booking as a calendar file. It has the same UID as the one that the order's page offers, and through all changes, so that
 * a changed one moves the entry that a confirmed one made, and a cancelled one takes it away.
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

const hoursAtTable = 2;
