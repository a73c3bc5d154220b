import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { cards, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { heldTable, payWith } from './support/paying.ts';
import { startServerProcess } from './support/start-server-process.ts';
import { books } from './support/gateway-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

test('no card number and no code of its back stands anywhere in the database', async () => {
  const { diner, order } = await heldTable(app);
  // Not even one that a client puts where its token belongs.
  expect((await diner.pay(order, cards.visa, { idempotencyKey: 'number' })).code).toBe('invalid_fields');
  taken(await payWith(app, diner, order, '5555555555554444'));
  await drain(app.context);
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', '${books}', 'graphile_worker')`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const numbers = [...Object.values(cards), '5555555555554444'];
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~ '[0-9]{15,16}'`,
    );
    for (const { row } of rows) for (const number of numbers) expect(row.includes(number), name).toBe(false);
  }
});

test('no card number stands in what a server writes, whatever it is asked to write', async () => {
  const server = await startServerProcess(app, { LOG_LEVEL: 'trace', MOUNT_GATEWAY: 'true' });
  try {
    const { diner, order } = await heldTable(app);
    const form = { number: cards.visa, expMonth: 12, expYear: 2040, cvc: '123', holder: 'Diner Demo' };
    const headers = { 'content-type': 'application/json' };
    const tokenize = (body: string) => fetch(`${server.url}/gateway/tokens`, { method: 'POST', headers, body });
    await tokenize(`{"number":"${cards.visa}"`);
    const { token } = (await (await tokenize(JSON.stringify(form))).json()) as { token: string };
    expect((await diner.at(server.url).pay(order, cards.visa)).code).toBe('invalid_fields');
    expect(taken(await diner.at(server.url).pay(order, token)).state).toBe('confirmed');
    // A webhook under way at the kill would be sent again only half a minute later.
    const unsent = `select from ${books}.events where delivered_at is null`;
    await expect.poll(async () => (await app.pool.query(unsent)).rowCount).toBe(0);
    expect(server.output.join('')).toContain('"level":');
    expect(server.output.join('')).not.toContain(cards.visa);
  } finally {
    await server.kill();
    // Takes over what the server had begun.
    await app.startWorker();
  }
});
