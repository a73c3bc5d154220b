import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { confirmationDeadline } from '@metade/domain/confirmation.ts';
import { periodEndInstant } from '@metade/domain/table-times.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { addMonths, fromIso, hourMs, minuteMs, toIso } from '@metade/domain/time.ts';
import { orderNumber, voucherCode } from '@metade/domain/voucher.ts';
import { rng } from '../art/kit.mjs';
import { demoBookings } from '../scenario/build-bookings.ts';
import type { DemoBooking } from '../scenario/build-bookings.ts';
import type { PastMeal } from '../scenario/build-past-meals.ts';
import { uuidOf } from '../scenario/uuid-of.ts';
import { pastMeals } from '../scenario/build-past-meals.ts';
import { demoAccounts } from '../scenario/accounts.ts';
import type { DemoRestaurant } from '../scenario/build-restaurants.ts';
import { couponUses, withCoupons } from './insert-demo-coupons.ts';
import { insertDemoClaims } from './insert-demo-claims.ts';
import { insertRows } from './insert-rows.ts';
import { userId } from './insert-demo-people.ts';

/** Orders in the states of the scenario with their payments; slot_day counts exactly the orders that keep a table. */
export async function insertDemoOrders(
  client: pg.ClientBase,
  restaurants: readonly DemoRestaurant[],
  now: number,
): Promise<void> {
  const around = demoBookings(restaurants, now);
  const past = pastMeals(restaurants, now, around);
  const bookings = [...around, ...past];
  const prices = await voucherPrices(client);
  const numbers = distinct(bookings.length, orderNumber);
  const codes = distinct(bookings.length, voucherCode);
  const orders = withCoupons(
    bookings.map((booking, at) => orderRow(booking, numbers[at] ?? '', codes[at] ?? '', prices, now)),
    now,
  );
  await insertRows(client, 'slot_day', slotDays(bookings));
  await insertRows(client, 'orders', orders);
  await insertRows(client, 'coupon_use', couponUses(orders));
  await insertRows(client, 'order_event', orders.flatMap(eventsOf));
  await insertRows(client, 'credit_entry', orders.flatMap(creditOf));
  const payments = orders.map(paymentRow);
  await insertRows(client, 'payment', payments);
  const first = orders.length - past.length;
  await insertRows(
    client,
    'review',
    past.map((meal, place) => reviewRow(meal, orders[first + place]?.id, photosOf(meal, place))),
  );
  const eaten = past.flatMap((meal, place) => {
    const order = orders[first + place];
    return order === undefined ? [] : [{ meal, order }];
  });
  await insertDemoClaims(client, bookings, eaten, now);
  await tellSandboxGateway(
    client,
    payments.map((payment) => payment.id),
  );
}

/** What was written of a meal, the day after it. */
function reviewRow(
  { restaurant, review, meal, slot, date }: PastMeal,
  order: string | undefined,
  photos: object[],
): Record<string, unknown> {
  const { language, daysAgo: _days, discountRight, ...written } = review;
  const at = meal + 20 * hourMs;
  return {
    ...written,
    id: uuidOf(`review ${slot._id} ${date}`),
    restaurant_id: restaurant.id,
    order_id: order,
    discount_right: discountRight,
    photos,
    locale: language.slice(0, 2),
    created_at: toIso(at),
    replied_at: review.reply === null ? null : toIso(at + 30 * hourMs),
  };
}

/** One diner in seven photographs what was served, some of them twice. */
function photosOf({ restaurant }: PastMeal, place: number): { id: string; src: string }[] {
  if (place % 7 !== 3) return [];
  const served = restaurant.photos.filter(({ kind }) => kind === 'photo').slice(place % 3);
  return served.slice(0, 1 + (place % 2)).map(({ src }) => ({ id: uuidOf(`photo ${place} ${src}`), src }));
}

async function voucherPrices(client: pg.ClientBase): Promise<Map<string, Record<string, number>>> {
  const found = await client.query<{ country: string; voucher_prices: Record<string, number> }>(
    'select country, voucher_prices from market',
  );
  return new Map(found.rows.map((row) => [row.country, row.voucher_prices]));
}

