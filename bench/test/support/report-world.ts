import { existsSync } from 'node:fs';
import path from 'node:path';
import { periodOf } from '@metade/domain/grid.ts';
import { addDays, dayOfWeek, hourMs, minuteMs, slotInstant, toIso } from '@metade/domain/time.ts';
import type pg from 'pg';
import { dinerId, insertDiners } from '../../data.ts';
import { root } from '../../programs.ts';
import type { Booking } from '../../replay/bookings.ts';
import { readBookings, readStores } from '../../replay/bookings.ts';
import { bookingsFile } from '../../replay/run-replay.ts';
import { buildWorld } from '../../replay/world.ts';
import { seededRandom } from '../../../apps/api/test/support/seeded-random.ts';

const folder = path.join(root, '../shared/data/reservations');
export const isDataHere = existsSync(path.join(folder, bookingsFile));

/** A Monday before the third quarter: the replay folds its seven weeks into those after it. */
const monday = '2026-06-29';

/** The second count walks each restaurant day by day: of these it is done in seconds. */
const storesMax = 40;
/** Shares no factor with the cycles of what becomes of bookings. */
const diners = 301;

/** Real reservations, or as many made-up ones of their shape where those are not at hand. */
async function readOrMake(limit: number): Promise<{ stores: string[]; bookings: Booking[] }> {
  if (isDataHere) {
    const all = await readBookings(path.join(folder, bookingsFile), monday, limit);
    const bookedAt = Map.groupBy(all, (booking) => booking.store);
    const busiest = [...bookedAt].sort((a, b) => b[1].length - a[1].length).slice(0, storesMax);
    const unbooked = (await readStores(path.join(folder, 'recruit_restaurant_info.csv')))
      .filter((store) => !bookedAt.has(store))
      .slice(0, 3);
    return { stores: unbooked, bookings: busiest.flatMap(([, bookings]) => bookings) };
  }
  const random = seededRandom(1);
  const below = (end: number) => Math.floor(random() * end);
  const bookings = Array.from({ length: limit }, (_, no): Booking => {
    const time = ['12:30', '19:00', '20:30', '00:30'][below(4)] as string;
    const people = 1 + below(6);
    const places = people <= 2 ? 2 : people <= 4 ? 4 : 6;
    const date = addDays('2026-07-05', below(49));
    return { store: `air_${below(storesMax)}`, after: no * 1000, date, time, period: periodOf(time), people, places };
  });
  return { stores: ['air_nobody'], bookings };
}

const answered = ['confirmed', 'arrived', 'completed', 'no_show', 'declined'];
const keeping = ['held', 'awaiting_restaurant', 'confirmed', 'arrived', 'completed', 'no_show'];

/** What became of a booking, by its number alone. */
function fateOf(no: number): { state: string; rule?: string; reason?: string } {
  if (no % 17 === 3) return { state: 'expired' };
  if (no % 17 === 8) return { state: 'cancelled', reason: 'payment_failed' };
  if (no % 23 === 4) return { state: 'cancelled', rule: 'changed' };
  if (no % 20 === 7) return { state: 'declined' };
  if (no % 29 === 4) return { state: 'unanswered' };
  if (no % 11 === 5) return { state: 'cancelled', rule: 'early' };
  if (no % 13 === 6) return { state: 'no_show' };
  return { state: ['completed', 'arrived', 'completed', 'confirmed'][(no >> 2) % 4] as string };
}

/** Fills a database with two quarters of bookings that came to every end there is, and what else a report counts. */
export async function buildReportWorld(pool: pg.Pool, limit: number): Promise<void> {
  const { stores, bookings } = await readOrMake(limit);
  const world = await buildWorld(pool, stores, bookings);
  await insertDiners(pool, diners);
  const zones = new Map(
    (await pool.query<{ id: string; time_zone: string }>('select id, time_zone from restaurant')).rows.map((row) => [
      row.id,
      row.time_zone,
    ]),
  );
  const orders = bookings.flatMap((booking, no) => {
    const seat = booking.people > 6 ? undefined : world.seat(booking, booking.places);
    if (seat === undefined) return [];
    const date = addDays(booking.date, [0, 35, 0, -91][no % 4] as number);
    const { state, rule, reason } = fateOf(no);
    const starts = slotInstant(date, booking.time, zones.get(seat.restaurant) ?? 'UTC');
    const asks = no % 2 === 1 || state === 'declined' || state === 'unanswered';
    const known = state !== 'expired' && reason === undefined;
    return [
      {
        no,
        id: `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`,
        ...seat,
        user: dinerId((no % diners) + 1),
        ...booking,
        date,
        state,
        rule: rule ?? null,
        reason: reason ?? null,
        starts: toIso(starts),
        asked: asks && known ? toIso(starts - 30 * hourMs) : null,
        answered: asks && known && state !== 'unanswered' ? toIso(starts - 30 * hourMs + (no % 181) * minuteMs) : null,
        confirmed: known && !['declined', 'unanswered'].includes(state) ? toIso(starts - 20 * hourMs) : null,
        keeps: keeping.includes(state),
        told: answered.includes(state) ? state : 'confirmed',
      },
    ];
  });
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Days that are over, as they were left: no trigger is to make of them what is on sale.
    await client.query('set local session_replication_role = replica');
    for (const sql of statements)
      await client.query(sql.replaceAll(':orders', '$1'), sql.includes(':orders') ? [JSON.stringify(orders)] : []);
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query('analyze');
  if (!orders.some((order) => dayOfWeek(order.date) === 2)) throw new Error('No Tuesday was booked');
}

