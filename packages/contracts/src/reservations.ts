import { z } from 'zod';
import { endpoint, teamRoles } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, people, period, places, text } from './fields.ts';
import { booking } from './host.ts';
import { orderState } from './orders.ts';

/** States of a booking that has reached its restaurant. */
export const reservationStates = [
  'awaiting_restaurant',
  'confirmed',
  'arrived',
  'completed',
  'no_show',
  'cancelled',
  'declined',
  'unanswered',
] as const;
export type ReservationState = (typeof reservationStates)[number];

const filters = {
  from: localDate.optional(),
  to: localDate.optional(),
  state: z.enum(reservationStates).optional(),
  period: period.optional(),
  text: text(80).optional().meta({
    description:
      'Beginnings of names in any order, or part of an order number, a voucher’s code or a phone number that is shown',
  }),
};

export const listReservations = endpoint({
  name: 'listReservations',
  method: 'GET',
  path: '/host/restaurants/:id/reservations',
  summary: 'The restaurant’s bookings of any date, by when they are',
  access: { scope: 'restaurant', roles: teamRoles },
  keys: { scope: 'bookings', owners: ['restaurant'] },
  params: idParam,
  query: z.object({
    ...filters,
    sort: z.enum(['first', 'last']).default('first').meta({ description: 'Which end of time comes first' }),
    after: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z_[0-9a-f-]{36}$/, 'invalid_format')
      .optional()
      .meta({ description: 'The `next` of the page before' }),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  }),
  answer: z.object({
    data: z.array(booking),
    next: z.string().nullable().meta({ description: 'Where the next page begins; null on the last' }),
  }),
  refusals: ['not_found'],
});

export const exportReservations = endpoint({
  name: 'exportReservations',
  method: 'GET',
  path: '/host/restaurants/:id/reservations/export',
  summary: 'The same as a file of comma-separated values, in local times',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  query: z.object(filters),
  answer: z.string(),
  replica: true,
  refusals: ['not_found'],
  stream: 'text/csv',
});

const step = z.object({
  at: instant,
  by: z.enum(['diner', 'restaurant', 'system', 'admin', 'gateway']),
  name: z.string().nullable().meta({ description: 'Of the team’s member or the admin who did it' }),
  from: orderState.nullable(),
  to: orderState,
  action: z.string().nullable(),
  before: z
    .object({ date: localDate, time: localTime, people, places })
    .nullable()
    .meta({ description: 'Of a change: what was booked until then; null where nobody wrote it down' }),
  how: z.string().nullable().meta({ description: 'Of an arrival: list, code, qr or pin' }),
  reason: z.string().nullable().meta({ description: 'Of an arrival that was set right afterwards: why' }),
});

export const getReservation = endpoint({
  name: 'getReservation',
  method: 'GET',
  path: '/host/orders/:id',
  summary: 'One booking with everything that happened to it',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  keys: { scope: 'bookings', owners: ['restaurant'] },
  params: idParam,
  answer: z.object({
    data: z.object({
      booking,
      reason: z.string().nullable().meta({ description: 'Why it was declined or cancelled, where somebody said so' }),
      history: z.array(step),
      friends: z
        .object({ coming: z.int(), allergies: z.array(z.object({ name: z.string(), text: z.string() })) })
        .nullable()
        .meta({ description: 'What those who come along answered by the diner’s link' }),
      restaurant: id,
    }),
  }),
  refusals: ['not_found'],
});
