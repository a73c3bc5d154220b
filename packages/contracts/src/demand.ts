import { z } from 'zod';
import { endpoint, managers } from './endpoint.ts';
import { idParam, localDate, localTime, period, places } from './fields.ts';

const weekday = z.int().min(0).max(6).meta({ description: '0 is Sunday' });

export const unmetDemand = z
  .object({
    day: weekday,
    period: period.nullable().meta({ description: 'Null: any of the day' }),
    places: places.meta({ description: 'The smallest table that would have seated the party' }),
    visitors: z.int().meta({ description: 'How many looked and found none, each counted once a day' }),
    times: z
      .array(z.object({ time: localTime, visitors: z.int() }))
      .meta({ description: 'Of them, who asked for one time; the most asked for first' }),
    dates: z
      .array(
        z.object({
          date: localDate,
          visitors: z.int(),
          tables: z.int().nullable().meta({
            description: 'On that date, of the suggested time and size; null where the week has none to add to',
          }),
        }),
      )
      .meta({ description: 'Meals that are still ahead, the nearest first' }),
    suggestion: z
      .object({ period, time: localTime, tables: z.int() })
      .meta({ description: 'Where one more table would help, and how many of that size are there now' }),
  })
  .meta({ id: 'UnmetDemand' });
export type UnmetDemand = z.infer<typeof unmetDemand>;

const answer = z.object({ data: z.array(unmetDemand), since: localDate });
const team = { access: { scope: 'restaurant', roles: managers }, params: idParam } as const;

export const listDemand = endpoint({
  ...team,
  name: 'listDemand',
  method: 'GET',
  path: '/host/restaurants/:id/demand',
  summary: 'Tables that people looked for in vain in the last weeks, by meal of the week, the most wanted first',
  answer,
  replica: true,
  refusals: ['not_found'],
});

export const openDemandedTable = endpoint({
  ...team,
  name: 'openDemandedTable',
  method: 'POST',
  path: '/host/restaurants/:id/demand/open',
  summary: 'Open tables where they were looked for, in the week or on one date alone; answers what is unmet as before',
  body: z.object({
    date: localDate.nullable().default(null).meta({ description: 'Null: every week' }),
    day: weekday.meta({ description: 'Of the week; of a date, its own' }),
    period,
    time: localTime,
    places,
    tables: z
      .int()
      .min(1)
      .max(99)
      .meta({ description: 'How many there are to be at least, so that a repeat opens no more' }),
  }),
  answer,
  refusals: ['not_found', 'invalid_fields', 'size_not_accepted', 'slot_unknown', 'slot_closed', 'already_past'],
});
