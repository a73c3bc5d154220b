import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewardChecks } from '../src/features/audit/reward-checks.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { newDiner, newGuest, taken } from './support/diner.ts';
import type { Caller } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createRestaurant } from './support/orders-fixture.ts';
import { dayMs, eaten, hourMs, pointsOf, points, startClock } from './support/rewards.ts';

const clock = startClock();
let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  test = await startTestApp({ overrides: { now: clock.read } });
  other = await startTestApp({ overrides: { now: clock.read }, databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  for (const { name, sql } of rewardChecks) expect((await test.pool.query(sql)).rows, name).toEqual([]);
  await other.close();
  await test.close();
});

const review = {
  title: 'A fine night',
  comment: 'The rice came hot and everybody shared it.',
  food: 5,
  service: 5,
  place: 5,
  value: 5,
};
const reasons = async (diner: Caller) =>
  taken(await diner.call('listLedger', { query: { kind: 'points' } }))
    .map((entry) => `${entry.reason} ${entry.points}`)
    .sort();

describe('points of a meal', () => {
  it('are on their way at once, and there 72 hours after arrival, for twelve months', async () => {
    const diner = await newDiner(test.pool, test.url);
    const { id, arrivedAt } = await eaten(test, diner, clock);
    expect(await pointsOf(diner)).toMatchObject({ available: 0, pending: 150, expiring: null });
    const { rows } = await test.pool.query<{ run_at: string }>(
      'select run_at from graphile_worker.jobs where key = $1',
      [`points ${id}`],
    );
    expect(rows.map(({ run_at }) => Date.parse(run_at))).toEqual([arrivedAt + 72 * hourMs]);
    await drain(test.context, { later: true });
    expect(await pointsOf(diner)).toMatchObject({ available: 0, pending: 150 });
    clock.now = arrivedAt + 72 * hourMs - 1;
    expect(await pointsOf(diner)).toMatchObject({ available: 0, pending: 150 });
    clock.now += 1;
    expect(await pointsOf(diner)).toEqual({
      available: 150,
      pending: 0,
      expiring: { points: 150, at: new Date(Date.UTC(2027, 2, 13, 12)).toISOString() },
      per_free_voucher: 1000,
    });
    expect(await reasons(diner)).toEqual(['arrived 100', 'first_visit 50']);
  });

  it('have the first visit in a restaurant once', async () => {
    const diner = await newDiner(test.pool, test.url);
    const restaurant = await createRestaurant(test.pool);
    await eaten(test, diner, clock, restaurant);
    clock.now += dayMs;
    await eaten(test, diner, clock, restaurant);
    await eaten(test, diner, clock);
    expect((await pointsOf(diner)).pending).toBe(150 + 100 + 150);
    // The later meal's job may run before the earlier one's.
    await test.pool.query("update graphile_worker._private_jobs set priority = -id where key like 'points %'");
    await drain(test.context, { later: true });
    expect((await pointsOf(diner)).pending).toBe(150 + 100 + 150);
    expect((await reasons(diner)).filter((line) => line === 'first_visit 50')).toHaveLength(2);
  });

  it('do not come of an arrival that was taken back, nor of a no-show', async () => {
    const diner = await newDiner(test.pool, test.url);
    const { id, host } = await eaten(test, diner, clock);
    taken(await host.call('undoArrival', { params: { id } }));
    expect((await pointsOf(diner)).pending).toBe(0);
    const absent = await eaten(test, diner, clock);
    await test.pool.query("update orders set state = 'no_show' where id = $1", [absent.id]);
    await drain(test.context, { later: true });
    clock.now += 72 * hourMs;
    expect(await pointsOf(diner)).toMatchObject({ available: 0, pending: 0 });
  });

  it('come once, from the second arrival when the first was a slip, however often the job runs', async () => {
    const diner = await newDiner(test.pool, test.url);
    const { id, host } = await eaten(test, diner, clock);
    taken(await host.call('undoArrival', { params: { id } }));
    clock.now += 60_000;
    taken(await host.call('arriveOrder', { params: { id }, body: {} }));
    const queued = await test.pool.query('select 1 from graphile_worker.jobs where key = $1', [`points ${id}`]);
    expect(queued.rowCount).toBe(1);
    const { creditMeal } = await import('../src/features/rewards/index.ts');
    await Promise.all(Array.from({ length: 5 }, () => creditMeal(test.context, id)));
    await drain(other.context, { later: true });
    expect((await pointsOf(diner)).pending).toBe(150);
  });
});

