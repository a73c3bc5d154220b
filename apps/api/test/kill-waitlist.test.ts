import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import { newDiner, newDiners, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { startServerProcess } from './support/start-server-process.ts';
import type { ServerProcess } from './support/start-server-process.ts';
import { entryOf, join, takeLast } from './support/waiting.ts';
import { around, pointsToTry } from './support/points-to-try.ts';

/** What the table's way from one hand to the next is written by, in the cancellation and in the job that offers it. */
const steps = ['orders', 'slot_day', 'waiting_entry', 'job'];

test('a server killed at any step from the cancellation to the offer loses no table, and the first on it gets it', {
  timeout: 600_000,
}, async () => {
  const whole = await travel('');
  expect(whole.killed).toBe(false);
  const points = pointsToTry(whole.points, around(steps));
  const reached: string[] = [];
  const next = async (): Promise<void> => {
    for (let point = points.shift(); point !== undefined; point = points.shift()) {
      if ((await travel(point)).killed) reached.push(point);
      // Messages go out beside the job of the waitlist, so which commit is which is not always the same.
      else expect(point).toMatch(/ commit \d+$/);
    }
  };
  await Promise.all(Array.from({ length: 3 }, next));
  expect(reached).toEqual(expect.arrayContaining(around(steps)));
});

/** The last table of a meal is let go on a server that dies at a point (never when there is no such); another takes over. */
async function travel(killAt: string): Promise<{ points: string[]; killed: boolean }> {
  const database = await createTestDatabase();
  let server: ServerProcess | undefined;
  const app = await startTestApp({ databaseUrl: database.url });
  try {
    const table = await openTable(app.pool, { qtd: 1 });
    const { owner, order } = await takeLast(app.pool, app.url, table);
    const [first, second] = await newDiners(app.pool, app.url, 2);
    if (!first || !second) throw new Error('no diners');
    taken(await join(first, table));
    taken(await join(second, table));
    await drain(app.context);
    server = await startServerProcess(app, { KILL_AT: killAt, KILL_POINTS: 'statements' });
    const { alive, ended } = server;
    await owner
      .at(server.url)
      .cancel(order, {}, { idempotencyKey: 'cancel' })
      .catch(() => ended);
    const told = `select 1 from mail where kind = 'waiting_turn'
      and not exists (select 1 from graphile_worker.jobs where run_at <= now())`;
    for (let waited = 0; alive() && (await app.pool.query(told)).rows.length === 0; waited += 50) {
      if (waited > 120_000) throw new Error('The server is alive, and nobody is told.');
      await sleep(50);
    }
    const killed = !alive();
    await server.kill();
    const passerBy = await newDiner(app.pool, app.url);
    // Whoever died where: it is never on sale in between.
    expect((await passerBy.hold(table)).code, killAt).toBe('table_taken');
    await app.startWorker();
    // Who got no answer asks again.
    taken(await owner.cancel(order, {}, { idempotencyKey: 'cancel' }));
    await drain(app.context);
    expect(await auditDatabase(app.pool), killAt).toEqual([]);
    expect((await entryOf(first, table))?.state, killAt).toBe('offered');
    expect(await entryOf(second, table), killAt).toMatchObject({ state: 'waiting', position: 1 });
    expect((await passerBy.hold(table)).code, killAt).toBe('table_taken');
    const { rows } = await app.pool.query("select 1 from mail where kind = 'waiting_turn'");
    expect(rows, killAt).toHaveLength(1);
    return { points: server.points, killed };
  } finally {
    await server?.kill();
    await app.close();
    await database.drop();
  }
}
