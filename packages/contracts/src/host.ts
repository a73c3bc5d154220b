import { z } from 'zod';
import { endpoint, managers, teamRoles } from './endpoint.ts';
import {
  country,
  id,
  idParam,
  instant,
  localDate,
  localTime,
  people,
  period,
  places,
  text,
  voucherKey,
} from './fields.ts';
import { directBooking } from './direct-bookings.ts';
import { orderState, toldView } from './orders.ts';

export const booking = z
  .object({
    _id: id,
    number: z.string(),
    state: orderState,
    restaurant: id,
    date: localDate,
    time: localTime,
    period,
    starts_at: instant,
    places,
    people,
    name: z.object({ first: z.string(), last: z.string() }),
    phone: z.string().nullable(),
    ...toldView.shape,
    first_visit: z.boolean(),
    confirm_by: instant.nullable(),
    confirming_until: instant
      .nullable()
      .meta({ description: 'The restaurant said yes, which it can take back until then; nothing is paid before' }),
    tolerance_until: instant,
    period_ends_at: instant,
    voucher_code: z.string().nullable(),
    arrived_at: instant.nullable(),
    arrived_by: z.string().nullable().meta({ description: 'First name of who seated the party; null with the PIN' }),
    arrived_how: z.enum(['list', 'code', 'qr', 'pin']).nullable(),
    no_show_at: instant.nullable(),
    pin_locked: z.boolean().meta({ description: 'Wrong tries of the waiter’s PIN have locked the voucher for it' }),
    kept: z.boolean().meta({ description: 'The team has decided that it stays, where no table is left for it' }),
    table_label: z.string().nullable().meta({ description: 'The table that it was given, as the team names it' }),
    guest_tags: z.array(z.string()).meta({ description: 'What the team keeps of the guest' }),
    late_minutes: z.int().nullable().meta({ description: 'The party said that it comes so much later' }),
    actions: z.array(
      z.enum(['confirm', 'decline', 'arrive', 'undo_arrived', 'cancel', 'no_show', 'undo_no_show', 'correct']),
    ),
    created: instant,
    changes: z
      .object({ _id: id, number: z.string(), date: localDate, time: localTime, people, places })
      .nullable()
      .meta({ description: 'The booking whose place this one takes once it is confirmed and paid' }),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof booking>;

const one = z.object({ data: booking });
const reason = text(300).pipe(z.string().min(3));

export const listHostRestaurants = endpoint({
  name: 'listHostRestaurants',
  method: 'GET',
  path: '/host/restaurants',
  summary: 'Restaurants whose team the caller is in',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({
    data: z.array(
      z.object({
        _id: id,
        company_name: z.string(),
        role: z.enum(teamRoles),
        country,
        time_zone: z.string(),
        today: localDate,
        paused_until: instant.nullable().meta({ description: 'While it sells no tables' }),
        claims_waiting: z
          .int()
          .meta({ description: 'Claims that wait for its word, of whom may say it; a host has none' }),
      }),
    ),
  }),
  refusals: [],
});

export const getHostDay = endpoint({
  name: 'getHostDay',
  method: 'GET',
  path: '/host/restaurants/:id/days/:date',
  summary: 'All bookings of a day, by time',
  access: { scope: 'restaurant', roles: teamRoles },
  params: z.object({ id, date: localDate }),
  answer: z.object({
    data: z.object({
      date: localDate,
      today: localDate,
      now: instant,
      time_zone: z.string(),
      periods: z.array(
        z.object({ period, open: z.boolean(), first: localTime.nullable(), last: localTime.nullable() }),
      ),
      bookings: z.array(booking),
      /** Of any date: bookings that wait for the restaurant's answer, nearest deadline first. */
      awaiting: z.array(booking),
      parties: z.array(directBooking).meta({ description: 'From the street and by telephone' }),
      tables: z
        .array(z.object({ slot: id, time: localTime, period, places, tables: z.int(), free: z.int() }))
        .meta({ description: 'What is left of each time of the grid' }),
      voucher_keys: z.array(voucherKey),
    }),
  }),
  refusals: ['not_found'],
});

export const streamHostEvents = endpoint({
  name: 'streamHostEvents',
  method: 'GET',
  path: '/host/restaurants/:id/events',
  summary: 'Server-sent events: a booking of this restaurant came or changed',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  query: z.object({}),
  answer: z.string(),
  refusals: ['not_found'],
  stream: 'text/event-stream',
});

export const confirmOrder = endpoint({
  name: 'confirmOrder',
  method: 'POST',
  path: '/host/orders/:id/confirm',
  summary: 'Say yes to a booking; it is confirmed, and paid, once it can no longer be taken back',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  answer: one,
  idempotent: true,
  refusals: ['not_found', 'order_state', 'change_over', 'confirmation_deadline_passed'],
});

export const undoConfirm = endpoint({
  name: 'undoConfirm',
  method: 'POST',
  path: '/host/orders/:id/undo-confirm',
  summary: 'Take a yes back, for a few seconds',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  answer: one,
  refusals: ['not_found', 'order_state', 'undo_too_late'],
});

export const declineOrder = endpoint({
  name: 'declineOrder',
  method: 'POST',
  path: '/host/orders/:id/decline',
  summary: 'Say no to a booking, with a reason',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  body: z.object({ reason }),
  answer: one,
  idempotent: true,
  refusals: ['not_found', 'order_state'],
});

export const arriveOrder = endpoint({
  name: 'arriveOrder',
  method: 'POST',
  path: '/host/orders/:id/arrive',
  summary: 'The party is here: uses the voucher',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  body: z.object({ seat_anyway: z.boolean().default(false) }),
  answer: one,
  // Sent later from a queue, the party may be seated although the time is over by then.
  idempotent: { except: ['seat_anyway'] },
  refusals: [
    'not_found',
    'order_state',
    'voucher_not_available',
    'voucher_already_used',
    'voucher_too_early',
    'voucher_over',
  ],
});

export const cancelBooking = endpoint({
  name: 'cancelBooking',
  method: 'POST',
  path: '/host/restaurants/:id/orders/:order/cancel',
  summary:
    'The restaurant cancels a booking: all that was paid goes back, with a free voucher for the trouble; one that waits is declined',
  access: { scope: 'restaurant', roles: teamRoles },
  params: z.object({ id, order: id }),
  body: z.object({ reason }),
  answer: one,
  refusals: ['not_found', 'order_state', 'idempotency_key_reused'],
  idempotent: true,
});

export const keepBooking = endpoint({
  name: 'keepBooking',
  method: 'PUT',
  path: '/host/restaurants/:id/orders/:order/kept',
  summary:
    'A booking for which grid or calendar have no table any more stays: it is decided; or is to be decided again',
  access: { scope: 'restaurant', roles: managers },
  params: z.object({ id, order: id }),
  body: z.object({ kept: z.boolean() }),
  answer: one,
  refusals: ['not_found', 'order_state'],
});

export const correctArrival = endpoint({
  name: 'correctArrival',
  method: 'POST',
  path: '/host/orders/:id/correct-arrival',
  summary: 'Set right afterwards whether the party came, until the report of its quarter is made',
  access: { scope: 'restaurant', by: 'order', roles: managers },
  params: idParam,
  body: z.object({ came: z.boolean(), reason }),
  answer: one,
  refusals: ['not_found', 'order_state', 'no_show_too_early', 'report_closed', 'arrival_counts'],
});

export const undoArrival = endpoint({
  name: 'undoArrival',
  method: 'POST',
  path: '/host/orders/:id/undo-arrive',
  summary: 'Take back an arrival, for a few seconds',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  answer: one,
  idempotent: true,
  refusals: ['not_found', 'order_state', 'undo_too_late'],
});

export const markNoShow = endpoint({
  name: 'markNoShow',
  method: 'POST',
  path: '/host/orders/:id/no-show',
  summary: 'Nobody came',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  answer: one,
  idempotent: true,
  refusals: [
    'not_found',
    'order_state',
    'voucher_not_available',
    'no_show_too_early',
    'no_show_too_late',
    'voucher_already_used',
  ],
});

export const undoNoShow = endpoint({
  name: 'undoNoShow',
  method: 'POST',
  path: '/host/orders/:id/undo-no-show',
  summary: 'They came after all',
  access: { scope: 'restaurant', by: 'order', roles: teamRoles },
  params: idParam,
  answer: one,
  idempotent: true,
  refusals: ['not_found', 'order_state', 'undo_too_late'],
});

const shownVoucher = z.object({
  code: z.string().min(1).max(600).meta({ description: 'The six characters, or the text of the QR code' }),
});

export const findVoucher = endpoint({
  name: 'findVoucher',
  method: 'POST',
  path: '/host/restaurants/:id/voucher-lookup',
  summary: 'Whose voucher is this?',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  body: shownVoucher,
  answer: one,
  refusals: ['not_found', 'voucher_unknown', 'voucher_other_day', 'signature_invalid'],
});

export const redeemVoucher = endpoint({
  name: 'redeemVoucher',
  method: 'POST',
  path: '/host/restaurants/:id/redeem',
  summary: 'Use a voucher by its code or QR',
  access: { scope: 'restaurant', roles: teamRoles },
  params: idParam,
  body: shownVoucher.extend({ seat_anyway: z.boolean().default(false) }),
  answer: one,
  idempotent: { except: ['seat_anyway'] },
  refusals: [
    'not_found',
    'order_state',
    'voucher_unknown',
    'voucher_other_day',
    'voucher_not_available',
    'voucher_already_used',
    'voucher_too_early',
    'voucher_over',
    'signature_invalid',
  ],
});
