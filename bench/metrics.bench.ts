import { setInterval } from 'node:timers/promises';
import { freePort } from '@metade/dev-env/free-port.ts';
import { alternate, atLeast } from './compare.ts';
import { emptyOrders, insertDiners, insertRestaurants, readSeats } from './data.ts';
import { diners, holdCalls } from './hold.ts';
import { load } from './load.ts';
import { startApi } from './programs.ts';
import type { Bench } from './run.ts';

/** POST /v1/orders, tables spread: a server that counts, read every second, against the same one without. */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_metrics');
  await insertRestaurants(database.pool, 1000);
  await insertDiners(database.pool, diners);
  const seats = await readSeats(database.pool, 20_000);
  const metricsPort = await freePort();
  const counting = await startApi({ databaseUrl: database.url, env: { METRICS_PORT: String(metricsPort) } });
  const plain = await startApi({ databaseUrl: database.url });
  const hold = async (url: string) => {
    await emptyOrders(database.pool);
    return (await load({ url, next: holdCalls(seats), status: 201 })).perSecond;
  };
  const watched = async () => {
    const over = new AbortController();
    const reading = scrape(metricsPort, over.signal);
    try {
      return await hold(counting.url);
    } finally {
      over.abort();
      await reading;
    }
  };
  try {
    const measured = await alternate(watched, () => hold(plain.url), rounds);
    return [atLeast('POST /v1/orders with metrics, read every second, against without', 'orders/s', measured, 0.95)];
  } finally {
    await counting.stop();
    await plain.stop();
  }
};

/** Fifteen to thirty times as often as Prometheus would. */
async function scrape(port: number, over: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(1_000, undefined, { signal: over }))
      await (await fetch(`http://127.0.0.1:${port}/metrics`, { signal: over })).text();
  } catch (error) {
    if (!over.aborted) throw error;
  }
}
