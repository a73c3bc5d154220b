import { randomUUID } from 'node:crypto';
import { pointsBalance } from '@metade/domain/points.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expirePoints, warnOfExpiry } from '../src/features/rewards/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createRestaurant, createOrder, openSlot } from './support/orders-fixture.ts';
import { dayMs, eaten, points, pointsOf, startClock } from './support/rewards.ts';

const clock = startClock();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ overrides: { now: clock.read } });
});
afterAll(() => test.close());

const personOf = (diner: Caller) => ({ id: diner.id ?? '', token: diner.token, first: 'Ana', last: 'Silva' });

async function credit(diner: Caller, amount: number, currency: string, expiresAt: number, reason = 'cancelled') {
  await test.pool.query(
    'insert into credit_entry (id, user_id, currency, amount, reason, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [randomUUID(), diner.id, currency, amount, reason, toIso(expiresAt)],
  );
}

async function freeVoucher(diner: Caller, expiresAt: number, order: string | null = null): Promise<string> {
  const id = randomUUID();
  await test.pool.query(
    `insert into free_voucher (id, user_id, reason, expires_at, order_id, used_at) values ($1, $2, 'admin', $3, $4, case when $4::uuid is not null then now() end)`,
    [id, diner.id, toIso(expiresAt), order],
  );
  return id;
}

async function couponUse(diner: Caller, order: string, released: boolean): Promise<void> {
  const id = randomUUID();
  await test.pool.query(
    "insert into coupon (id, code, kind, amount, currency) values ($1, upper(left($2, 8)), 'fixed', 200, 'EUR')",
    [id, id],
  );
  await test.pool.query(
    'insert into coupon_use (order_id, coupon_id, user_id, amount, released_at) values ($1, $2, $3, 200, case when $4 then now() end)',
    [order, id, diner.id, released],
  );
}

describe('what somebody has', () => {
  it('is credit by currency, the first to expire spent first, and free vouchers that are ready, used or expired', async () => {
    const diner = await newDiner(test.pool, test.url);
    const { id } = await eaten(test, diner, clock);
    await credit(diner, 300, 'EUR', clock.now + dayMs);
    await credit(diner, 500, 'EUR', clock.now + 9 * dayMs);
    await credit(diner, -300, 'EUR', clock.now + dayMs, 'spent');
    await credit(diner, -100, 'EUR', clock.now + 9 * dayMs, 'spent');
    await credit(diner, 999, 'BRL', clock.now);
    const [used, over, ready] = [
      await freeVoucher(diner, clock.now + dayMs, id),
      await freeVoucher(diner, clock.now),
      await freeVoucher(diner, clock.now + 1),
    ];
    const rewards = taken(await diner.call('getRewards', {}));
    const left = { amount: 400, currency: 'EUR' };
    expect(rewards.credit).toEqual([{ total: left, lots: [{ left, expires_at: toIso(clock.now + 9 * dayMs) }] }]);
    expect(Object.fromEntries(rewards.free_vouchers.map(({ _id, state }) => [_id, state]))).toEqual({
      [ready]: 'ready',
      [used]: 'used',
      [over]: 'expired',
    });
    expect(rewards.free_vouchers[0]?._id).toBe(ready);
    expect(rewards.free_vouchers.find(({ _id }) => _id === used)?.order?._id).toBe(id);
  });

  it('is nobody else’s', async () => {
    const [diner, other] = [await newDiner(test.pool, test.url), await newDiner(test.pool, test.url)];
    const { id } = await eaten(test, diner, clock);
    await points(test.pool, diner, 1000, clock.now);
    await credit(diner, 300, 'EUR', clock.now + dayMs);
    await freeVoucher(diner, clock.now + dayMs);
    await couponUse(diner, id, false);
    expect(taken(await other.call('listLedger', {}))).toEqual([]);
    expect(taken(await other.call('listVouchers', { query: { state: 'used' } }))).toEqual([]);
    expect(taken(await other.call('getRewards', {}))).toMatchObject({
      points: { available: 0, pending: 0 },
      credit: [],
      free_vouchers: [],
      coupons: [],
    });
    expect((await other.call('redeemPoints', {})).code).toBe('points_short');
    const data = taken(await diner.call('exportAccount', {})) as Record<string, unknown[]>;
    for (const table of ['points_entry', 'credit_entry', 'free_voucher', 'coupon_use'])
      expect(data[table], table).toHaveLength(1);
    expect(taken(await other.call('exportAccount', {}))).toMatchObject({ points_entry: [], free_voucher: [] });
  });

  it('is in the account as the domain counts it, whatever came, went and ran out', async () => {
    const now = Date.now();
    for (let round = 0; round < 12; round++) {
      const diner = await newDiner(test.pool, test.url);
      for (let line = 0; line < 5; line++) {
        const from = now + ((round * 7 + line * 5) % 11) * dayMs - 8 * dayMs;
        await points(test.pool, diner, 100 * (1 + ((round + line) % 4)), from, from + ((round + line * 3) % 9) * dayMs);
      }
      const lines = await linesOf(diner);
      const { available } = pointsBalance(lines, now);
      if (available >= 100) await points(test.pool, diner, -100, now);
      const told = taken(await diner.call('getIdentity', {})).rewards.find(({ kind }) => kind === 'points');
      expect(told?.points ?? 0, JSON.stringify(lines)).toBe(pointsBalance(await linesOf(diner), now).available);
    }
    const diner = await newDiner(test.pool, test.url);
    const ready = await freeVoucher(diner, now + dayMs);
    await freeVoucher(diner, now - dayMs);
    expect(taken(await diner.call('getIdentity', {})).rewards).toEqual([
      { _id: ready, kind: 'free_voucher', points: null, expires_at: toIso(now + dayMs) },
    ]);
  });
});

