import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, money, people, places } from './fields.ts';
import { createOrder, orderState } from './orders.ts';

const table = {
  restaurant: z.object({ _id: id, slug: z.string(), company_name: z.string() }),
  date: localDate,
  time: localTime,
  places,
  people,
  price: money,
  expires_at: instant.nullable().meta({ description: 'Null once it is no longer held' }),
};

const handedHold = z
  .object({
    _id: id,
    number: z.string(),
    state: orderState.meta({ description: 'Also of the booking that it becomes once the person has paid' }),
    link: z.string().meta({ description: 'For the person alone: there they agree, and pay' }),
    taken: z.boolean().meta({ description: 'The person has opened the link and gone on' }),
    ...table,
  })
  .meta({ id: 'HandedHold' });
export type HandedHold = z.infer<typeof handedHold>;

const keys = { scope: 'holds', owners: ['restaurant', 'licensee', 'platform'] } as const;
const one = z.object({ data: handedHold });
const token = z.object({ token: z.string().regex(/^[\w-]{1,100}$/, 'token') });

export const holdForPerson = endpoint({
  ...createOrder,
  name: 'holdForPerson',
  path: '/holds',
  summary: 'Hold a table for a person, who agrees and pays by a link; a key has to send an Idempotency-Key',
  access: { scope: 'account', roles: ['guest'] },
  keys,
  answer: one,
});

export const getHold = endpoint({
  name: 'getHold',
  method: 'GET',
  path: '/holds/:id',
  summary: 'What became of a table that the key held: nothing of who the person is',
  access: { scope: 'key' },
  keys,
  params: idParam,
  answer: one,
  refusals: ['not_found'],
});

export const releaseHold = endpoint({
  name: 'releaseHold',
  method: 'DELETE',
  path: '/holds/:id',
  summary: 'Give a held table back, as long as the person has not gone on',
  access: { scope: 'key' },
  keys,
  params: idParam,
  answer: one,
  refusals: ['not_found', 'order_state'],
});

export const getHandedHold = endpoint({
  name: 'getHandedHold',
  method: 'GET',
  path: '/site/holds/:token',
  summary: 'The table of such a link: nothing of whoever pays',
  access: { scope: 'public' },
  params: token,
  answer: z.object({
    data: z.object({
      ...table,
      time_zone: z.string(),
      by: z.string().nullable().meta({ description: 'Whose program held it; null: an assistant without a key' }),
      open: z.boolean().meta({ description: 'It is held, and nobody has gone on with it' }),
    }),
  }),
  refusals: ['not_found'],
});

export const takeHandedHold = endpoint({
  name: 'takeHandedHold',
  method: 'POST',
  path: '/site/holds/:token',
  summary: 'Go on with such a table: it becomes the caller’s own hold',
  access: { scope: 'account', roles: ['guest', 'diner'] },
  params: token,
  answer: z.object({ data: z.object({ order: id }) }),
  refusals: ['not_found', 'link_invalid', 'hold_expired', 'hold_exists', 'holds_limit'],
});
