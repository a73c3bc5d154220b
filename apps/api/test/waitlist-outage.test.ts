import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { sweepWaitlists } from '../src/features/waitlist/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import type { Caller, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { entryOf, join, takeLast } from './support/waiting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A table that came free while somebody waits, on a day on which no worker runs and whose jobs are lost. */
async function keptTable(): Promise<{ table: Table; diner: Caller; passerBy: Caller }> {
  const table = await openTable(app.pool);
  const { owner, order } = await takeLast(app.pool, app.url, table);
  const [diner, passerBy] = [await newDiner(app.pool, app.url), await newDiner(app.pool, app.url)];
  taken(await join(diner, table));
  taken(await owner.cancel(order));
  await app.pool.query('delete from graphile_worker._private_jobs');
  expect((await passerBy.hold(table)).code).toBe('table_taken');
  expect(await keptOf(table)).toBe(1);
  return { table, diner, passerBy };
}

async function keptOf(table: Table): Promise<number> {
  const { rows } = await app.pool.query<{ kept: number }>('select kept from slot_day where slot_id = $1', [
    table.slotId,
  ]);
  return rows[0]?.kept ?? 0;
}

async function settled(table: Table): Promise<void> {
  await drain(app.context);
  expect(await auditDatabase(app.pool)).toEqual([]);
  expect(await keptOf(table)).toBe(0);
}

test('a table kept while no worker ran goes to the waitlist by the next minute’s round', async () => {
  const { table, diner, passerBy } = await keptTable();
  await sweepWaitlists(app.context);
  expect((await entryOf(diner, table))?.state).toBe('offered');
  expect((await passerBy.hold(table)).code).toBe('table_taken');
  await settled(table);
});

test.each([
  {
    why: 'left the waitlist',
    change: async (diner: Caller, table: Table) =>
      taken(await diner.call('leaveWaiting', { params: { id: (await entryOf(diner, table))?._id ?? '' } })),
  },
  {
    why: 'may not book',
    change: (diner: Caller) =>
      app.pool.query("update app_user set booking_blocked_until = now() + interval '1 day' where id = $1", [diner.id]),
  },
  {
    why: 'can wait no longer',
    change: (diner: Caller) =>
      app.pool.query("update waiting_entry set until = now() - interval '1 second' where user_id = $1", [diner.id]),
  },
])('a table kept while no worker ran is on sale again when its diner $why', async ({ change }) => {
  const { table, diner, passerBy } = await keptTable();
  await change(diner, table);
  await sweepWaitlists(app.context);
  expect((await entryOf(diner, table))?.offer ?? null).toBeNull();
  expect((await passerBy.hold(table)).code).toBe('ok');
  await settled(table);
});

test('a restaurant that sells nothing any more keeps no table for its line, and sells it once it is back', async () => {
  const { table, diner, passerBy } = await keptTable();
  const show = (shown: boolean) =>
    app.pool.query('update restaurant set show = $2 where id = $1', [table.restaurantId, shown]);
  await show(false);
  await sweepWaitlists(app.context);
  await settled(table);
  await show(true);
  await sweepWaitlists(app.context);
  // Free for all by now; who still waits is served first all the same when nobody was faster.
  expect((await entryOf(diner, table))?.state).toBe('offered');
  expect((await passerBy.hold(table)).code).toBe('table_taken');
  await settled(table);
});