describe('points of a review', () => {
  it('are 20, after the meal’s 72 hours, for private ones as well', async () => {
    const diner = await newDiner(test.pool, test.url);
    const { id } = await eaten(test, diner, clock);
    taken(await diner.call('createReview', { params: { id }, body: { ...review, private: true } }));
    expect((await pointsOf(diner)).pending).toBe(170);
    await drain(test.context, { later: true });
    expect(await reasons(diner)).toEqual(['arrived 100', 'first_visit 50', 'review 20']);
    clock.now += 72 * hourMs;
    expect((await pointsOf(diner)).available).toBe(170);
  });

  it('do not come of one that waits for a person', async () => {
    const diner = await newDiner(test.pool, test.url);
    const { id } = await eaten(test, diner, clock);
    taken(await diner.call('createReview', { params: { id }, body: { ...review, title: 'See www.example.test' } }));
    await drain(test.context, { later: true });
    expect(await reasons(diner)).toEqual(['arrived 100', 'first_visit 50']);
    expect((await pointsOf(diner)).pending).toBe(150);
  });
});

describe('redeeming points', () => {
  it('changes 1,000 into one free voucher for twelve months, the oldest first', async () => {
    const diner = await newDiner(test.pool, test.url);
    await points(test.pool, diner, 700, clock.now - dayMs, clock.now + 9 * dayMs);
    await points(test.pool, diner, 500, clock.now - dayMs, clock.now + 2 * dayMs);
    const done = taken(await diner.call('redeemPoints', {}));
    expect(done.points).toMatchObject({ available: 200, expiring: { points: 200 } });
    expect(Date.parse(done.points.expiring?.at ?? '')).toBe(clock.now + 9 * dayMs);
    expect(done.free_voucher).toMatchObject({ state: 'ready', reason: 'points', used_at: null, order: null });
    const year = new Date(clock.now);
    year.setUTCFullYear(year.getUTCFullYear() + 1);
    expect(done.free_voucher.expires_at).toBe(year.toISOString());
    expect(taken(await diner.call('getRewards', {})).free_vouchers).toEqual([done.free_voucher]);
  });

  it('takes 1,000, not 999, and none that is over or yet to come', async () => {
    const diner = await newDiner(test.pool, test.url);
    await points(test.pool, diner, 999, clock.now);
    await points(test.pool, diner, 400, clock.now - 2 * dayMs, clock.now);
    await points(test.pool, diner, 400, clock.now + 1);
    const short = await diner.call('redeemPoints', {});
    expect(short).toMatchObject({ code: 'points_short', status: 409, params: { available: 999, needed: 1000 } });
    await points(test.pool, diner, 1, clock.now);
    expect(taken(await diner.call('redeemPoints', {})).points).toMatchObject({ available: 0, pending: 400 });
    expect(await reasons(diner)).toContain('expired -400');
  });

  it('spends no point twice, from however many tabs and servers', async () => {
    const diner = await newDiner(test.pool, test.url);
    await points(test.pool, diner, 2999, clock.now);
    const tabs = Array.from({ length: 8 }, (_, tab) => diner.at(tab % 2 === 0 ? test.url : other.url));
    const codes = (await Promise.all(tabs.map((tab) => tab.call('redeemPoints', {})))).map(({ code }) => code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(2);
    expect(codes.filter((code) => code === 'points_short')).toHaveLength(6);
    expect((await pointsOf(diner)).available).toBe(999);
    expect(taken(await diner.call('getRewards', {})).free_vouchers).toHaveLength(2);
  });

  it('is done once for one key, sent ten times at once', async () => {
    const diner = await newDiner(test.pool, test.url);
    await points(test.pool, diner, 5000, clock.now);
    const key = { idempotencyKey: 'once' };
    const tabs = Array.from({ length: 10 }, (_, tab) => diner.at(tab % 2 === 0 ? test.url : other.url));
    const done = (await Promise.all(tabs.map((tab) => tab.call('redeemPoints', {}, key)))).map(taken);
    expect(new Set(done.map(({ free_voucher }) => free_voucher._id)).size).toBe(1);
    expect((await pointsOf(diner)).available).toBe(4000);
    taken(await diner.call('redeemPoints', {}, { idempotencyKey: 'twice' }));
    expect((await pointsOf(diner)).available).toBe(3000);
  });

  it('refuses a key that another operation has used, and strangers', async () => {
    const diner = await newDiner(test.pool, test.url);
    await points(test.pool, diner, 1000, clock.now);
    await test.pool.query(
      "insert into idempotency_key (holder_id, key, operation, request_hash, subject_id) values ($1, 'taken', 'cancelOrder', '', $1)",
      [diner.id],
    );
    expect((await diner.call('redeemPoints', {}, { idempotencyKey: 'taken' })).code).toBe('idempotency_key_reused');
    expect((await pointsOf(diner)).available).toBe(1000);
    const guest = await newGuest(test.url);
    for (const name of ['redeemPoints', 'getRewards', 'listLedger', 'listVouchers'] as const)
      expect((await guest.call(name, {})).code, name).toBe('unauthenticated');
  });
});
