import { holdRefusals } from '@metade/domain/place-order.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, localDate, localTime, money, people, peopleParam, period, places } from './fields.ts';
import { order, told, toldWithin } from './orders.ts';

const wanted = z.object({ slot: id, date: localDate });

const changeQuote = z
  .object({
    kind: z
      .enum(['update', 'rebook'])
      .meta({ description: 'update: the table stays and no money moves; rebook: another table takes its place' }),
    date: localDate,
    time: localTime,
    period,
    places,
    people,
    price: money,
    carried: money,
    to_pay: money,
    waived: money.meta({ description: 'A difference too small for a card, which nobody pays' }),
    refund: money.meta({ description: 'Goes back to the card once the new booking is confirmed' }),
    credit: money,
    resale_top_up: money.meta({ description: 'Further credit if the old table is sold again' }),
    kept: money.meta({ description: 'The money in the difference that the cancellation rule does not give back now' }),
    off_carried: money.meta({ description: 'What a coupon or a free voucher goes on paying of the new price' }),
    off_lost: money.meta({
      description: 'What a coupon or a free voucher had paid of the difference; no money comes back for it',
    }),
    confirmation_mode: z.enum(['review', 'instant']),
  })
  .meta({ id: 'ChangeQuote' });
export type ChangeQuote = z.infer<typeof changeQuote>;

const refusals = [
  'not_found',
  'order_state',
  'change_not_paid',
  'change_cutoff',
  'change_pending',
  'change_same',
  ...holdRefusals,
  'table_taken',
] as const;

export const quoteChange = endpoint({
  name: 'quoteChange',
  method: 'GET',
  path: '/orders/:id/change',
  summary: 'What moving a paid booking to another table, date or time would cost or return',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  query: wanted.extend({ people: peopleParam }),
  answer: z.object({ data: changeQuote }),
  refusals,
});

export const changeOrder = endpoint({
  name: 'changeOrder',
  method: 'POST',
  path: '/orders/:id/change',
  summary: 'Move a paid booking: takes the new table; the old one stands until the new one is confirmed',
  access: { scope: 'order', roles: ['diner'] },
  params: idParam,
  idempotent: true,
  body: wanted.extend({
    people,
    ...told.shape,
    expected: z
      .object({ to_pay: z.int().min(0), refund: z.int().min(0), credit: z.int().min(0) })
      .optional()
      .meta({ description: 'The amounts that were shown; refused when they have changed' }),
  }),
  within: toldWithin,
  answer: z.object({ data: order }),
  refusals: [...refusals, 'quote_changed', 'idempotency_key_reused'],
});
