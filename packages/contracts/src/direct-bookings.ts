import { z } from 'zod';
import { endpoint, teamRoles } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, people, period, places, text } from './fields.ts';

const partyKinds = ['walk_in', 'phone'] as const;

/** A walk-in or phone booking by the restaurant itself: no voucher, no fee, the same tables. */
export const directBooking = z
  .object({
    _id: id,
    kind: z.enum(partyKinds),
    state: z.enum(['expected', 'here', 'cancelled']),
    date: localDate,
    time: localTime,
    period,
    starts_at: instant,
    places,
    people,
    name: z.string(),
    phone: z.string().nullable(),
    note: z.string(),
    arrived_at: instant.nullable(),
    created: instant,
  })
  .meta({ id: 'DirectBooking' });
export type DirectBooking = z.infer<typeof directBooking>;

const one = z.object({ data: directBooking });

export const addParty = endpoint({
  name: 'addParty',
  method: 'POST',
  path: '/host/restaurants/:id/parties',
  summary: 'A party that walked in or booked by telephone takes a table of a time of the grid',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  body: z.object({
    kind: z.enum(partyKinds),
    slot: id.meta({ description: 'Of `tables` of the day' }),
    date: localDate,
    people,
    name: text(80).default(''),
    phone: text(30).nullable().default(null).meta({ description: 'With country code, or of the restaurant’s country' }),
    note: text(300).default(''),
  }),
  answer: one,
  status: 201,
  idempotent: true,
  refusals: ['not_found', 'table_taken', 'slot_past', 'slot_horizon', 'party_too_large', 'party_too_early'],
});

export const moveParty = endpoint({
  name: 'moveParty',
  method: 'POST',
  path: '/host/restaurants/:id/parties/:party/state',
  summary: 'The party is here, is expected again, or gives its table back',
  access: { scope: 'restaurant', roles: teamRoles },
  params: z.object({ id, party: id }),
  body: z.object({ state: z.enum(['expected', 'here', 'cancelled']) }),
  answer: one,
  refusals: ['not_found', 'table_taken', 'party_too_early'],
});
