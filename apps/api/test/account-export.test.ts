import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { bookedAt, change, openRestaurant } from './support/change-fixture.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { begin, newAdmin, newOwner } from './support/owner.ts';
import { join, takeLast } from './support/waiting.ts';

let app: TestApp;
let now = 0;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => now }, settings: { ownersPerAddressPerHour: 1000 } });
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => app.close());

type Rows = Record<string, Record<string, unknown>[]>;
const exported = async (of: Caller) => taken(await of.call('exportAccount', {})) as Rows;

/** A paid booking, its owner, and the clock at its meal. */
async function atTheMeal(diner: Caller): Promise<{ id: string; owner: Caller }> {
  now = Date.now();
  const table = await openTable(app.pool);
  const { order } = await bookedAt(app, table, diner);
  await drain(app.context);
  now = Date.parse(order.starts_at);
  return { id: order._id, owner: await ownerOf(app.pool, app.url, table) };
}

test('has what a diner waits for, and what was changed', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { two, late } = await openRestaurant(app);
  const { order } = await bookedAt(app, two, diner);
  const moved = taken(await change(diner, order._id, late));
  const full = await openTable(app.pool, { daysAhead: 5, qtd: 1 });
  await takeLast(app.pool, app.url, full);
  taken(await join(diner, full));
  const data = await exported(diner);
  expect(data.order_change).toMatchObject([{ order_id: moved._id, first_order_id: order._id, change_no: 1 }]);
  expect(data.waiting_entry).toMatchObject([{ user_id: diner.id, restaurant_id: full.restaurantId, date: full.date }]);
});

test('has disputes and claims with their answers, and not who acted for the other side', async () => {
  const [diner, admin] = [await newDiner(app.pool, app.url), await newAdmin(app)];
  const missed = await atTheMeal(diner);
  now += 31 * 60_000;
  taken(await missed.owner.call('markNoShow', { params: { id: missed.id } }));
  taken(
    await diner.call('disputeNoShow', { params: { id: missed.id }, body: { text: 'We sat by the door at eight.' } }),
  );
  const answer = { decision: 'rejected', note: 'Nobody saw you.' } as const;
  taken(await admin.call('decideDispute', { params: { id: missed.id }, body: answer }));
  const eaten = await atTheMeal(diner);
  taken(await eaten.owner.call('arriveOrder', { params: { id: eaten.id }, body: {} }));
  const bill = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('text', 'The waiter said that the voucher was not valid for dinner.');
  form.set('charged', '5600');
  form.set('food', '5000');
  form.set('file', new Blob([new Uint8Array(bill)], { type: 'image/jpeg' }), 'bill.jpg');
  taken(await diner.call('claimDiscount', { params: { id: eaten.id } }, { form }));
  taken(await admin.call('decideClaim', { params: { id: eaten.id }, body: answer }));

  const data = await exported(diner);
  const decided = { state: 'rejected', note: answer.note };
  expect(data.no_show_dispute).toMatchObject([
    { ...decided, order_id: missed.id, text: 'We sat by the door at eight.' },
  ]);
  expect(data.discount_claim).toMatchObject([{ ...decided, order_id: eaten.id, charged: 5600 }]);
  expect(data.order_event?.some(({ actor_id }) => actor_id === diner.id)).toBe(true);
  const text = JSON.stringify(data);
  for (const other of [admin, missed.owner, eaten.owner]) expect(text).not.toContain(other.id);
});

test('has what a restaurant noted of the diner, and not who of its team wrote it', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { id, owner } = await atTheMeal(diner);
  const body = { note: 'Asks for the quiet corner.', tags: ['regular' as const], table: '12' };
  taken(await owner.call('saveGuest', { params: { id }, body }));
  const data = await exported(diner);
  expect(data.guest_note).toMatchObject([{ note: body.note, tags: body.tags }]);
  expect(data.booking_table).toMatchObject([{ order_id: id, label: '12' }]);
  expect(JSON.stringify(data)).not.toContain(owner.id);
});

test('has an owner’s restaurant, its way to the public, and what the owner did, and of no other owner', async () => {
  const [owner, other, admin] = [await newOwner(app), await newOwner(app), await newAdmin(app)];
  const own = await begin(owner);
  const foreign = await begin(other);
  await app.pool.query(
    `insert into restaurant_event (id, restaurant_id, actor_id, from_state, to_state, notes)
     values (gen_random_uuid(), $1, $2, 'submitted', 'changes_requested', '[{"field": "menu", "reason": "It is empty."}]')`,
    [own, admin.id],
  );
  const data = await exported(owner);
  expect(data.restaurant).toMatchObject([{ id: own, owner_id: owner.id }]);
  expect(data.restaurant_event).toMatchObject([{ restaurant_id: own, notes: [{ reason: 'It is empty.' }] }]);
  expect(data.audit_log).toMatchObject([{ what: 'registration.begun', actor_id: owner.id }]);
  const text = JSON.stringify(data);
  for (const id of [admin.id, other.id, foreign]) expect(text).not.toContain(id);
});
