import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { demoAccounts, demoPassword } from '@metade/dev-env/scenario/accounts.ts';
import { ownersRestaurantSlug } from '@metade/dev-env/scenario/build-restaurants.ts';
import { seedDemo } from '@metade/dev-env/seed/seed-demo.ts';
import { seedTiny } from '@metade/dev-env/seed/seed-tiny.ts';
import { refreshHonourRates } from '../src/features/claims/index.ts';
import { progressOf, readRow } from '../src/features/registration/index.ts';
import { readGrid, refreshFigures } from '../src/features/restaurants/index.ts';
import { makeReports } from '../src/features/report/index.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import type { Report } from '@metade/contracts/report.ts';
import type { Context } from '../src/context.ts';
import { createMarketBook } from '../src/db/market-book.ts';
import { createPool } from '../src/db/pool.ts';
import { createTestDatabase } from './support/database.ts';
import type { TestDatabase } from './support/database.ts';

let database: TestDatabase;
let pool: pg.Pool;
const now = Date.now();
const hashPassword = async (text: string): Promise<string> => `hash of ${text}`;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 4);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function counts(): Promise<Record<string, number>> {
  const tables = [
    'city',
    'app_user',
    'restaurant',
    'table_slot',
    'slot_day',
    'availability_day',
    'orders',
    'order_event',
    'payment',
    'review',
    'team_member',
    'licensee',
    'licensee_city',
  ];
  const found = await pool.query(
    `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
  );
  return found.rows[0];
}

test('two processes that seed at once load it once, and a later seed changes nothing', async () => {
  const loaded = await Promise.all([seedDemo(pool, { now, hashPassword }), seedDemo(pool, { now, hashPassword })]);
  expect(loaded.sort()).toEqual([false, true]);
  const before = await counts();
  expect(before).toMatchObject({ restaurant: 62, licensee: 1, licensee_city: 4, team_member: 4 });
  expect(before.orders).toBeGreaterThan(50);
  expect(before.availability_day).toBeGreaterThan(1000);
  expect(await seedDemo(pool, { now, hashPassword })).toBe(false);
  expect(await counts()).toEqual(before);
});

test('slot_day counts exactly the orders that keep a table, and no slot is oversold', async () => {
  const wrong = await pool.query(
    `select d.slot_id from slot_day d
     where d.booked <> (select count(*) from orders o where o.slot_id = d.slot_id and o.date = d.date and keeps_table(o.state)) or d.booked > d.capacity`,
  );
  expect(wrong.rows).toEqual([]);
});

test('the demo keeps every promise that the audit looks for', async () => {
  // The worker that a marketplace starts with closes the months of the demo's licensee first.
  await pool.query(
    "select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'close_statements'",
  );
  expect(await auditDatabase(pool)).toEqual([]);
});

test('what a list is told is what the grid gives: a second rebuild changes no row', async () => {
  const snapshot = "select md5(string_agg(a::text, ',' order by restaurant_id, date)) as sum from availability_day a";
  const before = await pool.query(snapshot);
  await pool.query('select rebuild_availability(array(select id from restaurant))');
  expect((await pool.query(snapshot)).rows).toEqual(before.rows);
});

test('some of what was written has pictures, which its restaurant has too', async () => {
  const { rows } = await pool.query(
    `select count(*) filter (where r.photos @> jsonb_build_array(jsonb_build_object('src', p ->> 'src')))::integer as own, count(*)::integer as all
     from review v join restaurant r on r.id = v.restaurant_id, jsonb_array_elements(v.photos) p`,
  );
  expect(rows[0].all).toBeGreaterThan(50);
  expect(rows[0].own).toBe(rows[0].all);
});

test('two complete registrations wait for an admin', async () => {
  const { rows } = await pool.query<{ id: string }>("select id from restaurant where state = 'submitted'");
  expect(rows).toHaveLength(2);
  for (const { id } of rows)
    expect(progressOf(await readRow(pool, id), await readGrid(pool, id))).toMatchObject({ percent: 100 });
});

test('stored ratings are those of the stored reviews', async () => {
  const wrong = await pool.query(
    `select r.slug, r.rating_average, avg(v.average) from restaurant r join review v on v.restaurant_id = r.id
     group by r.id having r.rating_count <> count(*) or abs(r.rating_average - avg(v.average)) > 0.011`,
  );
  expect(wrong.rows).toEqual([]);
});

test('every role can log in with the published password, and the host has a live day', async () => {
  const people = await pool.query('select email, user_group, password_hash from app_user where email = any ($1)', [
    Object.values(demoAccounts).map((account) => account.email),
  ]);
  expect(people.rows).toHaveLength(5);
  expect(people.rows.every((row) => row.password_hash === `hash of ${demoPassword}`)).toBe(true);
  const today = await pool.query(
    `select o.state, count(*) from orders o join restaurant r on r.id = o.restaurant_id
     where r.slug = 'taberna-do-acucar' and o.date between ($1::timestamptz at time zone r.time_zone)::date and ($1::timestamptz at time zone r.time_zone)::date + 3
     group by o.state`,
    [new Date(now).toISOString()],
  );
  const states = new Map(today.rows.map((row) => [row.state, row.count]));
  expect(states.get('awaiting_restaurant')).toBeGreaterThanOrEqual(2);
  expect(states.get('confirmed')).toBeGreaterThanOrEqual(5);
});

test('diner@ has points for a free voucher, a free voucher that is ready, and credit', async () => {
  const { rows } = await pool.query(
    `select (select sum(points)::integer from points_entry where user_id = u.id and available_at <= now() and expires_at > now()) as points,
       (select count(*)::integer from free_voucher where user_id = u.id and order_id is null and expires_at > now()) as vouchers,
       (select sum(amount)::integer from credit_entry where user_id = u.id and expires_at > now()) as credit
     from app_user u where email = $1`,
    [demoAccounts.diner.email],
  );
  expect(rows).toEqual([{ points: expect.any(Number), vouchers: 1, credit: 1050 }]);
  expect(rows[0].points).toBeGreaterThanOrEqual(1000);
  expect(rows[0].points).toBeLessThan(2000);
});

test('the tiny scenario has one table on its date and each call is a world of its own', async () => {
  const first = await seedTiny(pool, { qtd: 1, places: 4 });
  const second = await seedTiny(pool);
  expect(first.restaurantId).not.toBe(second.restaurantId);
  const offers = await pool.query('select offers from availability_day where restaurant_id = $1 and date = $2', [
    first.restaurantId,
    first.date,
  ]);
  expect(offers.rows).toEqual([{ offers: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0] }]);
});

test('the owner’s restaurant has a past of which the quarterly report is made, and neighbours for the city’s median', async () => {
  const context = { pool, now: () => now, markets: createMarketBook(pool, {}) } as unknown as Context;
  await makeReports(context);
  const { rows } = await pool.query<{ slug: string; figures: Report }>(
    'select r.slug, q.figures from quarterly_report q join restaurant r on r.id = q.restaurant_id where q.figures is not null',
  );
  const own = rows.find(({ slug }) => slug === ownersRestaurantSlug)?.figures;
  expect(own?.city?.restaurants).toBeGreaterThanOrEqual(8);
  // A marketplace that is in use.
  expect(own?.city?.medians.fill).toBeGreaterThan(10);
  expect(own?.metrics.fill).toBeGreaterThan(20);
  expect(own?.metrics.cancelled).toBeGreaterThan(0);
  expect(own?.metrics.noShows).toBeGreaterThan(0);
});

test('what meals have saved is told of those with enough of them, and of each country', async () => {
  const context = { pool, now: () => now, markets: createMarketBook(pool, {}) } as unknown as Context;
  await refreshFigures(context);
  const { rows } = await pool.query<{
    country: string;
    ticket: number;
    saved: number | null;
    meals: number;
    people: number;
  }>(
    `select r.country, r.ticket_avg as ticket, r.saved_amount as saved, count(o.id)::integer as meals, coalesce(sum(o.people), 0)::integer as people
     from restaurant r left join orders o on o.restaurant_id = r.id and o.state in ('arrived', 'completed')
     where r.ticket_avg is not null group by r.id`,
  );
  const told = rows.filter(({ saved }) => saved !== null);
  expect(told.length).toBeGreaterThan(20);
  expect(told.length).toBeLessThan(rows.length);
  for (const { ticket, saved, meals, people } of rows)
    expect(saved).toBe(meals >= 20 ? 100 * Math.floor((people * ticket) / 200) : null);
  const figures = await pool.query('select country, meals, saved, honour_failed from country_figures order by country');
  const mealsIn = (country: string) =>
    rows.filter((row) => row.country === country).reduce((sum, { meals }) => sum + meals, 0);
  expect(figures.rows).toEqual(
    ['BR', 'ES', 'PT'].map((country) => ({
      country,
      meals: mealsIn(country),
      saved: expect.any(Number),
      honour_failed: expect.any(Number),
    })),
  );
  for (const { saved, honour_failed } of figures.rows) {
    expect(honour_failed).toBeGreaterThan(0);
    // An estimate is told without cents.
    expect(saved).toBeGreaterThan(0);
    expect(saved % 100).toBe(0);
  }
});

test('most restaurants keep their word, some fail now and then', async () => {
  await refreshHonourRates({ now: () => now, markets: createMarketBook(pool, {}) } as unknown as Context, pool);
  const { rows } = await pool.query<{ rate: number }>(
    'select honour_rate as rate from restaurant where honour_rate is not null',
  );
  const rates = rows.map(({ rate }) => rate);
  expect(Math.min(...rates)).toBeGreaterThanOrEqual(94);
  expect(new Set(rates).size).toBeGreaterThanOrEqual(4);
  expect(rates.filter((rate) => rate === 100).length).toBeGreaterThan(5);
});

test('the desk has something to tell: answers within the hour, and a coupon that was used in the last weeks', async () => {
  const answers = await pool.query(
    `select count(*)::integer as count, max(extract(epoch from a.at - q.at) / 60)::integer as longest
     from order_event a join order_event q on q.order_id = a.order_id and q.to_state = 'awaiting_restaurant'
     where a.from_state = 'awaiting_restaurant'`,
  );
  expect(answers.rows[0].count).toBeGreaterThan(20);
  expect(answers.rows[0].longest).toBeLessThan(60);
  const { rows } = await pool.query(
    `select count(*)::integer as uses, bool_or(u.email = $1) as mine,
       bool_and(o.price_amount = c.amount + p.amount and c.used_at > $2::timestamptz - interval '5 weeks') as right
     from coupon_use c join orders o on o.id = c.order_id join payment p on p.order_id = o.id join app_user u on u.id = c.user_id`,
    [demoAccounts.diner.email, new Date(now).toISOString()],
  );
  expect(rows[0]).toMatchObject({ mine: false, right: true });
  expect(rows[0].uses).toBeGreaterThanOrEqual(10);
});
