import { outerBounds } from '@metade/domain/settings.ts';
import { z } from 'zod';
import { endpoint, teamRoles } from './endpoint.ts';
import { idParam, localDate, text } from './fields.ts';

const guest = z
  .object({
    visits: z.int().meta({ description: 'Earlier arrivals in this restaurant' }),
    no_shows: z.int(),
    last_visit: localDate.nullable(),
    note: z.string(),
    tags: z.array(z.string()),
    table: z.string(),
  })
  .meta({ id: 'Guest' });
export type Guest = z.infer<typeof guest>;

export const getGuest = endpoint({
  name: 'getGuest',
  method: 'GET',
  path: '/host/orders/:id/guest',
  summary: 'Who a booking is for, as this restaurant knows them',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  within: {
    note: { max: 'guestNoteMax' },
    tags: { max: 'guestTagsMax' },
    'tags.*': { max: 'guestTagMax' },
    table: { max: 'tableLabelMax' },
  },
  answer: z.object({ data: guest }),
  refusals: ['not_found'],
});

export const saveGuest = endpoint({
  name: 'saveGuest',
  method: 'PUT',
  path: '/host/orders/:id/guest',
  summary: 'Keep a note and tags of a guest, for this restaurant alone, and the table that the booking is given',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  body: z.object({
    note: text(outerBounds('guestNoteMax').max).default(''),
    tags: z
      .array(text(outerBounds('guestTagMax').max).pipe(z.string().min(1)))
      .max(outerBounds('guestTagsMax').max)
      .default([]),
    table: text(outerBounds('tableLabelMax').max).default(''),
  }),
  within: {
    note: { max: 'guestNoteMax' },
    tags: { max: 'guestTagsMax' },
    'tags.*': { max: 'guestTagMax' },
    table: { max: 'tableLabelMax' },
  },
  answer: z.object({ data: guest }),
  refusals: ['not_found'],
});