async function linesOf(diner: Caller) {
  const { rows } = await test.pool.query(
    'select points, available_at, expires_at from points_entry where user_id = $1 order by available_at',
    [diner.id],
  );
  return rows.map((row) => ({
    amount: row.points,
    availableAt: fromIso(row.available_at),
    expiresAt: row.points < 0 ? null : fromIso(row.expires_at),
  }));
}

describe('the ledger', () => {
  it('has everything in one list, newest first, paged, by kind', async () => {
    const diner = await newDiner(test.pool, test.url);
    const { id } = await eaten(test, diner, clock);
    await credit(diner, 300, 'EUR', clock.now + dayMs);
    await freeVoucher(diner, clock.now + dayMs, id);
    await freeVoucher(diner, clock.now - dayMs);
    await couponUse(diner, id, true);
    for (let line = 0; line < 15; line++) await points(test.pool, diner, 10, clock.now);
    const first = await test.client.call('listLedger', {}, { token: diner.token });
    expect(first).toMatchObject({ page: 1, pages: 2, total: 22 });
    const second = await test.client.call('listLedger', { query: { page: 2 } }, { token: diner.token });
    const all = [...first.data, ...second.data];
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(22);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const count = (kind: string, reason: string) =>
      all.filter((entry) => entry.kind === kind && entry.reason === reason).length;
    expect(count('points', 'admin')).toBe(15);
    expect([count('free_voucher', 'admin'), count('free_voucher', 'used'), count('free_voucher', 'expired')]).toEqual([
      2, 1, 1,
    ]);
    expect([count('coupon', 'used'), count('coupon', 'released'), count('credit', 'cancelled')]).toEqual([1, 1, 1]);
    const coupons = await test.client.call('listLedger', { query: { kind: 'coupon' } }, { token: diner.token });
    expect(coupons.total).toBe(2);
    expect(coupons.data[0]).toMatchObject({ money: { amount: 200, currency: 'EUR' }, order: { _id: id } });
  });
});

