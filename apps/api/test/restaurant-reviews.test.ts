import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createOrder } from './support/orders-fixture.ts';
import { newMember } from './support/owner.ts';

let app: TestApp;
let restaurant: Table;
let owner: Caller;
beforeAll(async () => {
  app = await startTestApp();
  restaurant = await openTable(app.pool, { qtd: 20 });
  owner = await ownerOf(app.pool, app.url, restaurant);
});
afterAll(() => app.close());

type Written = { private?: boolean; moderate?: boolean; score?: number; locale?: 'en' | 'es' | 'pt' };

/** A review of a meal in the restaurant, by a diner of its own. */
async function written({ private: hidden = false, moderate = false, score = 5, locale = 'en' }: Written = {}) {
  const diner = await newDiner(app.pool, app.url);
  const person = { id: diner.id ?? '', token: diner.token, first: 'Ana', last: 'Silva' };
  const { id: order } = await createOrder(
    app.pool,
    { id: restaurant.restaurantId, zone: 'Europe/Lisbon', tolerance: 30 },
    person,
    {
      slot: restaurant.slotId,
      date: restaurant.date,
      time: '20:00',
      state: 'completed',
    },
  );
  const id = randomUUID();
  await app.pool.query('update app_user set locale = $2 where id = $1', [diner.id, locale]);
  await app.pool.query(
    `insert into review (id, restaurant_id, user_id, order_id, author, title, comment, food, service, place, value, private, moderate, locale)
     values ($1, $2, $3, $4, 'Ana Silva', 'A night', 'The rice came hot and everybody shared.', $5, $5, $5, $5, $6, $7, $8)`,
    [id, restaurant.restaurantId, diner.id, order, score, hidden, moderate, locale],
  );
  return { id, order, diner };
}

const list = async (filter: 'all' | 'unanswered' | 'low' | 'private' = 'all', who = owner) => {
  const found = await who.call('listRestaurantReviews', { params: { id: restaurant.restaurantId }, query: { filter } });
  return taken(found).map(({ _id }) => _id);
};
const reply = (review: string, text: string, who = owner) =>
  who.call('replyToReview', { params: { id: restaurant.restaurantId, review }, body: { reply: text } });
const flag = (review: string, reason: string, who = owner) =>
  who.call('flagReview', { params: { id: restaurant.restaurantId, review }, body: { reason } });

test('the restaurant reads what was written of it, private ones marked, and nothing that waits for a person', async () => {
  const [good, low, hidden, waiting] = [
    await written(),
    await written({ score: 2 }),
    await written({ private: true, score: 3 }),
    await written({ moderate: true }),
  ];
  expect((await list()).toSorted()).toEqual([good.id, low.id, hidden.id].toSorted());
  expect(await list('low')).toEqual([low.id]);
  expect(await list('private')).toEqual([hidden.id]);
  expect((await reply(waiting.id, 'Thank you')).code).toBe('not_found');
  taken(await reply(good.id, 'Thank you, come again.'));
  expect(await list('unanswered')).not.toContain(good.id);
});

test.each([
  ['en', 'replied to your review'],
  ['es', 'ha respondido a su opinión'],
  ['pt', 'respondeu à sua avaliação'],
] as const)('a reply is given once, is seen by its diner, and is mailed in %s', async (locale, subject) => {
  const { id, order, diner } = await written({ locale });
  const answers = await Promise.all(['First.', 'Second.', 'Third.'].map((text) => reply(id, text)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['ok', 'review_replied', 'review_replied']);
  const given = answers.find(({ ok }) => ok);
  const said = given?.ok ? given.data.reply : '';
  const own = taken(await diner.call('getReview', { params: { restaurant: restaurant.restaurantId, order } }));
  expect(own.reply).toBe(said);
  await drain(app.context);
  const { rows } = await app.pool.query(
    "select m.subject, m.body, m.locale from mail m join app_user u on u.email = m.recipient where u.id = $1 and kind = 'review_reply'",
    [diner.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ locale, subject: expect.stringContaining(subject) });
  expect(rows[0].body).toContain(said);
});

test('a flag asks for a person with a reason, once, and takes nothing away', async () => {
  const { id } = await written({ score: 1 });
  expect((await flag(id, 'too short')).code).toBe('invalid_fields');
  expect(taken(await flag(id, 'This diner was never here.')).flagged).not.toBeNull();
  expect((await flag(id, 'This diner was never here.')).code).toBe('review_flagged');
  const { data } = await app.client.call('listReviews', { params: { id: restaurant.restaurantId }, query: {} });
  expect(data.map(({ _id }) => _id)).toContain(id);
  const { rows } = await app.pool.query(
    "select role, after from audit_log where subject = $1 and what = 'review.flagged'",
    [id],
  );
  expect(rows).toEqual([{ role: 'owner', after: { reason: 'This diner was never here.' } }]);
});

test('another restaurant’s owner reads and answers nothing, by its own address either; a host may not', async () => {
  const { id } = await written();
  const table = await openTable(app.pool);
  const other = await ownerOf(app.pool, app.url, table);
  const host = await newMember(app, restaurant.restaurantId, 'host');
  for (const [who, code] of [
    [other, 'not_found'],
    [host, 'forbidden'],
  ] as const) {
    const read = await who.call('listRestaurantReviews', { params: { id: restaurant.restaurantId }, query: {} });
    expect([read.code, (await reply(id, 'Hello', who)).code, (await flag(id, 'Hello hello', who)).code]).toEqual([
      code,
      code,
      code,
    ]);
  }
  const params = { id: table.restaurantId, review: id };
  expect((await other.call('replyToReview', { params, body: { reply: 'Hello' } })).code).toBe('not_found');
});
