import { tablesPerSlotMax } from '@metade/domain/grid.ts';
import { z } from 'zod';
import { endpoint, managers } from './endpoint.ts';
import { id, idParam, localTime, money, period, places } from './fields.ts';
import { booking } from './host.ts';
import { worksheet } from './restaurants.ts';

const day = z.int().min(0).max(6).meta({ description: '0 Sunday … 6 Saturday' });

/** A team's week of tables, with what is needed to preview them. */
export const weekGrid = z
  .object({
    version: z.string().meta({ description: 'Of the tables as they are; another once somebody has changed them' }),
    slots: z.array(z.object({ _id: id, day, period, time: localTime, qtd: z.int(), places })),
    accepted_sizes: z.array(places),
    prices: z.array(z.object({ places, price: money })),
    worksheet,
  })
  .meta({ id: 'WeekGrid' });
export type WeekGrid = z.infer<typeof weekGrid>;

const tables = z
  .array(z.object({ day, period, time: localTime, qtd: z.int().min(1).max(tablesPerSlotMax), places }))
  // The grid's own bound is far below, with a message.
  .max(2000)
  .meta({ description: 'The open tables of the whole week; what is not among them is closed' });

export const getGrid = endpoint({
  name: 'getGrid',
  method: 'GET',
  path: '/host/restaurants/:id/grid',
  summary: 'The week’s tables',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  answer: z.object({ data: weekGrid }),
  refusals: ['not_found'],
});

export const checkGrid = endpoint({
  name: 'checkGrid',
  method: 'POST',
  path: '/host/restaurants/:id/grid/check',
  summary: 'Which bookings a week would leave without a table; changes nothing',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  body: z.object({ tables }),
  answer: z.object({ data: z.object({ stranded: z.array(booking) }) }),
  refusals: ['not_found'],
});

export const saveGrid = endpoint({
  name: 'saveGrid',
  method: 'PUT',
  path: '/host/restaurants/:id/grid',
  summary: 'Make the week’s tables these; bookings that stand are kept',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  body: z.object({
    version: z.string().max(64),
    tables,
    keep: z
      .array(id)
      .max(5000)
      .default([])
      .meta({ description: 'The bookings without a table that the caller has been shown; any other refuses' }),
  }),
  answer: z.object({ data: weekGrid }),
  refusals: ['not_found', 'grid_changed', 'bookings_stranded'],
});
