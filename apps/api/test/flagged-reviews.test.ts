import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createOrder } from './support/orders-fixture.ts';
import { newAdmin } from './support/owner.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app);
});
afterAll(() => app.close());

type CurrentRestaurant = { table: Table; id: string; owner: Caller };
async function newRestaurant(): Promise<CurrentRestaurant> {
  const table = await openTable(app.pool, { qtd: 60 });
  return { table, id: table.restaurantId, owner: await ownerOf(app.pool, app.url, table) };
}

const words = 'The rice came hot and everybody shared.';
/** A review by a diner of its own, as its writer sends it. */
async function written({ table, id }: CurrentRestaurant, { score = 5 as 1 | 5, comment = words, locale = 'en' } = {}) {
  const diner = await newDiner(app.pool, app.url);
  await app.pool.query('update app_user set locale = $2 where id = $1', [diner.id, locale]);
  const person = { id: diner.id ?? '', token: diner.token, first: 'Ana', last: 'Silva' };
  const order = await createOrder(app.pool, { id, zone: 'Europe/Lisbon', tolerance: 30 }, person, {
    slot: table.slotId,
    date: table.date,
    time: '20:00',
    state: 'completed',
  });
  const scores = { food: score, service: score, place: score, value: score };
  const body = { title: 'A night', comment, ...scores };
  const review = taken(await diner.call('createReview', { params: { id: order.id }, body }));
  return { id: review._id, order: order.id, diner };
}
const why = 'This diner was never here.';
const flag = async ({ id, owner }: CurrentRestaurant, review: string) =>
  taken(await owner.call('flagReview', { params: { id, review }, body: { reason: why } }));

const page = (after?: string) =>
  app.client.call('listFlaggedReviews', { query: after ? { after } : {} }, { token: admin.token });
/** All that waits, page by page. */
async function waiting() {
  const all: Awaited<ReturnType<typeof page>>['data'] = [];
  for (let after: string | undefined; ; ) {
    const { data, next } = await page(after);
    all.push(...data);
    if (next === null) return all;
    after = next;
  }
}
const seenOf = async (id: string) => (await waiting()).find((one) => one._id === id)?.seen ?? '';
const keep = async (id: string, { seen = '', who = admin } = {}) =>
  who.call('decideReview', { params: { id }, body: { decision: 'kept', seen: seen || (await seenOf(id)) } });
const remove = async (id: string, { seen = '', who = admin, reason = 'It names the waiter’s family.' } = {}) =>
  who.call('decideReview', { params: { id }, body: { decision: 'removed', seen: seen || (await seenOf(id)), reason } });
const shown = async ({ id }: CurrentRestaurant) => {
  const { data } = await app.client.call('listReviews', { params: { id }, query: {} });
  return data.map(({ _id }) => _id);
};
const rating = async ({ id }: CurrentRestaurant) => {
  const { rows } = await app.pool.query('select rating_average, rating_count from restaurant where id = $1', [id]);
  return [Number(rows[0].rating_average), rows[0].rating_count];
};
const logged = async (review: string) => {
  const { rows } = await app.pool.query(
    "select what, role, after from audit_log where subject = $1 and role = 'admin'",
    [review],
  );
  return rows;
};

test('a flagged review stands in the list with what the decision depends on, and stays where it is', async () => {
  const restaurant = await newRestaurant();
  const { id, order } = await written(restaurant, { score: 1 });
  expect((await waiting()).map(({ _id }) => _id)).not.toContain(id);
  await flag(restaurant, id);
  expect((await waiting()).find((one) => one._id === id)).toMatchObject({
    title: 'A night',
    comment: words,
    user: 'Ana S.',
    restaurant: { _id: restaurant.id },
    order: { _id: order },
    reason: why,
    hidden: false,
  });
  expect(await shown(restaurant)).toEqual([id]);
  const file = await fetch(`${app.url}/v1/admin/reviews/flagged/csv`, {
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
  });
  const saved = parse<Record<string, string>>(await file.text(), { columns: true, bom: true });
  expect(saved.find(({ Identifier }) => Identifier === id)).toMatchObject({
    'Written by': 'Ana S.',
    Text: words,
    Why: why,
    Status: 'Public',
  });
});

test('one that is kept stays public and counted, and its flag is settled for good', async () => {
  const restaurant = await newRestaurant();
  const { id } = await written(restaurant, { score: 1 });
  await flag(restaurant, id);
  expect(taken(await keep(id))).toEqual({ _id: id, decision: 'kept' });
  expect(await shown(restaurant)).toEqual([id]);
  expect(await rating(restaurant)).toEqual([1, 1]);
  expect((await waiting()).map(({ _id }) => _id)).not.toContain(id);
  expect(await logged(id)).toEqual([{ what: 'review.kept', role: 'admin', after: {} }]);
  const params = { id: restaurant.id, review: id };
  expect((await restaurant.owner.call('flagReview', { params, body: { reason: why } })).code).toBe('review_flagged');
  const [own] = taken(
    await restaurant.owner.call('listRestaurantReviews', { params: { id: restaurant.id }, query: {} }),
  );
  expect(own?.settled).not.toBeNull();
});