function slotDays(bookings: readonly DemoBooking[]): Record<string, unknown>[] {
  const days = new Map<
    string,
    {
      slot_id: string;
      date: string;
      restaurant_id: string;
      capacity: number;
      booked: number;
      overhang: number;
      overridden: boolean;
    }
  >();
  for (const { slot, date, restaurant, state } of bookings) {
    const key = `${slot._id} ${date}`;
    const day = days.get(key) ?? {
      slot_id: slot._id,
      date,
      restaurant_id: restaurant.id,
      capacity: slot.qtd,
      booked: 0,
      overhang: 0,
      overridden: false,
    };
    if (state !== 'cancelled') day.booked += 1;
    days.set(key, day);
  }
  return [...days.values()];
}

/** Of as many bookings as the demo has, two would have the same number once in some twenty starts. */
function distinct(count: number, made: (bytes: Uint8Array) => string): string[] {
  const all = new Set<string>();
  while (all.size < count) all.add(made(randomBytes(6)));
  return [...all];
}

function orderRow(
  booking: DemoBooking,
  number: string,
  code: string,
  prices: Map<string, Record<string, number>>,
  now: number,
) {
  const { restaurant, slot, date, meal, bookedAt, state } = booking;
  const user_id = userId(booking.email);
  const asks = state === 'awaiting_restaurant';
  const seated = state === 'arrived' || state === 'completed';
  const cancelled = state === 'cancelled';
  const reviewed = restaurant.sketch.review;
  // Answered within the hour, most of them sooner.
  const minutes = reviewed ? 4 + Math.round(50 * rng(`answer ${slot._id} ${date} ${booking.email}`).n() ** 2) : 12;
  const confirmedAt = toIso(Math.min(bookedAt + minutes * minuteMs, Math.max(now, bookedAt + minuteMs)));
  const amount = prices.get(restaurant.city.country)?.[String(slot.places)];
  if (amount === undefined) throw new Error(`no voucher price for ${restaurant.city.country}, ${slot.places} places`);
  return {
    id: randomUUID(),
    number,
    holder_id: user_id,
    user_id,
    restaurant_id: restaurant.id,
    slot_id: slot._id,
    date,
    time: slot.time,
    period: slot.period,
    places: slot.places,
    people: booking.people,
    note: booking.note,
    state,
    payment_state: asks ? 'authorized' : cancelled ? 'credited' : 'paid',
    hold_no: 1,
    hold_expires_at: toIso(bookedAt + 10 * minuteMs),
    hold_extensions: 0,
    starts_at: toIso(meal),
    period_ends_at: toIso(periodEndInstant(date, slot.period, restaurant.city.timeZone)),
    tolerance_minutes: restaurant.tolerance,
    confirmation_mode: reviewed ? 'review' : 'instant',
    confirm_by: asks || reviewed ? toIso(confirmationDeadline(asks ? now : bookedAt, meal, defaultSettings)) : null,
    price_amount: amount,
    coupon_amount: 0,
    currency: restaurant.city.currency,
    refunded_amount: 0,
    credited_amount: cancelled ? amount : 0,
    locale: restaurant.city.locale,
    voucher_code: asks ? null : code,
    voucher_token: asks ? null : randomBytes(24).toString('base64url'),
    created_at: toIso(bookedAt),
    paid_at: asks ? null : confirmedAt,
    confirmed_at: asks ? null : confirmedAt,
    arrived_at: seated ? toIso(Math.min(meal + 4 * minuteMs, Math.max(now, meal))) : null,
    arrived_by: seated ? userId(demoAccounts.host.email) : null,
    arrived_how: seated ? 'list' : null,
    no_show_at: state === 'no_show' ? toIso(meal + (restaurant.tolerance + 5) * minuteMs) : null,
    // The day before at the latest.
    ended_at: cancelled ? toIso(bookedAt + (meal - bookedAt) / 4) : null,
    ended_by: cancelled ? 'diner' : null,
    end_rule: cancelled ? 'early' : null,
  };
}

