import { expect, test } from 'vitest';
import { addDays } from '@metade/domain/time.ts';
import { startTestApp } from './support/app.ts';
import { Caller } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot } from './support/orders-fixture.ts';
import { startReceiver } from './support/receiver.ts';
import { startServerProcess } from './support/start-server-process.ts';

test('a server killed the moment a change is committed leaves its message in the queue: it is told once it is up again', async () => {
  const app = await startTestApp({ env: { WEBHOOK_LOOPBACK: 'true' } });
  const receiver = await startReceiver();
  const restaurant = await createRestaurant(app.pool);
  const [owner, diner] = [await createPerson(app.pool), await createPerson(app.pool)];
  await joinTeam(app.pool, restaurant, owner, 'owner');
  await app.pool.query(
    `insert into webhook (id, restaurant_id, url, events, secret) values (gen_random_uuid(), $1, $2, '{booking.declined}', 'whsec_YWJjZGVmZ2hpamtsbW5vcA==')`,
    [restaurant.id, receiver.url],
  );
  const date = addDays(new Date().toISOString().slice(0, 10), 2);
  const slot = await openSlot(app.pool, restaurant, { date, time: '20:00' });
  const order = await createOrder(app.pool, restaurant, diner, {
    slot,
    date,
    time: '20:00',
    state: 'awaiting_restaurant',
  });
  // Its worker may not be quicker than the end.
  const server = await startServerProcess(app, {
    KILL_AT: 'after commit 1',
    METADE_SETTINGS: JSON.stringify({ workerLostSeconds: 2 }),
  });
  await new Caller(server.url, owner.token)
    .call('declineOrder', { params: { id: order.id }, body: { reason: 'Full restaurant' } })
    .catch(() => {});
  await server.ended;
  expect(receiver.received).toEqual([]);
  const { rows } = await app.pool.query('select state from orders where id = $1', [order.id]);
  expect(rows).toEqual([{ state: 'declined' }]);
  await app.startWorker();
  await drain(app.context);
  expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'booking.declined',
  ]);
  await receiver.close();
  await app.close();
});
