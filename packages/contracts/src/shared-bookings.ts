import { outerBounds } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, requiredName, text } from './fields.ts';
import { picture } from './restaurants.ts';

const token = z.string().regex(/^[\w-]{20,100}$/, 'token');

export const guestAnswer = z
  .object({ name: z.string(), coming: z.boolean(), allergies: z.string() })
  .meta({ id: 'GuestAnswer' });
export type GuestAnswer = z.infer<typeof guestAnswer>;

const sharing = z
  .object({
    url: z.string().nullable().meta({ description: 'Whoever has it sees the booking; null while it is off' }),
    guests: z.array(guestAnswer.extend({ _id: id, answered: instant })),
  })
  .meta({ id: 'BookingSharing' });
export type BookingSharing = z.infer<typeof sharing>;
const oneSharing = z.object({ data: sharing });

export const sharedBooking = z
  .object({
    host: z.string().meta({ description: 'First name of the diner' }),
    restaurant: z.object({
      slug: z.string(),
      company_name: z.string(),
      cover: picture.nullable(),
      address: z.string(),
      city: z.string(),
      time_zone: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    }),
    date: localDate,
    time: localTime,
    people: z.int(),
    state: z.enum(['waiting', 'confirmed', 'cancelled']),
    own: guestAnswer.nullable().meta({ description: 'What the caller answered before' }),
  })
  .meta({ id: 'SharedBooking' });
export type SharedBooking = z.infer<typeof sharedBooking>;

export const getSharing = endpoint({
  name: 'getSharing',
  method: 'GET',
  path: '/orders/:id/sharing',
  summary: 'The link by which friends see a booking, and what they answered',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  answer: oneSharing,
  refusals: ['not_found'],
});

export const shareBooking = endpoint({
  name: 'shareBooking',
  method: 'PUT',
  path: '/orders/:id/sharing',
  summary: 'Make the link by which friends see a booking; the one that there is stays',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  answer: oneSharing,
  refusals: ['not_found', 'order_state'],
});

export const unshareBooking = endpoint({
  name: 'unshareBooking',
  method: 'DELETE',
  path: '/orders/:id/sharing',
  summary: 'End the link at once; the answers stay with the diner',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  answer: oneSharing,
  refusals: ['not_found'],
});

export const removeGuest = endpoint({
  name: 'removeGuest',
  method: 'DELETE',
  path: '/orders/:id/guests/:guest',
  summary: 'Remove a friend’s answer',
  access: { scope: 'order', roles: ['diner'] },
  params: z.object({ id, guest: id }),
  answer: oneSharing,
  refusals: ['not_found'],
});

export const getSharedBooking = endpoint({
  name: 'getSharedBooking',
  method: 'GET',
  path: '/site/shared-bookings/:token',
  summary: 'A booking as its diner’s friends see it',
  access: { scope: 'public' },
  params: z.object({ token }),
  query: z.object({ answer: id.optional().meta({ description: 'Of the caller’s own answer' }) }),
  answer: z.object({ data: sharedBooking }),
  refusals: ['share_unknown'],
});

export const answerSharedBooking = endpoint({
  name: 'answerSharedBooking',
  method: 'POST',
  path: '/site/shared-bookings/:token/answers',
  summary: 'Say whether one comes, and allergies; with `answer`, another answer than before',
  access: { scope: 'public' },
  params: z.object({ token }),
  body: z.object({
    name: requiredName(40),
    coming: z.boolean(),
    allergies: text(outerBounds('allergiesMax').max).default(''),
    answer: id.optional(),
  }),
  within: { allergies: { max: 'allergiesMax' } },
  answer: z.object({ data: z.object({ answer: id }) }),
  refusals: ['share_unknown', 'share_full'],
});
