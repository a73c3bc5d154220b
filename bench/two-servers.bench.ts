import { alternate, atLeast } from './compare.ts';
import { emptyOrders, insertDiners, insertRestaurants, readSeats } from './data.ts';
import { diners, holdCalls } from './hold.ts';
import { load } from './load.ts';
import { newSecrets, startApi } from './programs.ts';
import type { Bench } from './run.ts';

/** POST /v1/orders, tables spread, at two server processes against one, with as many connections. */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_two_servers');
  await insertRestaurants(database.pool, 1000);
  await insertDiners(database.pool, diners);
  const secrets = newSecrets();
  const [one, other] = await Promise.all([1, 2].map(() => startApi({ databaseUrl: database.url, secrets })));
  if (!one || !other) throw new Error('Two servers were to be started.');
  try {
    const seats = await readSeats(database.pool, 50_000);
    const measure = (urls: string[]) => async () => {
      await emptyOrders(database.pool);
      const next = holdCalls(seats);
      const connections = 32 / urls.length;
      const rates = await Promise.all(urls.map((url) => load({ url, next, status: 201, connections })));
      return rates.reduce((sum, { perSecond }) => sum + perSecond, 0);
    };
    const measured = await alternate(measure([one.url, other.url]), measure([one.url]), rounds);
    return [atLeast('POST /v1/orders, tables spread, two processes against one', 'orders/s', measured, 0.9)];
  } finally {
    await one.stop();
    await other.stop();
  }
};
