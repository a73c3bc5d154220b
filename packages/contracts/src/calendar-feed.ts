import { z } from 'zod';
import { endpoint, managers } from './endpoint.ts';
import { idParam, instant } from './fields.ts';

const feed = z
  .object({ url: z.string(), names: z.boolean(), made: instant })
  .meta({ id: 'CalendarFeed', description: 'Whoever has the address reads the bookings' });

const answer = z.object({ data: feed.nullable() });

export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/host/restaurants/:id/calendar-feed',
  summary: 'The secret address of the bookings as a calendar; null when there is none',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  answer,
  refusals: ['not_found'],
});

export const saveCalendarFeed = endpoint({
  name: 'saveCalendarFeed',
  method: 'PUT',
  path: '/host/restaurants/:id/calendar-feed',
  summary: 'Make the address, renew it (the old one is dead at once), or say whether diners are named',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  body: z.object({ names: z.boolean(), renew: z.boolean().default(false) }),
  answer,
  refusals: ['not_found'],
});

export const revokeCalendarFeed = endpoint({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/host/restaurants/:id/calendar-feed',
  summary: 'No address any more',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  answer,
  refusals: ['not_found'],
});

export const readCalendarFeed = endpoint({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/calendars/:token/bookings.ics',
  summary: 'A restaurant’s bookings for a calendar program, by their secret address',
  access: { scope: 'public' },
  params: z.object({ token: z.string().regex(/^[\w-]{1,100}$/, 'token') }),
  answer: z.string(),
  refusals: ['not_found'],
  stream: 'text/calendar',
});
