import { setTimeout as sleep } from 'node:timers/promises';
import { isTurnOf } from '@metade/dev-env/long-proofs.ts';
import { expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import { bookedAt, change, openRestaurant } from './support/change-fixture.ts';
import { createTestDatabase } from './support/database.ts';
import type { Caller, Outcome } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { startServerProcess } from './support/start-server-process.ts';
import type { ServerProcess } from './support/start-server-process.ts';
import { chargedOf } from './support/table-facts.ts';
import { around, pointsToTry } from './support/points-to-try.ts';

/** Who got no answer asks again, or is gone: each step one of both ways, in the long proofs both. */
test.each([
  [true, 0],
  [false, 1],
] as const)(
  'a server killed at any step of changing a paid booking keeps one booking and its money (asked again: %s)',
  { timeout: 600_000 },
  async (repeats, way) => {
    const whole = await travel(repeats, '');
    expect(whole.killed).toBe(false);
    const passes = around(['commit', 'gateway authorize', 'gateway refund']);
    // Before a step and after it the same way.
    const points = pointsToTry(whole.points, passes).filter((_, nth) => isTurnOf(way, 2, Math.floor(nth / 2)));
    const demanded = points.filter((point) => passes.includes(point));
    expect(demanded).not.toEqual([]);
    const reached: string[] = [];
    const next = async (): Promise<void> => {
      for (let point = points.shift(); point !== undefined; point = points.shift()) {
        if ((await travel(repeats, point)).killed) reached.push(point);
        // How often is committed depends on whether an event or an answer is first.
        else expect(point).toMatch(/ commit \d+$/);
      }
    };
    await Promise.all(Array.from({ length: 3 }, next));
    expect(reached).toEqual(expect.arrayContaining(demanded));
  },
);

/** A booking of 6.00 moves to a table of 9.00, which is paid, and to another one of 6.00, on a server that dies at a point. */
async function travel(repeats: boolean, killAt: string): Promise<{ points: string[]; killed: boolean }> {
  const database = await createTestDatabase();
  let server: ServerProcess | undefined;
  const app = await startTestApp({
    databaseUrl: database.url,
    webhookUrl: () => `${server?.alive() ? server.url : app.url}/v1/webhooks/gateway`,
  });
  try {
    const { two, four, late } = await openRestaurant(app);
    const { diner, order } = await bookedAt(app, two);
    await drain(app.context);
    const card = await app.cardToken();
    server = await startServerProcess(app, { KILL_AT: killAt });
    const died = () => !server?.alive();
    /** What the server answered, or its successor where the diner sends the request again; null for nothing, or a refusal. */
    const ask = async <T>(request: (caller: Caller) => Promise<Outcome<T>>): Promise<T | null> => {
      const answer = server?.alive() ? await request(diner.at(server.url)).catch(() => null) : null;
      if (answer === null) await server?.ended;
      const outcome = answer ?? (repeats ? await request(diner) : null);
      return outcome?.ok ? outcome.data : null;
    };
    const larger = await ask((caller) => change(caller, order._id, four, {}, { idempotencyKey: 'larger' }));
    const paid = larger && (await ask((caller) => caller.pay(larger._id, card, { idempotencyKey: 'pay' })));
    if (paid) await ask((caller) => change(caller, larger._id, late, {}, { idempotencyKey: 'smaller' }));
    const settled = `select 1 from refund where state = 'done' and not exists (select 1 from graphile_worker.jobs where run_at <= now())`;
    for (let waited = 0; !died() && (await app.pool.query(settled)).rows.length === 0; waited += 50) {
      if (waited > 120_000) throw new Error('The server is alive, and nothing goes back.');
      await sleep(50);
    }
    const killed = died();
    await server.kill();
    await app.startWorker();
    await drain(app.context, { later: true });

    expect(await auditDatabase(app.pool), killAt).toEqual([]);
    const { rows } = await app.pool.query<{ id: string; state: string; time: string; price: number; number: string }>(
      'select id, state, time, price_amount as price, number from orders order by created_at',
    );
    const standing = rows.filter(({ state }) => state === 'confirmed');
    expect(standing, killAt).toHaveLength(1);
    expect(standing[0]?.number, killAt).toBe(order.number);
    if (!killed) expect(standing[0]?.time).toBe('21:30');
    const charged = await Promise.all(rows.map(({ id }) => chargedOf(app.pool, id)));
    expect(
      charged.reduce((sum, one) => sum + one, 0),
      killAt,
    ).toBe(standing[0]?.price);
    return { points: server.points, killed };
  } finally {
    await server?.kill();
    await app.close();
    await database.drop();
  }
}