test.each([
  ['en', 'We took your review down'],
  ['es', 'Hemos retirado su opinión'],
  ['pt', 'Retirámos a sua avaliação'],
] as const)(
  'one that is removed is gone from page, restaurant and average; its writer is told why in %s',
  async (locale, text) => {
    const restaurant = await newRestaurant();
    const [good, bad] = [await written(restaurant), await written(restaurant, { score: 1, locale })];
    expect(await rating(restaurant)).toEqual([3, 2]);
    await flag(restaurant, bad.id);
    taken(await remove(bad.id));
    expect(await shown(restaurant)).toEqual([good.id]);
    expect(await rating(restaurant)).toEqual([5, 1]);
    const own = taken(
      await restaurant.owner.call('listRestaurantReviews', { params: { id: restaurant.id }, query: {} }),
    );
    expect(own.map(({ _id }) => _id)).toEqual([good.id]);
    expect(await logged(bad.id)).toEqual([
      { what: 'review.removed', role: 'admin', after: { reason: 'It names the waiter’s family.' } },
    ]);
    await drain(app.context);
    const { rows } = await app.pool.query(
      "select m.body, m.locale from mail m join app_user u on u.email = m.recipient where u.id = $1 and m.kind = 'review_removed'",
      [bad.diner.id],
    );
    expect(rows).toEqual([{ locale, body: expect.stringContaining(text) }]);
    expect(rows[0].body).toContain('the waiter’s family');
    expect(rows[0].body).toContain(words);
    // Taken down is not unwritten: the meal cannot be rated again.
    const body = { title: 'Again', comment: words, food: 1, service: 1, place: 1, value: 1 } as const;
    expect((await bad.diner.call('createReview', { params: { id: bad.order }, body })).code).toBe('review_exists');
  },
);

test('one that the check held back is let out, counted, and brings its points', async () => {
  const restaurant = await newRestaurant();
  const { id, order, diner } = await written(restaurant, { comment: `${words} Call 912 345 678.` });
  await app.pool.query("update orders set arrived_at = now() - interval '10 days' where id = $1", [order]);
  await app.pool.query('update graphile_worker._private_jobs set run_at = now() where key = $1', [
    `review points ${order}`,
  ]);
  await drain(app.context);
  const points = async () => {
    const { rows } = await app.pool.query("select 1 from points_entry where user_id = $1 and reason = 'review'", [
      diner.id,
    ]);
    return rows.length;
  };
  expect([await shown(restaurant), await points()]).toEqual([[], 0]);
  expect((await waiting()).find((one) => one._id === id)).toMatchObject({ hidden: true, reason: null });
  taken(await keep(id));
  await drain(app.context);
  expect([await shown(restaurant), await points()]).toEqual([[id], 1]);
  expect(await rating(restaurant)).toEqual([5, 1]);
});

test('of two who decide at once one does; a repeat under its key is answered, and what changed since is looked at again', async () => {
  const restaurant = await newRestaurant();
  const { id } = await written(restaurant);
  await flag(restaurant, id);
  const seen = await seenOf(id);
  const second = await newAdmin(app);
  const codes = await Promise.all([
    keep(id, { seen }),
    remove(id, { seen, who: second }),
    keep(id, { seen, who: second }),
  ]);
  expect(codes.map(({ code }) => code).toSorted()).toEqual(['already_decided', 'already_decided', 'ok']);

  const other = await written(restaurant);
  await flag(restaurant, other.id);
  const old = await seenOf(other.id);
  taken(await other.diner.call('updateReview', { params: { id: other.order }, body: { title: 'Another night' } }));
  expect((await remove(other.id, { seen: old })).code).toBe('review_changed');
  const body = { decision: 'kept', seen: await seenOf(other.id) } as const;
  const idempotencyKey = randomUUID();
  const send = () => admin.call('decideReview', { params: { id: other.id }, body }, { idempotencyKey });
  expect([(await send()).code, (await send()).code]).toEqual(['ok', 'ok']);
  expect(await logged(other.id)).toHaveLength(1);
});

test('pages go on where they ended, whatever is decided in between', async () => {
  const restaurant = await newRestaurant();
  const ids: string[] = [];
  for (let n = 0; n < 25; n += 1) {
    const { id } = await written(restaurant);
    await flag(restaurant, id);
    ids.push(id);
  }
  const first = await page();
  expect(first.data).toHaveLength(20);
  expect(first.next).toBe(first.data.at(-1)?._id);
  for (const { _id, seen } of first.data) taken(await keep(_id, { seen }));
  const rest = await page(first.next ?? '');
  const both = [...first.data, ...rest.data].map(({ _id }) => _id).filter((id) => ids.includes(id));
  expect(both).toEqual(ids);
  const times = [...first.data, ...rest.data].map((one) => Date.parse(one.waiting));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('neither a team nor a diner reads or decides; what was never flagged is nobody’s to decide', async () => {
  const restaurant = await newRestaurant();
  const { id, diner } = await written(restaurant);
  const seen = new Date().toISOString();
  for (const who of [restaurant.owner, diner]) {
    expect((await who.call('listFlaggedReviews', { query: {} })).code).toBe('forbidden');
    expect((await keep(id, { seen, who })).code).toBe('forbidden');
  }
  expect([(await keep(id, { seen })).code, (await keep(randomUUID(), { seen })).code]).toEqual([
    'not_found',
    'not_found',
  ]);
  await flag(restaurant, id);
  expect((await remove(id, { reason: ' ' })).code).toBe('invalid_fields');
  expect(await shown(restaurant)).toEqual([id]);
});
