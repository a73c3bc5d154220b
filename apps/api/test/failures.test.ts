import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { newAdmin } from './support/owner.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
});
afterAll(() => test.close());

type Kind = 'mails' | 'jobs' | 'webhooks' | 'payments';
const list = async (of: Kind) =>
  (await test.client.call('listFailures', { query: { of } }, { token: admin.token })).data;
const retry = async (of: Kind, ids?: string[]) => taken(await admin.call('retryFailures', { body: { of, ids } }));

async function failedMail(to: string): Promise<string> {
  const id = randomUUID();
  await test.pool.query(
    `insert into mail (id, recipient, locale, kind, subject, body, attempts, last_error, failed_at)
     values ($1, $2, 'pt', 'reminder', 'Amanhã', 'x', 12, 'Mailbox full', now())`,
    [id, to],
  );
  return id;
}

it('tries one message again, then all that are left', async () => {
  const first = await failedMail('a@metade.test');
  await failedMail('b@metade.test');
  await failedMail('c@metade.test');
  expect((await list('mails'))[0]).toMatchObject({ what: 'Amanhã', why: 'Mailbox full', attempts: 12, next: null });
  expect(await retry('mails', [first])).toEqual({ retried: 1, left: 2 });
  expect(await retry('mails', [first])).toEqual({ retried: 0, left: 2 });
  expect(await retry('mails')).toEqual({ retried: 2, left: 0 });
  expect(await list('mails')).toEqual([]);
  const { rows } = await test.pool.query<{ jobs: number }>(
    "select count(*) as jobs from graphile_worker.jobs where task_identifier = 'deliver_mail' and key like 'mail %'",
  );
  expect(rows[0]?.jobs).toBeGreaterThanOrEqual(3);
  const log = await test.client.call('listChanges', { query: { what: 'mail.resent' } }, { token: admin.token });
  expect(log.total).toBe(3);
});

it('shows a job that was given up beside one that will be tried, and tries it from the start', async () => {
  const add = (key: string, attempts: number) =>
    test.pool.query(
      `with added as (select * from graphile_worker.add_job('close_statements', '{}', job_key := $1, max_attempts := 25, run_at := now() + interval '1 day'))
       select id from added`,
      [`${key} ${attempts}`],
    );
  await add('job', 25);
  await add('job', 3);
  for (const attempts of [25, 3])
    await test.pool.query(
      "update graphile_worker._private_jobs set attempts = $1, last_error = 'The gateway is silent' where key = $2",
      [attempts, `job ${attempts}`],
    );
  const found = await list('jobs');
  const jobOf = (attempts: number) => found.find((one) => one.attempts === attempts);
  expect(jobOf(25)).toMatchObject({ name: 'close_statements', why: 'The gateway is silent', next: null });
  expect(jobOf(3)?.next).not.toBeNull();
  expect((await retry('jobs', [jobOf(25)?._id ?? ''])).retried).toBe(1);
  const { rows } = await test.pool.query<{ attempts: number; due: boolean }>(
    "select attempts, run_at <= now() as due from graphile_worker.jobs where key = 'job 25'",
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
});

it('switches an address on again and tells it what it missed', async () => {
  const { restaurantId } = await openTable(test.pool);
  const id = randomUUID();
  await test.pool.query(
    `insert into webhook (id, restaurant_id, url, events, secret, failing_since, disabled_at)
     values ($1, $2, 'https://kitchen.test/', '{}', 'x', now() - interval '4 days', now())`,
    [id, restaurantId],
  );
  expect((await list('webhooks'))[0]).toMatchObject({ _id: id, what: 'https://kitchen.test/' });
  expect(await retry('webhooks')).toEqual({ retried: 1, left: 0 });
  const { rows } = await test.pool.query('select failing_since, disabled_at from webhook where id = $1', [id]);
  expect(rows).toEqual([{ failing_since: null, disabled_at: null }]);
});

it('tells when an address that fails is tried next, and has it given up only once it is switched off', async () => {
  const table = await openTable(test.pool);
  const diner = await newDiner(test.pool, test.url);
  const order = taken(await diner.hold(table))._id;
  const id = randomUUID();
  await test.pool.query(
    `insert into webhook (id, restaurant_id, url, events, secret, failing_since) values ($1, $2, 'https://till.test/', '{}', 'x', now())`,
    [id, table.restaurantId],
  );
  for (const [attempts, next] of [
    [5, '2050-01-02T00:00:00.000Z'],
    [3, '2050-01-01T00:00:00.000Z'],
  ])
    await test.pool.query(
      `with told as (
         insert into webhook_delivery (webhook_id, order_id, event, to_state, at, attempts, tried_at, error)
         values ($1, $2, 'booking.made', 'confirmed', now(), $3::integer, now(), 'unreachable') returning id)
       select graphile_worker.add_job('send_webhook', json_build_object('delivery', told.id), job_key := 'webhook ' || told.id,
         run_at := $4) from told`,
      [id, order, attempts, next],
    );
  expect(await list('webhooks')).toMatchObject([
    { _id: id, attempts: 5, why: 'unreachable', next: '2050-01-01T00:00:00.000Z' },
  ]);
  const file = await fetch(`${test.url}/v1/admin/failures/csv?of=webhooks`, {
    headers: { 'accept-language': 'es', authorization: `Bearer ${admin.token}` },
  });
  expect(await file.text()).toContain(',Inaccesible,');
  await test.pool.query('update webhook set disabled_at = now() where id = $1', [id]);
  expect(await list('webhooks')).toMatchObject([{ _id: id, next: null }]);
});

it('tells what the gateway said that cannot be true', async () => {
  await test.pool.query(
    `insert into gateway_alarm (reference, source, fields, expected, told) values ('pay_1', 'event', '{amount}', '{"amount": 700}', '{"amount": 800}')`,
  );
  expect((await list('payments'))[0]).toMatchObject({ name: 'pay_1', what: 'amount', order: null });
});

it('has what the gateway was asked for and did not do among payments, with its booking, and asks again', async () => {
  const table = await openTable(test.pool, { confirmationMode: 'review' });
  const diner = await newDiner(test.pool, test.url);
  const order = taken(await diner.hold(table))._id;
  taken(await diner.pay(order, await test.cardToken()));
  await test.pool.query(
    `select graphile_worker.add_job('capture_payment', '{}', job_key := 'capture ' || id, run_at := now() + interval '1 day') from payment where order_id = $1`,
    [order],
  );
  await test.pool.query(
    "update graphile_worker._private_jobs set attempts = 25, last_error = 'The gateway is silent' where key like 'capture %'",
  );
  const failed = (await list('payments')).find(({ what }) => what === 'capture_payment');
  expect(failed).toMatchObject({ why: 'The gateway is silent', next: null, order: { _id: order } });
  expect((await list('jobs')).some(({ name }) => name === 'capture_payment')).toBe(false);
  // What the gateway said is no job: there is nothing to try again.
  const alarm = (await list('payments')).find(({ _id }) => _id.startsWith('alarm '));
  expect(await retry('payments', [alarm?._id ?? ''])).toEqual({ retried: 0, left: 1 });
  expect(await retry('payments', [failed?._id ?? ''])).toEqual({ retried: 1, left: 0 });
});
