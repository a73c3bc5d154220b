import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers/promises';
import { freePort } from '@metade/dev-env/free-port.ts';
import { alternate, atMost } from './compare.ts';
import { emptyOrders, insertDiners, insertRestaurants, readSeats } from './data.ts';
import { diners, holdCalls } from './hold.ts';
import { load } from './load.ts';
import type { Program } from './programs.ts';
import { startApi } from './programs.ts';
import type { Bench } from './run.ts';

/** POST /v1/orders, tables spread: CPU time of a server that counts, read every five seconds, against the same one without. */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_metrics');
  await insertRestaurants(database.pool, 1000);
  await insertDiners(database.pool, diners);
  const seats = await readSeats(database.pool, 20_000);
  const metricsPort = await freePort();
  const counting = await startApi({ databaseUrl: database.url, env: { METRICS_PORT: String(metricsPort) } });
  const plain = await startApi({ databaseUrl: database.url });
  const hold = async ({ url, pid }: Program) => {
    await emptyOrders(database.pool);
    const before = cpuMicroseconds(pid);
    const { total } = await load({ url, next: holdCalls(seats), status: 201, amount: 4_000 });
    return (cpuMicroseconds(pid) - before) / total;
  };
  const watched = async () => {
    const over = new AbortController();
    const reading = scrape(metricsPort, over.signal);
    try {
      return await hold(counting);
    } finally {
      over.abort();
      await reading;
    }
  };
  try {
    const measured = await alternate(watched, () => hold(plain), rounds);
    return [
      atMost('POST /v1/orders with metrics, read every five seconds, against without', 'µs of CPU', measured, 1.1),
    ];
  } finally {
    await counting.stop();
    await plain.stop();
  }
};

/** Three times as often as Prometheus does by ops/watch. */
async function scrape(port: number, over: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(5_000, undefined, { signal: over }))
      await (await fetch(`http://127.0.0.1:${port}/metrics`, { signal: over })).text();
  } catch (error) {
    if (!over.aborted) throw error;
  }
}

/** What a process has computed so far, by Linux's ticks of 10 ms. */
function cpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