describe('vouchers', () => {
  it('are ready until the period is over, then used or expired; those of cancelled bookings are none', async () => {
    const diner = await newDiner(test.pool, test.url);
    const restaurant = await createRestaurant(test.pool);
    const slot = (date: string) => openSlot(test.pool, restaurant, { date, time: '20:00', qtd: 9 });
    const order = async (date: string, state: 'confirmed' | 'completed' | 'no_show' | 'cancelled') =>
      (
        await createOrder(test.pool, restaurant, personOf(diner), {
          slot: await slot(date),
          date,
          time: '20:00',
          state,
        })
      ).id;
    const [later, sooner] = [await order('2026-03-20', 'confirmed'), await order('2026-03-18', 'confirmed')];
    const used = await order('2026-03-05', 'completed');
    const [missed, absent] = [await order('2026-03-07', 'confirmed'), await order('2026-03-08', 'no_show')];
    await order('2026-03-02', 'cancelled');
    const list = (state: 'ready' | 'used' | 'expired') =>
      test.client.call('listVouchers', { query: { state } }, { token: diner.token });
    expect((await list('ready')).data.map((voucher) => voucher.order)).toEqual([sooner, later]);
    expect((await list('ready')).data[0]?.token).toMatch(/^[\w-]{20,}$/);
    expect((await list('used')).data.map((voucher) => voucher.order)).toEqual([used]);
    expect((await list('expired')).data).toMatchObject([
      { order: absent, token: null },
      { order: missed, token: null },
    ]);
    expect((await list('expired')).counts).toEqual({ ready: 2, used: 1, expired: 2 });
    const [{ period_ends_at: end } = { period_ends_at: '' }] = (
      await test.pool.query<{ period_ends_at: string }>('select period_ends_at from orders where id = $1', [sooner])
    ).rows;
    const before = clock.now;
    clock.now = fromIso(end) - 1;
    expect((await list('ready')).counts.ready).toBe(2);
    clock.now += 1;
    expect((await list('ready')).counts.ready).toBe(1);
    clock.now = before;
  });
});

describe('points that run out', () => {
  it('are written off oldest first, once, by however many servers', async () => {
    const diner = await newDiner(test.pool, test.url);
    await points(test.pool, diner, 300, clock.now - dayMs, clock.now + dayMs);
    await points(test.pool, diner, 900, clock.now - dayMs, clock.now + 3 * dayMs);
    taken(await diner.call('redeemPoints', {}));
    const before = clock.now;
    clock.now = before + 3 * dayMs - 1;
    await expirePoints(test.context);
    expect((await pointsOf(diner)).available).toBe(200);
    clock.now += 1;
    await Promise.all([expirePoints(test.context), expirePoints(test.context), expirePoints(test.context)]);
    expect((await pointsOf(diner)).available).toBe(0);
    const lines = taken(await diner.call('listLedger', { query: { kind: 'points' } }));
    expect(lines.filter(({ reason }) => reason === 'expired').map((line) => line.points)).toEqual([-200]);
    clock.now = before;
  });

  it('are announced 30 days before, once, in the diner’s language, and not when they are spent', async () => {
    const [diner, spender] = [await newDiner(test.pool, test.url), await newDiner(test.pool, test.url)];
    await test.pool.query("update app_user set locale = 'en' where id = $1", [diner.id]);
    await points(test.pool, diner, 150, clock.now - dayMs, clock.now + 30 * dayMs);
    await points(test.pool, diner, 20, clock.now - dayMs, clock.now + 30 * dayMs + 1);
    await points(test.pool, spender, 1000, clock.now - dayMs, clock.now + 30 * dayMs);
    taken(await spender.call('redeemPoints', {}));
    const before = clock.now;
    clock.now = before - 1;
    await warnOfExpiry(test.context);
    await drain(test.context);
    expect(await mailTo(diner)).toEqual([]);
    clock.now = before;
    for (let day = 0; day < 3; day++) {
      await Promise.all([warnOfExpiry(test.context), warnOfExpiry(test.context)]);
      await drain(test.context);
      clock.now += dayMs;
    }
    clock.now = before;
    expect(await mailTo(spender)).toEqual([]);
    expect(await mailTo(diner)).toMatchObject([
      { kind: 'points_expiring', locale: 'en', subject: '170 points expire on Thursday 9 April 2026' },
    ]);
    const [mail] = await mailTo(diner);
    expect(mail?.html).toContain('http://metade.test/profile/tickets');
    expect(mail?.body).toContain('http://metade.test/profile/tickets');
  });
});

async function mailTo(diner: Caller) {
  const { rows } = await test.pool.query<{ kind: string; locale: string; subject: string; html: string; body: string }>(
    "select kind, m.locale, subject, html, body from mail m join app_user u on u.email = m.recipient where u.id = $1 and kind = 'points_expiring'",
    [diner.id],
  );
  return rows;
}
