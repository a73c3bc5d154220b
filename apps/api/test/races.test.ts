import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { releaseAllExpired } from '../src/features/orders/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { cards, newDiner, newDiners, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller, Outcome, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { chargedOf, expireHold, setQuantity } from './support/table-facts.ts';
import { books } from './support/gateway-under-test.ts';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startTestApp();
  second = await startTestApp({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});
afterEach(async () => {
  await drain(first.context, { later: true });
  expect(await auditDatabase(first.pool)).toEqual([]);
});

const tally = (outcomes: Outcome<unknown>[]) =>
  Object.fromEntries(
    [...new Set(outcomes.map(({ code }) => code))]
      .sort()
      .map((code) => [code, outcomes.filter((one) => one.code === code).length]),
  );

/** Everybody at once, every second one through the other server. */
function atOnce<T>(callers: Caller[], act: (caller: Caller, index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(callers.map((caller, index) => act(caller.at(index % 2 ? second.url : first.url), index)));
}

test('of 50 buyers of the last table through two servers one gets it', async () => {
  const table = await openTable(first.pool);
  const buyers = await newDiners(first.pool, first.url, 50);
  expect(tally(await atOnce(buyers, (buyer) => buyer.hold(table)))).toEqual({ ok: 1, table_taken: 49 });
});

test.each([
  [3, 20],
  [7, 7],
  [9, 4],
])('%i tables and %i buyers: everyone gets one, or every table is taken', async (qtd, count) => {
  const table = await openTable(first.pool, { qtd });
  const buyers = await newDiners(first.pool, first.url, count);
  const outcomes = tally(await atOnce(buyers, (buyer) => buyer.hold(table)));
  expect(outcomes.ok).toBe(Math.min(qtd, count));
  expect(outcomes.table_taken ?? 0).toBe(Math.max(0, count - qtd));
});

test('60 holds that come together share statements, and one that must fail fails alone', async () => {
  const tables = await Promise.all(Array.from({ length: 5 }, () => openTable(first.pool, { qtd: 12 })));
  const buyers = await newDiners(first.pool, first.url, 60);
  const [greedy] = buyers as [Caller];
  const outcomes = await Promise.all(
    // The first diner asks twice for one meal.
    [greedy, ...buyers].map((buyer, index) => buyer.hold(tables[Math.max(0, index - 1) % 5] as Table)),
  );
  expect(tally(outcomes)).toEqual({ ok: 60, hold_exists: 1 });
  const { rows } = await first.pool.query(
    'select count(*) as orders, count(distinct xmin::text) as transactions from orders where restaurant_id = any ($1)',
    [tables.map(({ restaurantId }) => restaurantId)],
  );
  expect(rows[0].orders).toBe(60);
  expect(rows[0].transactions).toBeLessThan(60);
});

test('one key sent 20 times at once is one order, told 20 times', async () => {
  const table = await openTable(first.pool, { qtd: 30 });
  const diner = await newDiner(first.pool, first.url);
  const outcomes = await atOnce(
    Array.from({ length: 20 }, () => diner),
    (caller) => caller.hold(table, { idempotencyKey: 'once' }),
  );
  expect(tally(outcomes)).toEqual({ ok: 20 });
  expect(new Set(outcomes.map((one) => taken(one)._id)).size).toBe(1);
});

test('one key with another table is refused', async () => {
  const diner = await newDiner(first.pool, first.url);
  const [table, other] = [await openTable(first.pool), await openTable(first.pool)];
  taken(await diner.hold(table, { idempotencyKey: 'mine' }));
  expect((await diner.hold(other, { idempotencyKey: 'mine' })).code).toBe('idempotency_key_reused');
  expect((await diner.hold(other, { idempotencyKey: 'another' })).code).toBe('ok');
});

test('a diner with 20 keys at once holds one table of a meal', async () => {
  const table = await openTable(first.pool, { qtd: 30 });
  const diner = await newDiner(first.pool, first.url);
  const outcomes = await atOnce(
    Array.from({ length: 20 }, () => diner),
    (caller) => caller.hold(table, { idempotencyKey: randomUUID() }),
  );
  expect(tally(outcomes)).toEqual({ ok: 1, hold_exists: 19 });
});

test('a diner who tries six restaurants at once holds two tables, and no third', async () => {
  const tables = await Promise.all(Array.from({ length: 6 }, () => openTable(first.pool)));
  const diner = await newDiner(first.pool, first.url);
  const outcomes = await atOnce(
    tables.map(() => diner),
    (caller, index) => caller.hold(tables[index] as Table),
  );
  expect(tally(outcomes)).toEqual({ ok: 2, holds_limit: 4 });
});

test('a hold that ran out is free for one of 20 next buyers, with no job running', async () => {
  const table = await openTable(first.pool);
  const sleeper = await newDiner(first.pool, first.url);
  const lost = taken(await sleeper.hold(table))._id;
  await expireHold(first.pool, lost);
  const buyers = await newDiners(first.pool, first.url, 20);
  expect(tally(await atOnce(buyers, (buyer) => buyer.hold(table)))).toEqual({ ok: 1, table_taken: 19 });
  expect(taken(await sleeper.order(lost)).state).toBe('expired');
});

test('a diner takes his own table again once his hold ran out, while sweepers give it back', async () => {
  const diner = await newDiner(first.pool, first.url);
  for (let round = 0; round < 15; round += 1) {
    const table = await openTable(first.pool);
    await expireHold(first.pool, taken(await diner.hold(table))._id);
    const [again] = await Promise.all([
      diner.hold(table),
      releaseAllExpired(second.pool),
      releaseAllExpired(first.pool),
    ]);
    expect(again.code).toBe('ok');
    taken(await diner.cancel(taken(again)._id));
  }
});

test('a sweep gives back many tables at once, and does not wait for an order that somebody is working on', async () => {
  const table = await openTable(first.pool, { qtd: 30 });
  const diners = await newDiners(first.pool, first.url, 30);
  const orders = (await atOnce(diners, (diner) => diner.hold(table))).map((held) => taken(held)._id);
  await Promise.all(orders.map((order) => expireHold(first.pool, order)));
  const client = await first.pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from orders where id = $1 for update', [orders[0]]);
    expect(await releaseAllExpired(second.pool)).toBe(29);
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await releaseAllExpired(second.pool)).toBe(1);
  const { rows } = await first.pool.query('select booked from slot_day where slot_id = $1', [table.slotId]);
  expect(rows).toEqual([{ booked: 0 }]);
});

