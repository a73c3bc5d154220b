import { waitingStates } from '@metade/domain/waitlist.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, people, period, places } from './fields.ts';
import { picture } from './restaurants.ts';

const meal = {
  restaurant: z.object({
    _id: id,
    slug: z.string(),
    company_name: z.string(),
    time_zone: z.string(),
    cover: picture.nullable(),
  }),
  date: localDate,
  period,
  time: localTime.nullable().meta({ description: 'Null: any time of the meal' }),
  people,
};

export const waitingEntry = z
  .object({
    _id: id,
    ...meal,
    places: places.meta({ description: 'Names the waitlist: the smallest table of the meal that seats the party' }),
    state: z.enum(waitingStates),
    position: z.int().nullable().meta({ description: '1 is who gets the next table; null when nobody waits any more' }),
    offer: z.object({ order: id, expires_at: instant }).nullable(),
    until: instant.meta({ description: 'When the meal can no longer be booked' }),
    created: instant,
  })
  .meta({ id: 'WaitingEntry' });
export type WaitingEntry = z.infer<typeof waitingEntry>;

export const listWaiting = endpoint({
  name: 'listWaiting',
  method: 'GET',
  path: '/waiting-list',
  summary: 'What the caller waits for, the nearest meal first, and offers that passed while the meal is still ahead',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: z.array(waitingEntry) }),
  refusals: [],
});

export const joinWaiting = endpoint({
  name: 'joinWaiting',
  method: 'POST',
  path: '/waiting-list',
  summary: 'Wait for a table of a meal that is sold out',
  access: { scope: 'account', roles: ['diner'] },
  status: 201,
  body: z.object({ restaurant: id, date: localDate, period, time: localTime.nullable().default(null), people }),
  answer: z.object({ data: waitingEntry }),
  refusals: [
    'restaurant_not_bookable',
    'people_out_of_range',
    'size_not_accepted',
    'slot_past',
    'slot_cutoff',
    'slot_horizon',
    'slot_closed',
    'restaurant_paused',
    'no_show_blocked',
    'waiting_table_free',
    'waiting_has_table',
    'waiting_exists',
    'waiting_limit',
  ],
});

export const leaveWaiting = endpoint({
  name: 'leaveWaiting',
  method: 'DELETE',
  path: '/waiting-list/:id',
  summary: 'Wait no longer; a table that is held by an offer goes to the next in line',
  access: { scope: 'account', roles: ['diner'] },
  params: idParam,
  answer: z.object({ data: waitingEntry }),
  refusals: ['not_found', 'order_state'],
});

export const getWaitingOffer = endpoint({
  name: 'getWaitingOffer',
  method: 'GET',
  path: '/waiting-list/offers/:token',
  summary: 'What a link of the waiting list leads to: the held table while it is held, else the meal to wait for again',
  access: { scope: 'public' },
  params: z.object({ token: z.string().regex(/^[\w-]{1,100}$/, 'token') }),
  answer: z.object({
    data: z.object({ ...meal, open: z.boolean(), order: id, expires_at: instant }).meta({ id: 'WaitingOffer' }),
  }),
  refusals: ['not_found'],
});
