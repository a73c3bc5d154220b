import { randomUUID } from 'node:crypto';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, newDiner, newDiners, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { usesOf } from './support/ledgers.ts';
import { createPerson } from './support/orders-fixture.ts';

let app: TestApp;
let other: TestApp;
let finance: Caller;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ databaseUrl: app.databaseUrl });
  finance = await adminOf('finance');
});
afterAll(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await other.close();
  await app.close();
});

const adminOf = async (role: string) =>
  new Caller(app.url, (await createPerson(app.pool, { group: 'admin', roles: [role] })).token);
const today = () => localDateAt(Date.now(), 'Europe/Lisbon');
const newCode = () => `C${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}`;
const free = {
  worth: { kind: 'percent' as const, percent: 100 },
  campaign: null,
  note: '',
  first_day: null,
  last_day: null,
  total_limit: null,
  user_limit: null,
  first_order: false,
  countries: null,
  cities: null,
  restaurants: null,
  sizes: null,
  weekdays: null,
};
const create = (terms: Record<string, unknown> = {}) =>
  finance.call('createCoupon', { body: { code: newCode(), batch: null, ...free, ...terms } as never });
const issuesOf = async (terms: Record<string, unknown>) =>
  (await finance.problem('createCoupon', { body: { code: newCode(), batch: null, ...free, ...terms } as never }))
    .issues;
const made = async (terms?: Record<string, unknown>) => taken(await create(terms));
const held = async (diner: Caller, table = openTable(app.pool)) => taken(await diner.hold(await table))._id;
const pay = (diner: Caller, order: string, coupon: string, at = app.url) =>
  diner.at(at).pay(order, null, { wish: { coupon } });

test('is made, used, paused and resumed, and tells what it brought and cost', async () => {
  const coupon = await made({ campaign: `Verão ${newCode()}`, total_limit: 10 });
  expect(coupon).toMatchObject({ state: 'running', active: true, uses: 0, cost: [], version: 1, batch: null });
  const [one, two] = await newDiners(app.pool, app.url, 2);
  const [first, second] = [await held(one!), await held(two!)];
  taken(await pay(one!, first, coupon.code.toLowerCase()));
  const list = await app.client.call('listCoupons', { query: { text: coupon.code } }, { token: finance.token });
  expect(list.data).toMatchObject([{ code: coupon.code, uses: 1, cost: [{ amount: 600, currency: 'EUR' }] }]);
  expect(list.counts).toMatchObject({ all: 1, running: 1, over: 0 });
  expect(list.weeks).toHaveLength(5);
  expect(list.weeks[4]).toMatchObject({ uses: 1, first: 1, cost: [{ amount: 600, currency: 'EUR' }] });
  expect(list.sums).toEqual({ uses: 1, first: 1, cost: [{ amount: 600, currency: 'EUR' }] });
  expect(list.campaigns).toContainEqual(expect.objectContaining({ name: coupon.campaign, coupons: 1, uses: 1 }));
  const turn = async (active: boolean) =>
    taken(await finance.call('switchCoupons', { body: { coupons: [coupon._id], active } })).switched;
  expect(await turn(false)).toEqual([coupon._id]);
  expect(await turn(false)).toEqual([]);
  expect((await pay(two!, second, coupon.code)).code).toBe('coupon_unknown');
  expect(taken(await finance.call('getCoupon', { params: { id: coupon._id } })).state).toBe('paused');
  await turn(true);
  expect((await pay(two!, second, coupon.code)).code).toBe('ok');
  const log = await app.pool.query('select what from audit_log where subject = $1 order by id', [coupon._id]);
  expect(log.rows.map(({ what }) => what)).toEqual(['coupon.created', 'coupon.paused', 'coupon.resumed']);
});

describe('bad input', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    [
      'it ends before it begins',
      { first_day: '2099-06-02', last_day: '2099-06-01' },
      'last_day',
      'ends_before_it_begins',
    ],
    ['more than all', { worth: { kind: 'percent', percent: 101 } }, 'worth.percent', 'too_big'],
    ['nothing off', { worth: { kind: 'fixed', amount: 0, currency: 'EUR' } }, 'worth.amount', 'too_small'],
    ['a code with a space too few', { code: 'ABC' }, 'code', 'too_short'],
    ['a code too long', { code: 'A'.repeat(17) }, 'code', 'too_long'],
    ['a batch whose codes would be too long', { code: 'A'.repeat(10), batch: 5 }, 'code', 'too_long'],
    ['a code with other signs', { code: 'VERÃO=1' }, 'code', 'coupon_code'],
    ['a day that is over', { last_day: '2020-01-01' }, 'last_day', 'day_over'],
    [
      'a currency of elsewhere',
      { worth: { kind: 'fixed', amount: 100, currency: 'BRL' }, countries: ['PT'] },
      'worth.currency',
      'currency_other',
    ],
    ['a restaurant of nobody', { restaurants: [randomUUID()] }, 'restaurants', 'not_listed'],
    ['a city of nowhere', { cities: ['PT-nowhere'] }, 'cities', 'not_listed'],
    ['an empty list', { sizes: [] }, 'sizes', 'too_small'],
  ])('%s', async (_, terms, path, code) => {
    expect(await issuesOf(terms)).toContainEqual(expect.objectContaining({ path, code }));
  });

  test('a code that is taken, also by a batch', async () => {
    const { code } = await made();
    const issue = [expect.objectContaining({ path: 'code', code: 'coupon_code_taken' })];
    expect(await issuesOf({ code: code.toLowerCase() })).toEqual(issue);
    const batch = await made({ code: newCode().slice(0, 6), batch: 1 });
    const { rows } = await app.pool.query('select code from coupon_code where coupon_id = $1', [batch._id]);
    expect(await issuesOf({ code: rows[0].code })).toEqual(issue);
  });
});

