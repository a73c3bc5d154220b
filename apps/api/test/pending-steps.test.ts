import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { taskListOf } from '../src/worker.ts';
import { closeAudited, overOrder, refundReason as reason } from './support/admin-orders-fixture.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { inParallel } from './support/in-parallel.ts';
import { newAdmin } from './support/owner.ts';
import { chargedOf } from './support/table-facts.ts';

const clock = { now: 0 };
const hour = 3_600_000;
let app: TestApp;
let admin: Caller;
let diner: Caller;

beforeAll(async () => {
  app = await startTestApp({
    settings: { stepUndoSeconds: 5, claimAnswerHours: 48 },
    overrides: { now: () => clock.now },
  });
  admin = await newAdmin(app);
});
beforeEach(async () => {
  clock.now = Date.now();
  diner = await newDiner(app.pool, app.url);
});
afterAll(() => closeAudited({ app, clock }));

const steps = async (order: string) =>
  (
    await app.pool.query<{ id: string; kind: string; state: string; refusal: string | null }>(
      'select id, kind, state, refusal from pending_step where order_id = $1 order by made_at, id',
      [order],
    )
  ).rows;
const carryOut = async (order: string) => {
  const step = (await steps(order)).at(-1);
  await taskListOf(app.context).carry_out_step?.({ step: step?.id }, {} as never);
};

/** A paid request that waits for its restaurant, and who may answer it. */
async function request(): Promise<{ id: string; table: Table; owner: Caller }> {
  const table = await openTable(app.pool, { confirmationMode: 'review' });
  const { _id: id } = taken(await diner.hold(table));
  taken(await diner.pay(id, await app.cardToken()));
  await drain(app.context);
  return { id, table, owner: await ownerOf(app.pool, app.url, table) };
}

describe('a yes', () => {
  test('is nothing but said until it can no longer be taken back; then it is confirmed and paid', async () => {
    const { id, owner } = await request();
    const said = taken(await owner.call('confirmOrder', { params: { id } }));
    expect(said).toMatchObject({ state: 'awaiting_restaurant', actions: [] });
    expect(said.confirming_until).toBe(new Date(clock.now + 5000).toISOString());
    expect(taken(await diner.order(id))).toMatchObject({ state: 'awaiting_restaurant' });
    // Whoever of the team says it again says the same.
    taken(await owner.call('confirmOrder', { params: { id } }, { idempotencyKey: 'a-second-device' }));
    expect(await steps(id)).toHaveLength(1);
    await drain(app.context);
    expect(taken(await diner.order(id))).toMatchObject({ state: 'confirmed', payment_state: 'paid' });
    expect(await owner.call('undoConfirm', { params: { id } })).toMatchObject({ code: 'undo_too_late' });
  });

  test('that was taken back asks for an answer again, and takes no money', async () => {
    const { id, owner } = await request();
    taken(await owner.call('confirmOrder', { params: { id } }));
    expect(taken(await owner.call('undoConfirm', { params: { id } }))).toMatchObject({
      confirming_until: null,
      actions: expect.arrayContaining(['confirm', 'decline']) as string[],
    });
    await drain(app.context);
    expect(taken(await diner.order(id)).state).toBe('awaiting_restaurant');
    expect(await owner.call('undoConfirm', { params: { id } })).toMatchObject({ code: 'order_state' });
  });

  test('said before the deadline holds beyond it', async () => {
    const { id, owner } = await request();
    const { rows } = await app.pool.query<{ confirm_by: string }>('select confirm_by from orders where id = $1', [id]);
    clock.now = Date.parse(rows[0]?.confirm_by ?? '');
    taken(await owner.call('confirmOrder', { params: { id } }));
    clock.now += 3000;
    await taskListOf(app.context).leave_unanswered?.({ order: id }, {} as never);
    expect(taken(await diner.order(id)).state).toBe('awaiting_restaurant');
    clock.now += 3000;
    await carryOut(id);
    expect(taken(await diner.order(id)).state).toBe('confirmed');
    clock.now = Date.now();
  });

  test('that the diner was quicker than takes no money and says why', async () => {
    const { id, owner } = await request();
    taken(await owner.call('confirmOrder', { params: { id } }));
    const { actions } = taken(await diner.order(id));
    expect(actions).toContain('cancel');
    await app.pool.query(
      "update orders set state = 'cancelled', payment_state = 'none', ended_at = now(), ended_by = 'diner', end_rule = 'not_paid' where id = $1",
      [id],
    );
    await app.pool.query(
      `insert into order_event (order_id, actor, from_state, to_state, payment_state) values ($1, 'diner', 'awaiting_restaurant', 'cancelled', 'none')`,
      [id],
    );
    const { rows } = await app.pool.query<{ id: string }>('select id from payment where order_id = $1', [id]);
    await taskListOf(app.context).void_payment?.({ payment: rows[0]?.id }, {} as never);
    await carryOut(id);
    expect(await steps(id)).toMatchObject([{ state: 'refused', refusal: 'order_state' }]);
    expect(await chargedOf(app.pool, id)).toBe(0);
  });

  test('carried out and taken back at the same moment, many times over: one of the two happens', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, owner } = await request();
      taken(await owner.call('confirmOrder', { params: { id } }));
      const [undone] = await Promise.all([
        owner.call('undoConfirm', { params: { id } }),
        carryOut(id),
        carryOut(id),
        owner.call('undoConfirm', { params: { id } }),
      ]);
      const [step] = await steps(id);
      const { state } = taken(await diner.order(id));
      expect([step?.state, state]).toEqual(
        step?.state === 'done' ? ['done', 'confirmed'] : ['taken_back', 'awaiting_restaurant'],
      );
      if (undone.ok) expect(step?.state).toBe('taken_back');
    }
  });
});

