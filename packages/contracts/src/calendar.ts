import { tablesPerSlotMax } from '@metade/domain/grid.ts';
import { z } from 'zod';
import { endpoint, managers, teamRoles } from './endpoint.ts';
import { id, idParam, instant, localDate, localTime, period, places, text } from './fields.ts';
import { booking } from './host.ts';

const holiday = z.object({ name: z.string(), kind: z.enum(['national', 'regional', 'municipal']) });
const bookings = z.int().meta({ description: 'That wait for an answer, stand, or came' });

export const calendarDay = z
  .object({
    date: localDate,
    version: z
      .string()
      .meta({ description: 'Of what the calendar says of the day; another once somebody has changed it' }),
    past: z.boolean(),
    closed: z.boolean(),
    reason: z.string(),
    holiday: holiday.nullable(),
    periods: z.array(
      z.object({
        period,
        closed: z.boolean(),
        bookings,
        slots: z.array(
          z.object({
            _id: id,
            time: localTime,
            places,
            week: z.int().meta({ description: 'Tables of a normal week' }),
            qtd: z.int().meta({ description: 'Tables on this day' }),
            booked: z.int(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'CalendarDay' });
export type CalendarDay = z.infer<typeof calendarDay>;

export const getCalendar = endpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/host/restaurants/:id/calendar',
  summary: 'Some days: what the calendar says of each, and how many bookings there are',
  access: { scope: 'restaurant', roles: managers, licensee: true },
  params: idParam,
  query: z.object({ from: localDate, to: localDate.meta({ description: 'At most 62 days in all' }) }),
  answer: z.object({
    data: z.array(
      z.object({
        date: localDate,
        closed: z.boolean(),
        changed: z.boolean().meta({ description: 'The calendar says something of it, or of a part of it' }),
        holiday: holiday.nullable(),
        tables: z.int(),
        week: z.int(),
        bookings,
        undecided: z.int().meta({ description: 'Bookings that stand without a table, and nobody has decided on' }),
      }),
    ),
  }),
  refusals: ['not_found'],
});

const one = z.object({ data: calendarDay });
const dayParams = z.object({ id, date: localDate });

export const getCalendarDay = endpoint({
  name: 'getCalendarDay',
  method: 'GET',
  path: '/host/restaurants/:id/calendar/:date',
  summary: 'One day with the tables of each period',
  access: { scope: 'restaurant', roles: managers },
  params: dayParams,
  answer: one,
  refusals: ['not_found'],
});

export const saveCalendarDay = endpoint({
  name: 'saveCalendarDay',
  method: 'PUT',
  path: '/host/restaurants/:id/calendar/:date',
  summary: 'Close a day or periods of it, or sell other quantities; bookings that stand are kept',
  access: { scope: 'restaurant', roles: managers },
  params: dayParams,
  body: z.object({
    version: z.string().max(64),
    closed: z.boolean().default(false),
    closed_periods: z.array(period).max(3).default([]),
    quantities: z
      .array(z.object({ slot: id, qtd: z.int().min(0).max(tablesPerSlotMax) }))
      .max(200)
      .default([])
      .meta({ description: 'Of the open periods; a slot that is not among them has those of the week' }),
    reason: text(120).default(''),
  }),
  answer: one,
  refusals: ['not_found', 'calendar_changed', 'already_past', 'slot_unknown'],
});

const closure = z.object({
  data: z.object({
    days: z.int(),
    closed: z.int().meta({ description: 'Of them closed already' }),
    standing: z.array(booking).meta({ description: 'Bookings of these days; they stand' }),
  }),
});
const closurePath = '/host/restaurants/:id/closure';

export const getClosure = endpoint({
  name: 'getClosure',
  method: 'GET',
  path: closurePath,
  summary: 'The bookings that stand on every day from one date to another, before they are closed',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  query: z.object({ from: localDate, to: localDate }),
  answer: closure,
  refusals: ['not_found', 'already_past'],
});

export const closeDays = endpoint({
  name: 'closeDays',
  method: 'PUT',
  path: closurePath,
  summary: 'Close every day from one date to another, all or none; bookings that stand are kept',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  body: z.object({
    from: localDate,
    to: localDate,
    reason: text(120).default(''),
    keep: z.array(id).max(2000).default([]).meta({ description: 'The standing bookings that were shown' }),
  }),
  answer: closure,
  refusals: ['not_found', 'already_past', 'bookings_stranded'],
});

export const listHolidays = endpoint({
  name: 'listHolidays',
  method: 'GET',
  path: '/host/restaurants/:id/holidays',
  summary: 'The next public holidays of the place, each with what is closed and booked on it',
  access: { scope: 'restaurant', roles: managers },
  params: idParam,
  answer: z.object({
    data: z.array(
      holiday.extend({ date: localDate, version: z.string(), closed: z.boolean(), tables: z.int(), bookings }),
    ),
  }),
  refusals: ['not_found'],
});

const paused = z.object({
  data: z.object({
    paused_until: instant.nullable(),
    standing: z.array(booking).meta({ description: 'Bookings of the pause; they stand' }),
  }),
});

export const getPause = endpoint({
  name: 'getPause',
  method: 'GET',
  path: '/host/restaurants/:id/pause',
  summary: 'The pause and the bookings that stand in it; with a date and a time, those that one until then would have',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  query: z.object({ date: localDate.optional(), time: localTime.optional() }).meta({
    description: 'On the restaurant’s clock; without both: the pause that runs, else one for the rest of today',
  }),
  answer: paused,
  refusals: ['not_found', 'already_past'],
});

export const pauseRestaurant = endpoint({
  name: 'pauseRestaurant',
  method: 'PUT',
  path: '/host/restaurants/:id/pause',
  summary: 'Sell no tables from now until a moment; hosts for the rest of today alone',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  body: z.object({
    until: z
      .object({ date: localDate, time: localTime })
      .nullable()
      .meta({ description: 'On the restaurant’s clock; null: for the rest of today' }),
  }),
  answer: paused,
  refusals: ['not_found', 'forbidden', 'already_past', 'withheld_by_admin'],
});

export const resumeRestaurant = endpoint({
  name: 'resumeRestaurant',
  method: 'DELETE',
  path: '/host/restaurants/:id/pause',
  summary: 'Sell tables again; hosts end a pause of today alone',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  answer: paused,
  refusals: ['not_found', 'forbidden', 'withheld_by_admin'],
});