test('sweepers, buyers and leavers of one day cross each other without a lost request', async () => {
  const lunch = await openTable(first.pool, { time: '12:30', qtd: 2 });
  const dinner = { ...lunch, slotId: randomUUID() };
  await first.pool.query(
    "insert into table_slot (id, restaurant_id, day, period, time, qtd, places) select $2, restaurant_id, day, 'night', '20:00', 2, 2 from table_slot where id = $1",
    [lunch.slotId, dinner.slotId],
  );
  const diners = await newDiners(first.pool, first.url, 12);
  for (let round = 0; round < 8; round += 1) {
    const outcomes = await atOnce(diners, async (diner, index) => {
      const held = await diner.hold(index % 2 ? lunch : dinner);
      if (held.ok && index % 3 === 0) return diner.cancel(held.data._id);
      if (held.ok) await expireHold(first.pool, held.data._id);
      await releaseAllExpired(first.pool);
      return held;
    });
    expect(Object.keys(tally(outcomes)).filter((code) => !['ok', 'table_taken', 'hold_exists'].includes(code))).toEqual(
      [],
    );
  }
});

test('an owner who closes or lowers a slot among buyers never leaves it oversold', async () => {
  for (let round = 0; round < 6; round += 1) {
    const qtd = 8;
    const table = await openTable(first.pool, { qtd });
    const buyers = await newDiners(first.pool, first.url, 16);
    const lowered = round % 3;
    const [outcomes] = await Promise.all([
      atOnce(buyers, async (buyer, index) => {
        await new Promise((resolve) => setTimeout(resolve, (index % 4) * 3));
        return buyer.hold(table);
      }),
      setQuantity(second.pool, table, lowered),
    ]);
    const sold = outcomes.filter(({ ok }) => ok);
    expect(sold.length).toBeGreaterThanOrEqual(lowered);
    expect(sold.length).toBeLessThanOrEqual(qtd);
    const { rows } = await first.pool.query('select capacity, booked, overhang from slot_day where slot_id = $1', [
      table.slotId,
    ]);
    if (rows[0])
      expect(rows[0]).toEqual({ capacity: lowered, booked: sold.length, overhang: Math.max(0, sold.length - lowered) });
    const late = await newDiner(first.pool, first.url);
    const roomLeft = sold.length < lowered;
    expect((await late.hold(table)).ok).toBe(roomLeft);
    // Tables above the quantity go one by one; none of them is sold again.
    const [index] = outcomes.map((one, at) => (one.ok ? at : -1)).filter((at) => at >= 0);
    if (sold.length > lowered && index !== undefined) {
      taken(await (buyers[index] as Caller).cancel(taken(outcomes[index] as (typeof outcomes)[number])._id));
      expect((await late.hold(table)).ok).toBe(sold.length - 1 < lowered);
    }
  }
});

