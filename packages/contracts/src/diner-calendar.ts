import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

const calendar = z
  .object({ url: z.string(), made: instant })
  .meta({ id: 'DinerCalendar', description: 'Whoever has the address reads the caller’s bookings' });
const answer = z.object({ data: calendar.nullable() });

export const getOwnCalendar = endpoint({
  name: 'getOwnCalendar',
  method: 'GET',
  path: '/account/calendar',
  summary: 'The secret address of the caller’s next bookings as a calendar; null when there is none',
  access: { scope: 'account', roles: ['diner'] },
  answer,
  refusals: [],
});

export const renewOwnCalendar = endpoint({
  name: 'renewOwnCalendar',
  method: 'PUT',
  path: '/account/calendar',
  summary: 'Make the address, or renew it: the old one is dead at once',
  access: { scope: 'account', roles: ['diner'] },
  answer,
  refusals: [],
});

export const revokeOwnCalendar = endpoint({
  name: 'revokeOwnCalendar',
  method: 'DELETE',
  path: '/account/calendar',
  summary: 'No address any more',
  access: { scope: 'account', roles: ['diner'] },
  answer,
  refusals: [],
});

export const readOwnCalendar = endpoint({
  name: 'readOwnCalendar',
  method: 'GET',
  path: '/calendars/diners/:token/bookings.ics',
  summary: 'A diner’s bookings of the next weeks for a calendar program, by their secret address',
  access: { scope: 'public' },
  params: z.object({ token: z.string().regex(/^[\w-]{1,100}$/, 'token') }),
  answer: z.string(),
  refusals: ['not_found'],
  stream: 'text/calendar',
});