/** A meal whose discount was not given, with the claim of its diner. */
async function claimed(): Promise<{ id: string; owner: Caller }> {
  const { id, owner } = await request();
  taken(await owner.call('confirmOrder', { params: { id } }));
  await drain(app.context);
  clock.now = Date.parse(taken(await diner.order(id)).starts_at);
  taken(await owner.call('arriveOrder', { params: { id }, body: {} }));
  await app.pool.query(
    `insert into discount_claim (order_id, user_id, text, charged, photo, created_at) values ($1, $2, 'They charged the whole bill.', 5600, null, $3)`,
    [id, diner.id, new Date(clock.now).toISOString()],
  );
  return { id, owner };
}
/** What the decision gave: to the card and as credit. */
const givenBack = async (id: string) =>
  (
    await app.pool.query<{ sum: number }>(
      `select ((select coalesce(sum(amount), 0) from refund where order_id = $1)
         + (select coalesce(sum(amount), 0) from credit_entry where order_id = $1 and reason = 'claim'))::integer as sum`,
      [id],
    )
  ).rows[0]?.sum;
const decide = (id: string, decision: 'accepted' | 'rejected' = 'accepted') =>
  admin.call('decideClaim', { params: { id }, body: { decision } });

describe('a claim', () => {
  test('waits 48 hours for the restaurant’s word, and no longer', async () => {
    const { id, owner } = await claimed();
    await restaurantOf(id, owner);
    expect(await decide(id)).toMatchObject({ code: 'claim_waits_for_restaurant', status: 409 });
    clock.now += 48 * hour - 1;
    expect(await decide(id)).toMatchObject({ code: 'claim_waits_for_restaurant' });
    clock.now += 1;
    expect(taken(await decide(id))).toMatchObject({ state: 'open', pending: { decision: 'accepted' } });
    // As long as it is not decided, the restaurant may still write.
    const restaurant = taken(await owner.call('answerClaim', word(id, owner)));
    expect(restaurant.house_text).toBe(text);
  });

  const text = 'The discount is the third line of the bill.';
  const word = (id: string, owner: Caller) => ({
    params: { id: restaurants.get(owner) ?? '', order: id },
    body: { text },
  });
  const restaurants = new Map<Caller, string>();
  const restaurantOf = async (id: string, owner: Caller) => {
    const { rows } = await app.pool.query<{ restaurant_id: string }>('select restaurant_id from orders where id = $1', [
      id,
    ]);
    restaurants.set(owner, rows[0]?.restaurant_id ?? '');
  };

  test('with the restaurant’s word can be decided at once: who decides reads it, and the money comes after the undo', async () => {
    const { id, owner } = await claimed();
    await restaurantOf(id, owner);
    const listed = await owner.call('listRestaurantClaims', { params: { id: restaurants.get(owner) ?? '' } });
    expect(taken(listed)).toMatchObject([{ order: id, state: 'open', house_text: null, charged: { amount: 5600 } }]);
    taken(await owner.call('answerClaim', word(id, owner)));
    expect(await owner.call('answerClaim', word(id, owner))).toMatchObject({ code: 'claim_word_given' });
    const { pending } = taken(await decide(id));
    expect(await decide(id, 'rejected'), 'another one waits already').toMatchObject({ code: 'already_decided' });
    expect(await givenBack(id)).toBe(0);
    taken(await admin.call('undoStep', { params: { id: pending?._id ?? '' } }));
    expect(await admin.call('undoStep', { params: { id: pending?._id ?? '' } })).toMatchObject({
      code: 'undo_too_late',
    });
    await carryOut(id);
    expect(await givenBack(id)).toBe(0);

    expect(taken(await decide(id))).toMatchObject({ house_text: text, state: 'open' });
    await inParallel([1, 2, 3], () => carryOut(id));
    expect(await givenBack(id)).toBe(600);
    expect(await owner.call('answerClaim', word(id, owner))).toMatchObject({ code: 'already_decided' });
  });
});

describe('a refund', () => {
  const over = () => overOrder({ app, clock }, diner);
  const refund = (id: string, amount = 300, idempotencyKey = id) =>
    admin.call('refundOrder', { params: { id }, body: { amount, reason } }, { idempotencyKey });

  test('goes once it can no longer be taken back, and once however often it is asked for', async () => {
    const order = await over();
    expect(taken(await refund(order))).toMatchObject({
      pending_refund: { amount: 300 },
      goodwill: { amount: 0 },
    });
    expect(taken(await refund(order)).pending_refund).not.toBeNull();
    expect(await refund(order, 200, 'another')).toMatchObject({ code: 'already_decided' });
    await drain(app.context);
    expect(taken(await refund(order))).toMatchObject({ pending_refund: null, goodwill: { amount: 300 } });
    expect(await chargedOf(app.pool, order)).toBe(300);
  });

  test('that was taken back never goes', async () => {
    const order = await over();
    const { pending_refund: step } = taken(await refund(order));
    taken(await admin.call('undoStep', { params: { id: step?._id ?? '' } }));
    await drain(app.context);
    expect(await chargedOf(app.pool, order)).toBe(600);
    expect(await steps(order)).toMatchObject([{ state: 'taken_back' }]);
  });
});
