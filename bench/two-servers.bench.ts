import { alternate, atLeast } from './compare.ts';
import { holdToShare } from './cpu-share.ts';
import { emptyOrders, insertDiners, insertRestaurants, readSeats } from './data.ts';
import { diners, holdCalls } from './hold.ts';
import { load } from './load.ts';
import { newSecrets, startApi } from './programs.ts';
import type { Bench } from './run.ts';

/** At each process: so many that it always has enough at once to fill its statements. */
const connections = 128;
/** Of a core: so little that the load and PostgreSQL have more than they need of two, and only the servers are short of it. */
const share = 0.1;

/**
 * POST /v1/orders, tables spread, at two server processes against one, each with its connections: on the cores that they share with
 * PostgreSQL and the load, and each held to a share of its own, as if on a small machine beside them.
 */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_two_servers');
  await insertRestaurants(database.pool, 1000);
  await insertDiners(database.pool, diners);
  const secrets = newSecrets();
  const servers = await Promise.all([1, 2].map(() => startApi({ databaseUrl: database.url, secrets })));
  const seats = await readSeats(database.pool, 50_000);
  const measure = (urls: string[]) => async () => {
    await emptyOrders(database.pool);
    const next = holdCalls(seats);
    const rates = await Promise.all(urls.map((url) => load({ url, next, status: 201, connections })));
    return rates.reduce((sum, { perSecond }) => sum + perSecond, 0);
  };
  const urls = servers.map(({ url }) => url);
  const twoAgainstOne = () => alternate(measure(urls), measure(urls.slice(0, 1)), rounds);
  const what = 'POST /v1/orders, tables spread, two processes against one';
  const released: (() => void)[] = [];
  try {
    const together = atLeast(`${what}, all on the same cores`, 'orders/s', await twoAgainstOne(), 0.9);
    for (const { pid } of servers) released.push(holdToShare(pid, share));
    return [together, atLeast(`${what}, each with ${share} of a core`, 'orders/s', await twoAgainstOne(), 1.7)];
  } finally {
    for (const server of servers) await server.stop();
    for (const release of released) release();
  }
};