type OrderRow = ReturnType<typeof orderRow>;

/** The steps that led to its state, each one that the life-cycle knows. */
function eventsOf(order: OrderRow) {
  const { state, payment_state } = order;
  const paidState = state === 'cancelled' ? 'paid' : payment_state;
  const asked = order.confirmation_mode === 'review' || state === 'awaiting_restaurant';
  const paid = {
    at: asked ? order.created_at : (order.confirmed_at ?? order.created_at),
    actor: 'diner',
    actor_id: order.user_id,
    from_state: 'held',
    to_state: asked ? 'awaiting_restaurant' : 'confirmed',
    payment_state: asked ? 'authorized' : paidState,
  };
  const answered =
    asked && state !== 'awaiting_restaurant'
      ? [
          {
            at: order.confirmed_at,
            actor: 'restaurant',
            actor_id: userId(demoAccounts.host.email),
            from_state: 'awaiting_restaurant',
            to_state: 'confirmed',
            payment_state: paidState,
          },
        ]
      : [];
  const add = (
    at: string | null,
    actor: string,
    actor_id: string | null,
    to_state: string,
    from_state = 'confirmed',
  ) => [{ at, actor, actor_id, from_state, to_state, payment_state }];
  return [
    paid,
    ...answered,
    ...(order.arrived_at === null ? [] : add(order.arrived_at, 'restaurant', order.arrived_by, 'arrived')),
    ...(state === 'completed' ? add(order.period_ends_at, 'system', null, state, 'arrived') : []),
    ...(state === 'no_show' ? add(order.no_show_at, 'restaurant', userId(demoAccounts.host.email), state) : []),
    ...(state === 'cancelled' ? add(order.ended_at, 'diner', order.user_id, state) : []),
  ].map((step) => ({ ...step, order_id: order.id, data: {} }));
}

/** What a cancelled table cost, as credit. */
function creditOf({ id, user_id, currency, ended_at, credited_amount: amount }: OrderRow) {
  if (ended_at === null) return [];
  const expires_at = toIso(addMonths(fromIso(ended_at), defaultSettings.creditMonths));
  return [
    {
      id: uuidOf(`credit ${id}`),
      user_id,
      currency,
      amount,
      reason: 'cancelled',
      order_id: id,
      expires_at,
      created_at: ended_at,
    },
  ];
}

function paymentRow(order: OrderRow) {
  return {
    id: randomUUID(),
    order_id: order.id,
    attempt: 1,
    amount: order.price_amount - order.coupon_amount,
    covered_amount: order.coupon_amount,
    currency: order.currency,
    state: order.payment_state === 'authorized' ? 'authorized' : 'captured',
    card_brand: 'visa',
    card_last4: '4242',
    created_at: order.created_at,
    updated_at: order.confirmed_at ?? order.created_at,
  };
}

/** Without this the sandbox would refuse to capture or refund what it never authorised. */
async function tellSandboxGateway(client: pg.ClientBase, payments: readonly string[]): Promise<void> {
  const found = await client.query<{ here: boolean }>(
    "select to_regclass('sandbox_gateway.payments') is not null as here",
  );
  if (!found.rows[0]?.here) return;
  await client.query(
    `insert into sandbox_gateway.payments (reference, gateway_id, state, amount, currency, capture, brand, last4, behaviour, created_at)
     select id::text, 'gp_' || replace(id::text, '-', ''), state, amount, currency, state = 'captured', card_brand, card_last4, 'approve', created_at
     from payment where id = any ($1::uuid[])`,
    [payments],
  );
  await client.query(
    `insert into sandbox_gateway.movements (id, kind, reference, amount, fee, currency, created_at)
     select 'mov_' || id, 'payment', id::text, amount, round(amount * 0.015) + 25, currency, updated_at
     from payment where id = any ($1::uuid[]) and state = 'captured'`,
    [payments],
  );
}