test('paying twice at once charges once: with one key both hear the same, with two the second is told to wait or that it is done', async () => {
  for (const keys of [
    ['a', 'a'],
    ['a', 'b'],
    [undefined, undefined],
  ]) {
    const table = await openTable(first.pool);
    const diner = await newDiner(first.pool, first.url);
    const order = taken(await diner.hold(table))._id;
    const card = await first.cardToken();
    const outcomes = await atOnce([diner, diner, diner, diner], (caller, index) => {
      const key = keys[index % 2];
      return caller.pay(order, card, key === undefined ? {} : { idempotencyKey: key });
    });
    const codes = tally(outcomes);
    if (keys[0] === keys[1] && keys[0] !== undefined) expect(codes).toEqual({ ok: 4 });
    else {
      expect(codes.ok).toBeGreaterThanOrEqual(1);
      expect(Object.keys(codes).filter((code) => !['ok', 'payment_in_progress', 'order_state'].includes(code))).toEqual(
        [],
      );
    }
    expect(taken(await diner.order(order))).toMatchObject({ state: 'confirmed', payment_state: 'paid' });
    const { rows } = await first.pool.query<{ charged: number }>(
      `select count(*) as charged from ${books}.payments g join payment p on p.id::text = g.reference where p.order_id = $1 and g.state = 'captured'`,
      [order],
    );
    expect(rows[0]?.charged).toBe(1);
  }
});

test.each(['instant', 'review'] as const)(
  'pay against cancel (%s): a table that stands, or nothing paid',
  async (confirmationMode) => {
    for (let round = 0; round < 12; round += 1) {
      const table = await openTable(first.pool, { confirmationMode });
      const diner = await newDiner(first.pool, first.url);
      const order = taken(await diner.hold(table))._id;
      const card = await first.cardToken(round % 3 === 0 ? cards.webhookDisordered : cards.visa);
      const [paid, left] = await Promise.all([
        diner.pay(order, card),
        new Promise<void>((resolve) => setTimeout(resolve, round)).then(() => diner.at(second.url).cancel(order)),
      ]);
      expect(left.code).toBe('ok');
      expect(['ok', 'payment_too_late', 'order_state']).toContain(paid.code);
      await drain(first.context);
      expect(taken(await diner.order(order)).state).toBe('cancelled');
      expect(await chargedOf(first.pool, order)).toBe(0);
    }
  },
);