test('days are whole ones where it holds', async () => {
  const tomorrow = addDays(today(), 1);
  const later = await made({ first_day: tomorrow, last_day: tomorrow, countries: ['PT'] });
  expect(later).toMatchObject({ state: 'scheduled', first_day: tomorrow, last_day: tomorrow });
  const diner = await newDiner(app.pool, app.url);
  expect((await pay(diner, await held(diner), later.code)).code).toBe('coupon_not_yet');
  expect((await made({ first_day: today(), last_day: today(), countries: ['PT'] })).state).toBe('running');
});

test('other terms hold from now on, and who used it keeps what it took off', async () => {
  const coupon = await made({ user_limit: 5 });
  const diner = await newDiner(app.pool, app.url);
  const [one, two] = [await held(diner), await held(diner)];
  taken(await pay(diner, one, coupon.code));
  const { _id, version } = coupon;
  const save = (terms: Record<string, unknown>, of = version) =>
    finance.call('saveCoupon', {
      params: { id: _id },
      body: { ...free, user_limit: 5, ...terms, version: of } as never,
    });
  const half = taken(await save({ worth: { kind: 'percent', percent: 50 }, sizes: [6], countries: ['ES'] }));
  expect(half).toMatchObject({ version: 2, uses: 1, cost: [{ amount: 600, currency: 'EUR' }] });
  expect(taken(await diner.order(one)).payment).toMatchObject({});
  expect((await pay(diner, two, coupon.code)).code).toBe('coupon_other_market');
  expect((await save({})).code).toBe('coupon_changed');
  expect((await save({ total_limit: 1 }, 2)).code).toBe('ok');
  expect((await save({ total_limit: 2 }, 3)).code).toBe('ok');
});

test('a limit below what was used is refused', async () => {
  const coupon = await made();
  const diners = await newDiners(app.pool, app.url, 2);
  for (const diner of diners) taken(await pay(diner, await held(diner), coupon.code));
  const { _id: id, version } = coupon;
  const { issues } = await finance.problem('saveCoupon', {
    params: { id },
    body: { ...free, total_limit: 1, version } as never,
  });
  expect(issues).toMatchObject([{ path: 'total_limit', code: 'too_small' }]);
});

test('two admins who edit at once: the second is told', async () => {
  const { _id: id, version } = await made();
  const codes = await Promise.all(
    [app.url, other.url].map(
      async (url, place) =>
        (
          await finance
            .at(url)
            .call('saveCoupon', { params: { id }, body: { ...free, note: `${place}`, version } as never })
        ).code,
    ),
  );
  expect(codes.sort()).toEqual(['coupon_changed', 'ok']);
});

describe('a batch', () => {
  test('has as many codes as asked for, as CSV too, each good once', async () => {
    const batch = await made({ code: newCode().slice(0, 8), batch: 500 });
    expect(batch).toMatchObject({ batch: 500, uses: 0 });
    const response = await fetch(`${app.url}/v1/admin/coupons/${batch._id}/codes`, {
      headers: { authorization: `Bearer ${finance.token}` },
    });
    const lines = (await response.text()).trim().split('\r\n').slice(1);
    const codes = lines.map((line) => line.split(',')[0] as string);
    expect(new Set(codes).size).toBe(500);
    expect(codes.every((code) => code.startsWith(`${batch.code}-`) && code.length <= 16)).toBe(true);
    const diners = await newDiners(app.pool, app.url, 8);
    const orders = await Promise.all(diners.map((diner) => held(diner)));
    expect((await pay(diners[0]!, orders[0]!, batch.code)).code).toBe('coupon_unknown');
    const [once = '', twice = ''] = codes;
    const outcomes = await Promise.all(
      diners.map(
        async (diner, place) => (await pay(diner, orders[place]!, once, place % 2 ? app.url : other.url)).code,
      ),
    );
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'coupon_used_up']));
    const loser = outcomes.findIndex((code) => code !== 'ok');
    expect((await pay(diners[loser]!, orders[loser]!, twice.toLowerCase())).code).toBe('ok');
    expect(await usesOf(app.pool, batch.code)).toBe(2);
    const found = await app.client.call('listCoupons', { query: { text: once } }, { token: finance.token });
    expect(found.data.map(({ code }) => code)).toEqual([batch.code]);
  });
});

test('the last use goes to one of many, whatever the coupon asks besides', async () => {
  const table = openTable(app.pool, { qtd: 6 });
  const { restaurantId } = await table;
  const coupon = await made({
    total_limit: 1,
    restaurants: [restaurantId],
    countries: ['PT'],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    first_order: true,
  });
  const diners = await newDiners(app.pool, app.url, 6);
  const orders = await Promise.all(diners.map((diner) => held(diner, table)));
  const codes = await Promise.all(
    diners.map(
      async (diner, place) => (await pay(diner, orders[place]!, coupon.code, place % 2 ? app.url : other.url)).code,
    ),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['ok', 'coupon_used_up']));
  expect(taken(await finance.call('getCoupon', { params: { id: coupon._id } })).state).toBe('over');
});
