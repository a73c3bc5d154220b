import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookMessage } from '@metade/contracts/webhooks.ts';
import type { WebhookEvent } from '@metade/contracts/webhooks.ts';
import { addDays } from '@metade/domain/time.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { undeclared } from './support/checked-answers.ts';
import { Caller, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import type { CurrentRestaurant, OrderFacts, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, slotAt } from './support/orders-fixture.ts';
import { startReceiver } from './support/receiver.ts';

let app: TestApp;
let restaurant: CurrentRestaurant;
let owner: Caller;
let diner: Person;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let now: number;

const all = [
  'booking.confirmed',
  'booking.declined',
  'booking.arrived',
  'booking.arrival_undone',
  'booking.no_show',
] as const;

beforeAll(async () => {
  app = await startTestApp({
    env: { WEBHOOK_LOOPBACK: 'true' },
    settings: { webhookTimeoutSeconds: 5, webhookAttempts: 3, webhooksMax: 2 },
    overrides: { now: () => now },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = Date.now();
  receiver = await startReceiver();
  restaurant = await createRestaurant(app.pool);
  const person = await createPerson(app.pool, { first: 'Olga' });
  await joinTeam(app.pool, restaurant, person, 'owner');
  await app.pool.query('update restaurant set owner_id = $2 where id = $1', [restaurant.id, person.id]);
  owner = new Caller(app.url, person.token, person.id);
  diner = await createPerson(app.pool, { first: 'Ana', last: 'Silva' });
});
afterEach(async () => {
  await receiver.close();
  const messages = receiver.received.map(({ body }) => ({
    body,
    type: (JSON.parse(body) as { type: WebhookEvent }).type,
  }));
  expect(messages.flatMap(({ body, type }) => undeclared(webhookMessage(type), body))).toEqual([]);
});

const at = () => ({ params: { id: restaurant.id } });
async function add(url = receiver.url, events: readonly (typeof all)[number][] = all) {
  const { data, secret } = await app.client.call(
    'createWebhook',
    { ...at(), body: { url, events: [...events] } },
    { token: owner.token },
  );
  return { ...data, secret };
}
async function book(state: 'awaiting_restaurant' | 'confirmed' = 'awaiting_restaurant'): Promise<OrderFacts> {
  const date = addDays(new Date(now).toISOString().slice(0, 10), 2);
  const slot = await slotAt(app.pool, restaurant, { date, time: '20:00' });
  return createOrder(app.pool, restaurant, diner, { slot, date, time: '20:00', state });
}
const decline = (order: OrderFacts) => {
  // The log is in the order of the steps.
  now += 1_000;
  return owner.call('declineOrder', { params: { id: order.id }, body: { reason: 'Full restaurant' } });
};
const log = async (webhook: string) =>
  taken(await owner.call('listWebhookDeliveries', { params: { id: restaurant.id, webhook } }));
const verified = (secret: string, index = 0) => {
  const { body, headers } = receiver.received[index] ?? { body: '', headers: {} };
  return new Verifier(secret).verify(body, headers as Record<string, string>) as { type: string; data: object };
};

describe('a message', () => {
  test('is signed, carries what a restaurant sees of a booking, and nothing of its card', async () => {
    const hook = await add();
    const order = await book();
    await app.pool.query("update payment set card_last4 = '4242', card_brand = 'visa' where order_id = $1", [order.id]);
    expect((await decline(order)).ok).toBe(true);
    await drain(app.context);
    expect(receiver.received).toHaveLength(1);
    expect(verified(hook.secret)).toMatchObject({
      type: 'booking.declined',
      data: {
        _id: order.id,
        number: order.number,
        state: 'declined',
        places: 4,
        name: { first: 'Ana', last: 'Silva' },
      },
    });
    expect(receiver.received[0]?.body).not.toMatch(/4242|visa|example\.test/);
    const [told] = await log(hook._id);
    expect(told).toMatchObject({
      _id: receiver.received[0]?.headers['webhook-id'],
      event: 'booking.declined',
      number: order.number,
      state: 'done',
      attempts: 1,
      status: 200,
      answer: 'thank you',
      error: null,
    });
    expect(told?.duration_ms).toBeGreaterThanOrEqual(0);
  });

  test('goes only for the chosen steps, only to the restaurant’s own addresses, and not for what was rolled back', async () => {
    const hook = await add(receiver.url, ['booking.arrived']);
    const other = await createRestaurant(app.pool);
    await app.pool.query(
      `insert into webhook (id, restaurant_id, url, events, secret) values (gen_random_uuid(), $1, $2, $3, 'whsec_YWJj')`,
      [other.id, receiver.url, [...all]],
    );
    await decline(await book());
    const order = await book('confirmed');
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query(
      "insert into order_event (order_id, actor, from_state, to_state, payment_state) values ($1, 'restaurant', 'confirmed', 'arrived', 'paid')",
      [order.id],
    );
    await client.query('rollback');
    client.release();
    await drain(app.context);
    expect(receiver.received).toEqual([]);
    expect(await log(hook._id)).toEqual([]);
  });

  test('that fails is tried again under the same id, until it is given up, and can be sent again', async () => {
    receiver.answers((response) => response.writeHead(500).end('out of order'));
    const hook = await add();
    await decline(await book());
    await drain(app.context);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const [given] = await log(hook._id);
    expect(given).toMatchObject({ state: 'failed', attempts: 3, status: 500, answer: 'out of order' });
    receiver.answers((response) => response.writeHead(204).end());
    const params = { id: restaurant.id, webhook: hook._id, delivery: given?._id ?? '' };
    expect(taken(await owner.call('resendWebhookDelivery', { params }))).toMatchObject({ state: 'waiting' });
    await drain(app.context);
    expect(receiver.received).toHaveLength(4);
    expect(receiver.received[3]?.headers['webhook-id']).toBe(given?._id);
    expect((await log(hook._id))[0]).toMatchObject({ state: 'done', attempts: 1, status: 204 });
  });

  test('follows no redirect, waits no longer than its time, and keeps only the beginning of an answer', async () => {
    const hook = await add();
    receiver.answers((response) => response.writeHead(302, { location: receiver.url }).end());
    await decline(await book());
    await drain(app.context);
    expect((await log(hook._id))[0]).toMatchObject({ state: 'failed', status: 302 });
    receiver.answers(() => {});
    await decline(await book());
    await drain(app.context);
    expect((await log(hook._id))[0]).toMatchObject({ state: 'failed', status: null, error: 'timeout' });
    receiver.answers((response) => response.end('x'.repeat(100_000)));
    await decline(await book());
    await drain(app.context);
    expect((await log(hook._id))[0]?.answer).toBe('x'.repeat(500));
  });
});

describe('an address', () => {
  test('that fails for three days is switched off, its owner is told, and saving it switches it on', async () => {
    receiver.answers((response) => response.writeHead(500).end());
    const hook = await add();
    await decline(await book());
    await drain(app.context);
    const listed = async () => taken(await owner.call('listWebhooks', at()))[0];
    expect(await listed()).toMatchObject({ disabled: null, failing_since: new Date(now).toISOString() });
    now += 71 * 3_600_000;
    await decline(await book());
    await drain(app.context);
    expect((await listed())?.disabled).toBeNull();
    now += 3_600_000 + 1_000;
    await decline(await book());
    await drain(app.context);
    expect((await listed())?.disabled).not.toBeNull();
    const { rows } = await app.pool.query('select kind, recipient from mail where kind = $1 and recipient = $2', [
      'webhook_disabled',
      `${owner.id}@example.test`,
    ]);
    expect(rows).toHaveLength(1);
    const before = receiver.received.length;
    await decline(await book());
    await drain(app.context);
    expect(receiver.received).toHaveLength(before);
    const body = { url: receiver.url, events: [...all], version: 1 };
    const saved = await owner.call('updateWebhook', { params: { id: restaurant.id, webhook: hook._id }, body });
    expect(saved).toMatchObject({ ok: true, data: { version: 2, disabled: null, failing_since: null } });
    expect(await owner.call('updateWebhook', { params: { id: restaurant.id, webhook: hook._id }, body })).toMatchObject(
      {
        code: 'webhook_changed',
        params: { current: { version: 2 } },
      },
    );
  });

  test.each([
    'http://example.com/hook',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1:8443/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0.0.0.0/',
    'https://2130706433.0/',
    'https://user:secret@example.com/',
    'http://10.0.0.1/',
  ])('such as %s is refused', async (url) => {
    expect(await owner.call('createWebhook', { ...at(), body: { url, events: [...all] } })).toMatchObject({
      code: expect.stringMatching(/^(webhook_address|invalid_fields)$/),
    });
  });

  test('there are as many as the setting says, and no more, however many ask at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => owner.call('createWebhook', { ...at(), body: { url: receiver.url, events: [...all] } })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'webhooks_limit')).toHaveLength(2);
  });

  test('has a secret that is told once; after a new one both sign for a day', async () => {
    const hook = await add();
    expect(JSON.stringify(taken(await owner.call('listWebhooks', at())))).not.toContain('whsec');
    const params = { id: restaurant.id, webhook: hook._id };
    const { secret } = await app.client.call('rotateWebhookSecret', { params }, { token: owner.token });
    await decline(await book());
    await drain(app.context);
    expect(verified(secret).type).toBe('booking.declined');
    expect(verified(hook.secret).type).toBe('booking.declined');
    now += 25 * 3_600_000;
    const late = await book();
    await app.pool.query('update orders set confirm_by = null where id = $1', [late.id]);
    await decline(late);
    await drain(app.context);
    expect(receiver.received[1]?.headers['webhook-signature']).not.toContain(' ');
  });

  test('is nobody’s but the owner’s and managers’ of its restaurant', async () => {
    const hook = await add();
    const host = await createPerson(app.pool);
    await joinTeam(app.pool, restaurant, host, 'host');
    const other = await createRestaurant(app.pool);
    const stranger = await createPerson(app.pool);
    await joinTeam(app.pool, other, stranger, 'owner');
    const params = { id: restaurant.id, webhook: hook._id };
    for (const [person, code] of [
      [host, 'forbidden'],
      [stranger, 'not_found'],
    ] as const) {
      const caller = new Caller(app.url, person.token);
      expect(await caller.call('listWebhooks', at())).toMatchObject({ code });
      expect(await caller.call('removeWebhook', { params })).toMatchObject({ code });
      expect(await caller.call('rotateWebhookSecret', { params })).toMatchObject({ code });
      expect(await caller.call('listWebhookDeliveries', { params })).toMatchObject({ code });
    }
    // Let in for an own restaurant, another one's address is still not found.
    const own = { id: other.id, webhook: hook._id };
    const caller = new Caller(app.url, stranger.token);
    expect(await caller.call('removeWebhook', { params: own })).toMatchObject({ code: 'not_found' });
    expect(await caller.call('rotateWebhookSecret', { params: own })).toMatchObject({ code: 'not_found' });
    expect(await caller.call('listWebhookDeliveries', { params: own })).toMatchObject({ code: 'not_found' });
    expect((await owner.call('removeWebhook', { params })).ok).toBe(true);
    expect(taken(await owner.call('listWebhooks', at()))).toEqual([]);
  });
});

describe('a webhook of the platform', () => {
  test('is told of the bookings of all restaurants, as a restaurant’s is of its own', async () => {
    const { id, token } = await createPerson(app.pool, { group: 'admin', roles: ['owner'] });
    const admin = new Caller(app.url, token, id);
    const add = (url: string) =>
      app.client.call('createPlatformWebhook', { body: { url, events: ['booking.declined'] } }, { token });
    const { data: hook, secret } = await add(receiver.url);
    const params = { id: hook._id };
    await decline(await book());
    await drain(app.context);
    expect(verified(secret)).toMatchObject({ type: 'booking.declined', data: { restaurant: restaurant.id } });
    const [told] = taken(await admin.call('listPlatformWebhookDeliveries', { params }));
    expect(told).toMatchObject({ state: 'done', status: 200 });
    taken(await admin.call('resendPlatformWebhookDelivery', { params: { ...params, delivery: told?._id ?? '' } }));
    await drain(app.context);
    expect(receiver.received).toHaveLength(2);

    const changed = { url: receiver.url, events: ['booking.arrived' as const], version: 1 };
    expect(taken(await admin.call('updatePlatformWebhook', { params, body: changed })).version).toBe(2);
    const renewed = await app.client.call('rotatePlatformWebhookSecret', { params }, { token });
    expect(renewed.secret).not.toBe(secret);
    await add(receiver.url);
    await expect(add(receiver.url)).rejects.toThrow('webhooks_limit');
    expect((await owner.call('listPlatformWebhooks', {})).code).toBe('forbidden');
    expect((await owner.call('removeWebhook', { params: { id: restaurant.id, webhook: hook._id } })).code).toBe(
      'not_found',
    );
    expect(taken(await owner.call('listWebhooks', at()))).toEqual([]);
    for (const { _id } of taken(await admin.call('listPlatformWebhooks', {})))
      taken(await admin.call('removePlatformWebhook', { params: { id: _id } }));
  });
});