test('pay against the end of the hold and the next buyer: one of them has the table, and nobody else has paid', async () => {
  for (let round = 0; round < 12; round += 1) {
    const table = await openTable(first.pool);
    const [slow, next] = (await newDiners(first.pool, first.url, 2)) as [Caller, Caller];
    const order = taken(await slow.hold(table))._id;
    const token = await first.cardToken(cards.authenticate);
    const waiting = taken(await slow.pay(order, token));
    await expireHold(first.pool, order);
    const [, bought] = await Promise.all([
      fetch(`${waiting.payment?.action_url}/approve`, { method: 'POST', redirect: 'manual' }),
      next.at(second.url).hold(table),
      slow.refresh(order),
    ]);
    await drain(first.context);
    const mine = taken(await slow.order(order));
    if (bought.ok) {
      expect(mine.state).toBe('expired');
      expect(await chargedOf(first.pool, order)).toBe(0);
      expect((await slow.pay(order, token)).code).toBe('hold_expired');
    } else {
      expect(mine).toMatchObject({ state: 'confirmed', payment_state: 'paid' });
    }
  }
});

test('the answer of a payment, its webhook, twenty refreshes and its job at once move the order once', async () => {
  const table = await openTable(first.pool);
  const diner = await newDiner(first.pool, first.url);
  const order = taken(await diner.hold(table))._id;
  const card = await first.cardToken(cards.webhookDoubled);
  await Promise.all([diner.pay(order, card), ...Array.from({ length: 20 }, () => diner.at(second.url).refresh(order))]);
  await drain(first.context);
  const { rows } = await first.pool.query(
    'select from_state, to_state from order_event where order_id = $1 order by id',
    [order],
  );
  expect(rows).toEqual([
    { from_state: null, to_state: 'held' },
    { from_state: 'held', to_state: 'confirmed' },
    { from_state: 'confirmed', to_state: 'confirmed' },
  ]);
});

test('an answer of the restaurant against the end of its time: one of both counts, and the money follows it', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 14; round += 1) {
    const table = await openTable(first.pool, { confirmationMode: 'review' });
    const [diner, owner] = [await newDiner(first.pool, first.url), await ownerOf(first.pool, second.url, table)];
    const order = taken(await diner.hold(table))._id;
    taken(await diner.pay(order, await first.cardToken()));
    // From an eighth of a millisecond to a second: on a slow machine, too, some answers are in time.
    await first.pool.query("update orders set confirm_by = now() + $2 * interval '1 ms' where id = $1", [
      order,
      2 ** round / 8,
    ]);
    await first.pool.query('update graphile_worker._private_jobs set run_at = now() where key = $1', [
      `unanswered ${order}`,
    ]);
    const [said] = await Promise.all([
      new Promise((resolve) => setTimeout(resolve, 14)).then(() =>
        round % 2
          ? owner.call('confirmOrder', { params: { id: order } })
          : owner.call('declineOrder', { params: { id: order }, body: { reason: 'full' } }),
      ),
      drain(first.context),
    ]);
    await drain(first.context, { later: true });
    const { state } = taken(await diner.order(order));
    ends.add(state);
    expect(state).toBe(said.ok ? (round % 2 ? 'confirmed' : 'declined') : 'unanswered');
    expect(await chargedOf(first.pool, order)).toBe(state === 'confirmed' ? 600 : 0);
  }
  expect(ends.size).toBeGreaterThan(1);
});

test('cancelling five times at once gives the money back once', async () => {
  for (const idempotencyKey of [undefined, 'leave']) {
    const table = await openTable(first.pool);
    const diner = await newDiner(first.pool, first.url);
    const order = taken(await diner.hold(table))._id;
    taken(await diner.pay(order, await first.cardToken()));
    const outcomes = await atOnce([diner, diner, diner, diner, diner], (caller) =>
      caller.cancel(order, { refund_to: 'card' }, { idempotencyKey }),
    );
    expect(tally(outcomes)).toEqual(idempotencyKey ? { ok: 5 } : { ok: 1, order_state: 4 });
    await drain(first.context);
    const { rows } = await first.pool.query('select amount, state from refund where order_id = $1', [order]);
    expect(rows).toEqual([{ amount: 600, state: 'done' }]);
    expect(await chargedOf(first.pool, order)).toBe(0);
  }
});
