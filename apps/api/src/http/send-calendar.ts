import type { FastifyReply } from 'fastify';

/** Sends a calendar from its secret address: uncached, not indexed. */
export function sendCalendar(reply: FastifyReply, calendar: string): void {
  reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', 'inline; filename="metade.ics"')
    .send(calendar);
}
