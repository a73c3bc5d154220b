import { adminRoles } from '@metade/domain/admin-role.ts';
import { deskQueueNames } from '@metade/domain/desk.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { country, id, instant, localDate, localTime, text } from './fields.ts';

const queue = z.enum(deskQueueNames);
const access = { scope: 'marketplace', roles: adminRoles } as const;
const filter = z.object({ country: country.optional(), city: text(60).optional() });

const deskItem = z
  .object({
    _id: z.string(),
    name: z.string().nullable().meta({ description: 'The restaurant, the person or the address that it is about' }),
    city: z.string().nullable(),
    meal: z.object({ date: localDate, time: localTime, places: z.int() }).nullable(),
    phone: z.string().nullable().meta({ description: 'Of whom a call would help' }),
    detail: z.string().nullable().meta({ description: 'Of a failure what failed, of a lead its next step' }),
    since: instant,
    deadline: instant.nullable(),
    next: instant.nullable().meta({ description: 'When it is tried again by itself' }),
    by: z
      .object({ _id: id, name: z.string(), mine: z.boolean().meta({ description: 'It is the caller' }) })
      .nullable()
      .meta({ description: 'The admin who has taken it' }),
  })
  .meta({ id: 'DeskItem' });
export type DeskItem = z.infer<typeof deskItem>;

const deskQueue = z.object({
  queue,
  failed: z.boolean().meta({ description: 'It could not be read now; the others could' }),
  count: z.int(),
  late: z.int(),
  ending: z.int(),
  items: z.array(deskItem).meta({ description: 'The most urgent first, at most fifty' }),
});
export type DeskQueueView = z.infer<typeof deskQueue>;

export const getDesk = endpoint({
  name: 'getDesk',
  method: 'GET',
  path: '/admin/desk',
  summary: 'What waits for an admin of the caller’s roles: counts, deadlines and who has it',
  access,
  query: filter,
  answer: z.object({ data: z.object({ now: instant, ending_minutes: z.int(), queues: z.array(deskQueue) }) }),
  refusals: [],
});

export const takeDeskItem = endpoint({
  name: 'takeDeskItem',
  method: 'PUT',
  path: '/admin/desk/items',
  summary: 'Take something that waits, so that others see who has it, or let it go',
  access,
  body: z.object({
    queue,
    item: text(100).pipe(z.string().min(1)),
    mine: z.boolean(),
    anyway: z.boolean().default(false).meta({ description: 'Also from another admin who has it' }),
  }),
  answer: z.object({ data: z.object({ by: deskItem.shape.by }) }),
  refusals: ['desk_taken', 'forbidden'],
});

const dayOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ date: localDate, value, before: value }));

const deskHealth = z.object({
  today: localDate,
  bookings: dayOf(z.int()).meta({
    description: 'Made on each of fourteen days and today so far; before: a week earlier',
  }),
  fill: z.object({
    sold: z.int(),
    offered: z.int(),
    days: dayOf(z.number().nullable()).meta({ description: 'Percent of seven days; before: a week earlier' }),
  }),
  unmet: z.object({
    total: z.int(),
    cities: z
      .array(z.object({ name: z.string(), value: z.int() }))
      .meta({ description: 'In seven days, the most first' }),
  }),
  answer: z.object({
    minutes: z.number().nullable(),
    before: z.number().nullable(),
    days: dayOf(z.number().nullable()).meta({
      description: 'Median minutes from asked to answered, by day of the answer',
    }),
  }),
  sign_ups: dayOf(z.int()),
  honour: z.object({
    percent: z
      .int()
      .nullable()
      .meta({ description: 'Meals of thirteen weeks without an accepted claim; null where none was eaten' }),
    meals: z.int(),
    claims: z.int(),
    weeks: z
      .array(z.object({ from: localDate, percent: z.int().nullable() }))
      .meta({ description: 'Each of seven days, the last until today' }),
  }),
});
export type DeskHealth = z.infer<typeof deskHealth>;

export const getDeskHealth = endpoint({
  name: 'getDeskHealth',
  method: 'GET',
  path: '/admin/desk/health',
  summary: 'How the market does: bookings, occupancy, searches without a table, answers, sign-ups and honour',
  access,
  query: filter,
  answer: z.object({ data: deskHealth }),
  replica: true,
  refusals: [],
});
