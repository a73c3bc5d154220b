import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { releaseAllExpired } from '../src/features/orders/index.ts';
import { sweepWaitlists, serveWaitlist } from '../src/features/waitlist/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, newDiners, openTable, taken } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { join } from './support/waiting.ts';

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
  await drain(first.context);
  expect(await auditDatabase(first.pool)).toEqual([]);
});

const mealOf = (table: Table) => ({ restaurant: table.restaurantId, date: table.date, period: 'night' as const });
const serveEverywhere = (table: Table) =>
  Promise.all([first, second, first, second].map((app) => serveWaitlist(app.context, mealOf(table))));

/** A meal sold out to `count` diners, and as many who wait. */
async function soldOut(count: number, waiting: number) {
  const table = await openTable(first.pool, { qtd: count });
  const owners = await newDiners(first.pool, first.url, count);
  const orders = await Promise.all(owners.map(async (owner) => taken(await owner.hold(table))._id));
  const line = await newDiners(first.pool, first.url, waiting);
  for (const diner of line) taken(await join(diner, table));
  return { table, owners, orders, line };
}

async function offeredTo(table: Table): Promise<(string | null)[]> {
  const { rows } = await first.pool.query<{ user_id: string }>(
    "select user_id from waiting_entry where restaurant_id = $1 and state = 'offered' order by line_no",
    [table.restaurantId],
  );
  return rows.map((row) => row.user_id);
}

test('tables that come free among buyers go to the first on it, one each, whoever serves it', async () => {
  const { table, owners, orders, line } = await soldOut(4, 6);
  const buyers = await newDiners(first.pool, first.url, 20);
  let served = 0;
  const [, , ...outcomes] = await Promise.all([
    Promise.all(owners.map((owner, index) => owner.at(index % 2 ? first.url : second.url).cancel(orders[index] ?? ''))),
    (async () => {
      for (; served < 5; served += 1) await serveEverywhere(table);
    })(),
    ...buyers.map((buyer, index) => buyer.at(index % 2 ? first.url : second.url).hold(table)),
  ]);
  await drain(first.context);
  expect(outcomes.map(({ code }) => code)).toEqual(buyers.map(() => 'table_taken'));
  expect(await offeredTo(table)).toEqual(line.slice(0, 4).map(({ id }) => id));
});

test('holds that run out go down the waitlist, while sweepers, servers and buyers find them at once', async () => {
  const { table, line } = await soldOut(2, 5);
  const buyers = await newDiners(first.pool, first.url, 8);
  for (let round = 0; round < 2; round += 1) {
    await first.pool.query(
      "update orders set hold_expires_at = now() - interval '1 second' where restaurant_id = $1 and state = 'held'",
      [table.restaurantId],
    );
    const [, , , , ...outcomes] = await Promise.all([
      releaseAllExpired(first.pool),
      releaseAllExpired(second.pool),
      serveEverywhere(table),
      sweepWaitlists(second.context),
      ...buyers.map((buyer, index) => buyer.at(index % 2 ? first.url : second.url).hold(table)),
    ]);
    await drain(first.context);
    expect(outcomes.map(({ code }) => code)).toEqual(buyers.map(() => 'table_taken'));
    expect(await offeredTo(table)).toEqual(line.slice(2 * round, 2 * round + 2).map(({ id }) => id));
  }
});

test('who leaves while the waitlist is served has no table, and who stays has one', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { table, owners, orders, line } = await soldOut(1, 2);
    const [leaver, stayer] = line as [Caller, Caller];
    const entry = taken(await leaver.call('listWaiting', {})).find(
      ({ restaurant }) => restaurant._id === table.restaurantId,
    );
    taken(await (owners[0] as Caller).cancel(orders[0] ?? ''));
    await Promise.all([
      serveEverywhere(table),
      leaver.at(second.url).call('leaveWaiting', { params: { id: entry?._id ?? '' } }),
    ]);
    await drain(first.context);
    expect(await offeredTo(table)).toEqual([stayer.id]);
  }
});

test('a diner who joins in the moment in which the table comes free gets it, or finds it free', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { table, owners, orders } = await soldOut(1, 0);
    const diner = await newDiner(first.pool, first.url);
    const [, joined] = await Promise.all([
      (owners[0] as Caller).cancel(orders[0] ?? ''),
      join(diner.at(second.url), table),
    ]);
    await drain(first.context);
    if (joined.ok) expect(await offeredTo(table)).toEqual([diner.id]);
    else expect(joined.code).toBe('waiting_table_free');
  }
});