const given = `json_to_recordset(:orders::json) o (no integer, id uuid, restaurant uuid, slot uuid, "user" uuid, date date, time text, period text, places smallint,
  people smallint, state text, rule text, reason text, starts timestamptz, asked timestamptz, answered timestamptz, confirmed timestamptz, keeps boolean, told text)`;

const statements = [
  `update table_slot set created_at = case when hashtext(id::text) % 31 = 0 then '2026-07-20T12:00:00Z'::timestamptz end,
     retired_at = case when hashtext(id::text) % 29 = 0 then '2026-08-01T12:00:00Z'::timestamptz end`,
  `update restaurant set ticket_avg = case when hashtext(slug) % 5 = 0 then null else 1500 + abs(hashtext(slug)) % 40 * 100 end,
     accepted_sizes = case when hashtext(slug) % 7 = 0 then '{2,4}'::smallint[] else accepted_sizes end,
     paused_until = case when hashtext(slug) % 11 = 0 then '2026-07-15T00:00:00Z'::timestamptz end`,
  `insert into slot_day (slot_id, date, restaurant_id, capacity, booked, overhang, overridden)
   select o.slot, o.date, o.restaurant, c.capacity, count(*) filter (where o.keeps), greatest(0, count(*) filter (where o.keeps) - c.capacity), c.capacity <> s.qtd
   from ${given} join table_slot s on s.id = o.slot
   cross join lateral (select case abs(hashtext(o.slot::text || o.date)) % 19 when 0 then 0 when 1 then s.qtd + 3 else s.qtd end as capacity) c
   group by o.slot, o.date, o.restaurant, c.capacity, s.qtd`,
  `insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state, hold_no,
     hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, confirm_by, confirmed_at, end_rule, end_reason)
   select id, 'M-' || no, "user", "user", restaurant, slot, date, time, period, places, people, state, 'paid', 1, starts, starts, starts, 30,
     case when asked is null then 'instant' else 'review' end, 600, 'EUR', asked + interval '12 hours', confirmed, rule, reason from ${given}`,
  `insert into order_event (order_id, at, actor, from_state, to_state, payment_state)
   select id, asked, 'diner', 'held', 'awaiting_restaurant', 'authorized' from ${given} where asked is not null
   union all select id, answered, 'restaurant', 'awaiting_restaurant', case when state = 'declined' then 'declined' else 'confirmed' end, 'paid' from ${given} where answered is not null
   union all select id, confirmed, 'diner', 'held', 'confirmed', 'paid' from ${given} where asked is null and confirmed is not null`,
  `insert into discount_claim (order_id, user_id, text, charged, state, decided_at)
   select id, "user", 'x', 1, case when no % 3 = 0 then 'accepted' else 'rejected' end, now() from ${given} where no % 8 = 0`,
  `insert into review (id, restaurant_id, author, title, comment, food, service, place, value, locale, created_at, private, moderate, active)
   select gen_random_uuid(), restaurant, 'A', 'T', 'C', 1 + no % 5, 1 + no % 4, 5, 1 + no % 3, 'pt', starts + no % 40 * interval '1 hour', no % 9 = 0, no % 15 = 0, no % 21 <> 0
   from ${given} where no % 3 = 0`,
  `insert into unmet_demand (restaurant_id, date, period, time, places, looked_on, visitors)
   select restaurant, date, period, null::text, 2, date - 3, count(*) from ${given} where no % 7 = 0 group by 1, 2, 3
   union all select restaurant, date, period, time, 4, date - 1, count(*) from ${given} where no % 14 = 0 group by 1, 2, 3, 4`,
  `insert into offered_day (restaurant_id, date, period, tables)
   select r.id, d::date, p, abs(hashtext(r.slug || d || p)) % 9 from restaurant r, generate_series('2026-05-15', '2026-08-10', interval '1 day') d,
     unnest(array['morning', 'afternoon', 'night']) p where hashtext(r.slug) % 3 = 0`,
];
