import type { FastifyReply } from 'fastify';

/** Answers a calendar that is read by its secret address; nothing keeps it, and no search engine lists it. */
export function sendCalendar(reply: FastifyReply, calendar: string): void {
  reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', 'inline; filename="metade.ics"')
    .send(calendar);
}
