import { serviceDateAt } from '@metade/domain/table-times.ts';
import { rows } from './database.ts';
import type { CurrentRestaurant } from './restaurants.ts';
import { registerDiner } from './people.ts';

/**
 * Gives a restaurant a past: a meal on each of the last days, of which one in seven was missed; its tables are there since ever.
 * No page books a day that is over.
 */
export async function pastMeals(restaurant: CurrentRestaurant, days = 200): Promise<void> {
  const { email } = await registerDiner();
  await rows('update table_slot set created_at = null where restaurant_id = $1', [restaurant.id]);
  await rows(
    `with day as (
       select s.*, d::date as date, gen_random_uuid() as order_id, row_number() over (order by d) as no
       from table_slot s join generate_series(current_date - $3::integer, current_date - 1, interval '1 day') d on extract(dow from d) = s.day
       where s.restaurant_id = $1 and s.retired_at is null
     ), counted as (
       insert into slot_day (slot_id, date, restaurant_id, capacity, booked) select id, date, restaurant_id, qtd, 1 from day
     )
     insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state, hold_no,
       hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, confirmed_at)
     select order_id, 'M-' || upper(left(order_id::text, 8)), u.id, u.id, restaurant_id, day.id, date, time, period, places, 2,
       case when no % 7 = 0 then 'no_show' else 'completed' end, 'paid', 1, date + time::time, date + time::time, date + interval '29 hours',
       30, 'instant', 600, 'EUR', date
     from day join app_user u on u.email = $2`,
    [restaurant.id, email, days],
  );
}

/** Gives a restaurant parties at its table of tonight, in a minute by its clock, whose vouchers are open; one for each last name. */
export async function partiesTonight(restaurant: CurrentRestaurant, lastNames: readonly string[]): Promise<void> {
  const date = serviceDateAt(Date.now(), 'Europe/Lisbon');
  await rows(
    `insert into slot_day (slot_id, date, restaurant_id, capacity, booked)
     select id, $2::date, restaurant_id, qtd, $3 from table_slot where restaurant_id = $1 and day = extract(dow from $2::date)`,
    [restaurant.id, date, lastNames.length],
  );
  for (const lastName of lastNames) {
    const { email } = await registerDiner();
    await rows('update app_user set last_name = $2 where email = $1', [email, lastName]);
    await rows(
      `with one as (select gen_random_uuid() as id)
       insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state, hold_no,
         hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, confirmed_at, voucher_code, voucher_token)
       select one.id, 'M-' || upper(left(one.id::text, 8)), u.id, u.id, s.restaurant_id, s.id, $3::date, s.time, s.period, s.places, 2,
         'confirmed', 'paid', 1, now(), date_trunc('second', now()) + interval '1 minute', date_trunc('second', now()) + interval '3 hours', 30, 'instant', 600, 'EUR', now(),
         translate(upper(left(one.id::text, 6)), '01', 'XY'), one.id::text
       from one, app_user u, table_slot s
       where u.email = $2 and s.restaurant_id = $1 and s.day = extract(dow from $3::date)`,
      [restaurant.id, email, date],
    );
  }
}
