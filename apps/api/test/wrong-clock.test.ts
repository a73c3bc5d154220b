import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, newDiners, openTable, taken } from './support/diner.ts';
import { startServerProcess } from './support/start-server-process.ts';
import type { ServerProcess } from './support/start-server-process.ts';

const skewed = (skewMs: number) => ({ CLOCK_SKEW_MS: String(skewMs) });

let app: TestApp;
let servers: ServerProcess[];
beforeAll(async () => {
  app = await startTestApp();
  const minutes = 60_000;
  servers = await Promise.all([20 * minutes, -20 * minutes].map((skew) => startServerProcess(app, skewed(skew))));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await app.close();
});

test.each([
  ['ahead', 0],
  ['behind', 1],
])(
  'a server whose clock is 20 minutes %s sells no held table, ends no hold early and keeps none late',
  async (_name, index) => {
    const { url } = servers[index] as ServerProcess;
    const table = await openTable(app.pool, { qtd: 1 });
    const [holder, buyer, third] = await newDiners(app.pool, app.url, 3);
    if (!holder || !buyer || !third) throw new Error('no diners');
    const held = taken(await holder.hold(table));
    expect((await buyer.at(url).hold(table)).code).toBe('table_taken');
    expect(taken(await holder.at(url).order(held._id)).state).toBe('held');
    taken(await holder.at(url).pay(held._id, await app.cardToken()));
    taken(await holder.at(url).cancel(held._id));

    // One of its own lasts ten minutes by the database's clock.
    const own = taken(await buyer.at(url).hold(table));
    const { rows } = await app.pool.query<{ left: number }>(
      'select extract(epoch from hold_expires_at - now())::float8 as left from orders where id = $1',
      [own._id],
    );
    expect(rows[0]?.left).toBeGreaterThan(9 * 60);
    expect(rows[0]?.left).toBeLessThanOrEqual(10 * 60 + 1);
    // Over by the database's clock, it is over there too.
    await app.pool.query("update orders set hold_expires_at = now() - interval '1 second' where id = $1", [own._id]);
    taken(await third.at(url).hold(table));
    expect((await buyer.at(url).pay(own._id, await app.cardToken())).ok).toBe(false);
  },
);

test('a server whose clock differs from the database’s says so and goes on; with hours between them it sells nothing', async () => {
  const [ahead] = servers as [ServerProcess];
  expect(await readiness(ahead)).toEqual([
    200,
    'ready',
    { clock: expect.stringMatching(/^The database's clock is \d+ seconds behind/) },
  ]);
  const doubtful = await startServerProcess(app, skewed(3 * 3_600_000));
  expect(await readiness(doubtful)).toEqual([503, 'not ready', { clock: expect.stringContaining('seconds behind') }]);
  const table = await openTable(app.pool);
  const diner = await newDiner(app.pool, app.url);
  expect(await diner.at(doubtful.url).hold(table)).toMatchObject({ ok: false, status: 503, code: 'unavailable' });
  taken(await diner.at(ahead.url).hold(table));
  await doubtful.kill();
});

async function readiness({ url }: ServerProcess): Promise<[number, string, Record<string, string>]> {
  const answer = await fetch(`${url}/health/ready`);
  type Told = { status: string; troubles?: Record<string, string>; without?: Record<string, string> };
  const { status, troubles, without = {} } = (await answer.json()) as Told;
  return [answer.status, status, troubles ?? without];
}

test('a link that a server with a wrong clock mails is good for as long as any other', async () => {
  for (const { url } of servers) {
    const diner = await newDiner(app.pool, app.url);
    const { rows: people } = await app.pool.query<{ email: string }>('select email from app_user where id = $1', [
      diner.id,
    ]);
    await diner.at(url).call('forgotPassword', { body: { email: people[0]?.email ?? '' } });
    await expect
      .poll(async () => {
        const { rows } = await app.pool.query<{ left: number }>(
          'select extract(epoch from expires_at - now())::float8 / 60 as left from account_link where user_id = $1',
          [diner.id],
        );
        return Math.round(rows[0]?.left ?? 0);
      })
      .toBe(60);
  }
});
