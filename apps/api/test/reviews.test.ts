import type { Input } from '@metade/api-client/client.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsPerson } from '../src/features/reviews/needs-person.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, newGuest, taken } from './support/diner.ts';
import type { CurrentRestaurant } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, openSlot } from './support/orders-fixture.ts';

const dayMs = 86_400_000;
const clock = { now: Date.parse('2026-03-10T12:00:00Z') };
let test: TestApp;
let diner: Caller;

beforeAll(async () => {
  test = await startTestApp({ overrides: { now: () => clock.now } });
  diner = await newDiner(test.pool, test.url);
});
afterAll(() => test.close());

type Body = Input<'createReview'>['body'];
const good: Body = {
  title: 'A fine night',
  comment: 'The rice came hot and everybody shared it.',
  food: 5,
  service: 4,
  place: 3,
  value: 4,
};

/** A meal of the diner's, received at the clock's time; in a restaurant of its own unless told otherwise. */
async function meal(state: OrderState = 'arrived', restaurant?: CurrentRestaurant): Promise<string> {
  const at = restaurant ?? (await createRestaurant(test.pool));
  const date = '2026-03-10';
  const slot = await slotOf(at, date);
  const person = { id: diner.id ?? '', token: diner.token, first: 'Ana', last: 'Silva' };
  const { id } = await createOrder(test.pool, at, person, { slot, date, time: '12:00', state });
  await test.pool.query("update orders set arrived_at = $2 where id = $1 and state in ('arrived', 'completed')", [
    id,
    new Date(clock.now).toISOString(),
  ]);
  return id;
}

const slots = new Map<string, Promise<string>>();
function slotOf(at: CurrentRestaurant, date: string): Promise<string> {
  const slot = slots.get(at.id) ?? openSlot(test.pool, at, { date, time: '12:00', qtd: 20 });
  slots.set(at.id, slot);
  return slot;
}

const rate = (id: string, body: Partial<Body> = {}, who = diner) =>
  who.call('createReview', { params: { id }, body: { ...good, ...body } });

async function ratingOf(at: CurrentRestaurant) {
  const { rows } = await test.pool.query(
    'select rating_average as average, rating_count as count, rating_scores as scores, rank from restaurant where id = $1',
    [at.id],
  );
  return rows[0] as { average: number | null; count: number; scores: object; rank: number };
}

describe('rating a meal', () => {
  it('publishes at once, under a short name, and counts the restaurant’s rating', async () => {
    const at = await createRestaurant(test.pool);
    const order = await meal('completed', at);
    const review = taken(await rate(order, { discount_right: true }));
    expect(review).toMatchObject({ average: 4, user: 'Ana S.', private: false, moderate: false, order });
    expect(await ratingOf(at)).toEqual({
      average: 4,
      count: 1,
      scores: { food: 5, service: 4, place: 3, value: 4 },
      rank: 4,
    });
    taken(await rate(await meal('arrived', at), { food: 1, service: 1, place: 1, value: 1, discount_right: false }));
    expect(await ratingOf(at)).toMatchObject({ average: 2.5, count: 2, rank: 3.571 });
    const listed = await test.client.call('listReviews', { params: { id: at.id } });
    expect(listed.data).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toContain('discount_right');
    expect(JSON.stringify(listed)).not.toContain(order);
    expect(taken(await diner.call('getReview', { params: { restaurant: at.id, order } }))._id).toBe(review._id);
  });

  it('keeps a private one from strangers and from the average, but counts its answer', async () => {
    const at = await createRestaurant(test.pool);
    const order = await meal('arrived', at);
    taken(await rate(order, { private: true, discount_right: false }));
    expect(await ratingOf(at)).toMatchObject({ average: null, count: 0, rank: 0 });
    expect((await test.client.call('listReviews', { params: { id: at.id } })).total).toBe(0);
    taken(await diner.call('updateReview', { params: { id: order }, body: { private: false } }));
    expect(await ratingOf(at)).toMatchObject({ average: 4, count: 1 });
  });

  it('takes 20 to 2,000 characters and scores of 1 to 5', async () => {
    const comment = async (text: string) => (await rate(await meal(), { comment: text })).ok;
    expect(await comment('abcd '.repeat(3) + 'abcde')).toBe(true);
    expect(await comment(`${'abcd '.repeat(3)}abcd     `)).toBe(false);
    expect(await comment('abcd '.repeat(399) + 'abcde')).toBe(true);
    expect(await comment('abcd '.repeat(399) + 'abcdef')).toBe(false);
    for (const name of ['food', 'service', 'place', 'value'] as const)
      for (const [score, ok] of [
        [0, false],
        [1, true],
        [5, true],
        [6, false],
        [4.5, false],
      ] as const)
        expect((await rate(await meal(), { [name]: score })).ok, `${name} ${score}`).toBe(ok);
    expect((await rate(await meal(), { title: ' ' })).ok).toBe(false);
  });

  it('takes what the settings in force allow, when written and when changed', async () => {
    const settings = { reviewTextMin: 30, reviewTextMax: 100 };
    const strict = await startTestApp({
      databaseUrl: test.databaseUrl,
      overrides: { now: () => clock.now },
      settings,
    });
    const writer = diner.at(strict.url);
    const written = async (comment: string) =>
      (await writer.problem('createReview', { params: { id: await meal() }, body: { ...good, comment } })).issues;
    expect(await written('a'.repeat(29))).toMatchObject([{ path: 'comment', code: 'too_short' }]);
    expect(await written('a'.repeat(101))).toMatchObject([{ path: 'comment', code: 'too_long' }]);
    const order = await meal();
    expect((await rate(order, {}, writer)).ok).toBe(true);
    const change = (comment: string) => writer.call('updateReview', { params: { id: order }, body: { comment } });
    expect(await change('a'.repeat(29))).toMatchObject({ code: 'invalid_fields' });
    expect((await change('a'.repeat(30))).ok).toBe(true);
    await strict.close();
  });

  it('is for 30 days', async () => {
    const [last, late] = [await meal(), await meal()];
    const start = clock.now;
    clock.now = start + 30 * dayMs - 1;
    expect(taken(await diner.call('listMealsToRate', {})).meals.map(({ order }) => order)).toContain(late);
    expect((await rate(last)).ok).toBe(true);
    clock.now = start + 30 * dayMs;
    expect(await rate(late)).toMatchObject({ code: 'review_too_late', params: { days: 30 } });
    expect(taken(await diner.call('listMealsToRate', {})).meals).toEqual([]);
    clock.now = start;
  });

  it('is once, however often and fast it is sent', async () => {
    const at = await createRestaurant(test.pool);
    const order = await meal('arrived', at);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => rate(order)));
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['ok', ...Array<string>(4).fill('review_exists')]);
    expect((await ratingOf(at)).count).toBe(1);
  });

  it('counts every one of many at the same moment', async () => {
    const at = await createRestaurant(test.pool);
    const orders = await Promise.all(Array.from({ length: 6 }, () => meal('arrived', at)));
    await Promise.all(orders.map((order) => rate(order)));
    expect((await ratingOf(at)).count).toBe(6);
  });

  it('is for meals that took place', async () => {
    for (const state of ['held', 'confirmed', 'cancelled', 'no_show', 'declined'] as const)
      expect((await rate(await meal(state))).code, state).toBe('order_state');
  });

  it('is for nobody but the diner', async () => {
    const restaurant = await createRestaurant(test.pool);
    const order = await meal('arrived', restaurant);
    const other = await newDiner(test.pool, test.url);
    const read = { params: { restaurant: restaurant.id, order } };
    expect((await rate(order, {}, other)).code).toBe('not_found');
    taken(await rate(order));
    expect((await other.call('updateReview', { params: { id: order }, body: { food: 1 } })).code).toBe('not_found');
    expect((await other.call('getReview', read)).code).toBe('not_found');
    expect((await (await newGuest(test.url)).call('getReview', read)).code).toBe('unauthenticated');
    const wrongRestaurant = { params: { restaurant: (await createRestaurant(test.pool)).id, order } };
    expect((await diner.call('getReview', wrongRestaurant)).code).toBe('not_found');
  });

  it('keeps HTML as the text it is, and refuses 100 kB', async () => {
    const comment = '<img src=x onerror=alert(1)> was not on the menu';
    expect(taken(await rate(await meal(), { comment })).comment).toBe(comment);
    const order = await meal();
    expect((await rate(order, { comment: 'x'.repeat(100_000) })).code).toBe('invalid_fields');
    expect((await rate(order, { title: 'x'.repeat(100_000) })).code).toBe('invalid_fields');
    expect((await rate(order)).ok).toBe(true);
  });
});

describe('changing a review', () => {
  it('is possible for 48 hours', async () => {
    const order = await meal();
    taken(await rate(order, { discount_right: true }));
    const start = clock.now;
    const change = (food: number) => diner.call('updateReview', { params: { id: order }, body: { food } });
    clock.now = start + 2 * dayMs - 1;
    expect(taken(await change(1))).toMatchObject({ average: 3, title: good.title, discount_right: true });
    clock.now = start + 2 * dayMs;
    expect(await change(5)).toMatchObject({ code: 'review_edit_over', params: { hours: 48 } });
    const { reviews } = taken(await diner.call('listMealsToRate', {}));
    expect(reviews.find((review) => review.order === order)).toMatchObject({ average: 3, editable_until: null });
    clock.now = start;
  });

  it('does not publish what waits for a person', async () => {
    const order = await meal();
    expect(taken(await rate(order, { comment: 'Better come to www.another-place.example tonight' })).moderate).toBe(
      true,
    );
    const changed = await diner.call('updateReview', { params: { id: order }, body: { comment: good.comment } });
    expect(taken(changed).moderate).toBe(true);
  });
});

describe('the automatic check', () => {
  it.each([
    ['Link', 'See https://example.test for more'],
    ['Domain', 'Everything is better at tasca.com.br next door'],
    ['Mail', 'Write to me at diner@mail.test if you like'],
    ['Phone', 'Call me: +351 912 345 678'],
    ['Phone', 'Call me: (11) 98765-4321'],
    ['Shouting', 'NEVER AGAIN IN THIS PLACE, VERY bad'],
    ['Insult', 'The waiter is a filho da PUTA'],
    ['Insult', 'El dueño es un cabrón'],
    ['Insult', 'What a bunch of assholes? No: one asshole'],
  ])('sends to a person: %s, %s', (title, comment) => expect(needsPerson(title, comment)).toBe(true));

  it.each([
    ['Terrible', 'The soup was cold, the fish was off and nobody came to ask. Never again.'],
    ['OK', 'WOW, the TV was on. Good.'],
    ['Date', 'We came on 12.10.2026 at 19:30 and paid 28,50 for two.'],
    ['Full stop', 'Bom.Voltamos a pedir o polvo.Recomendo'],
    ['Disputa', 'A disputa pela última sobremesa foi renhida.'],
  ])('lets pass: %s, %s', (title, comment) => expect(needsPerson(title, comment)).toBe(false));
});
