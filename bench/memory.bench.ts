import { freePort } from '@metade/dev-env/free-port.ts';
import { atMost, median, spanOf } from './compare.ts';
import { bigCity, emptyOrders, insertDiners, insertRestaurants, readSeats, type Seat } from './data.ts';
import { diners, holdCalls } from './hold.ts';
import { load } from './load.ts';
import { type Database, startApi } from './programs.ts';
import type { Bench } from './run.ts';
import { questions } from './search.ts';

const step = 100_000;
const steps = Math.max(2, Math.round(Number(process.env.BENCH_REQUESTS ?? 2 * step) / step));

/**
 * Resident memory of one API process, used a little, and after each 100,000 of `BENCH_REQUESTS` (200,000) mixed requests. Each round
 * is a process of its own.
 */
export const bench: Bench = async ({ databases, rounds }) => {
  const database = await databases.create('bench_memory');
  await insertRestaurants(database.pool, 2000);
  await insertDiners(database.pool, diners);
  const seats = await readSeats(database.pool, 50_000);
  const lives: Life[] = [];
  for (let round = 0; round < rounds; round += 1) lives.push(await live(database, seats));
  const figure = (work: string, of: (life: Life) => number, before: (life: Life) => number, target: number) => {
    const [own, reference] = [lives.map(of), lives.map(before)];
    const ratios = lives.map((life) => of(life) / before(life));
    const measured = { own: median(own), reference: median(reference), ratio: median(ratios) };
    return atMost(work, 'MB', { ...measured, span: spanOf(own), ratioSpan: spanOf(ratios) }, target);
  };
  return [
    figure(
      'resident memory after 100,000 mixed requests, against the start',
      ({ first }) => first,
      ({ start }) => start,
      2,
    ),
    figure(
      `the same after ${(steps * step).toLocaleString('en-GB')}, against then`,
      ({ last }) => last,
      ({ first }) => first,
      1.15,
    ),
  ];
};

/** MB. */
interface Life {
  start: number;
  first: number;
  last: number;
}

async function live({ url, pool }: Database, seats: readonly Seat[]): Promise<Life> {
  const metricsPort = await freePort();
  const own = await startApi({ databaseUrl: url, env: { METRICS_PORT: String(metricsPort) } });
  const hold = holdCalls(seats);
  const asked = questions();
  let sent = 0;
  const mixed = () => {
    sent += 1;
    if (sent % 4 === 0) return hold();
    if (sent % 4 === 1)
      return { method: 'GET' as const, path: `/v1/restaurant/${seats[sent % 500]?.restaurant}/availability?people=2` };
    if (sent % 4 === 2) return { method: 'GET' as const, path: `/v1/site/restaurant/${seats[sent % 500]?.restaurant}` };
    return {
      method: 'POST' as const,
      path: `/v1/site/restaurants/${bigCity.country}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...asked[sent % asked.length], city: bigCity.slug }),
    };
  };
  const use = async (amount: number) => {
    await emptyOrders(pool);
    await load({ url: own.url, next: mixed, status: [200, 201, 409], amount });
    return (await residentBytes(metricsPort)) / 1e6;
  };
  try {
    const start = await use(2000);
    const first = await use(step);
    let last = first;
    for (let done = 2; done <= steps; done += 1) {
      last = await use(step);
      console.log(`memory: ${last.toFixed(0)} MB after ${(done * step).toLocaleString('en-GB')} requests`);
    }
    return { start, first, last };
  } finally {
    await own.stop();
  }
}

/** As the process itself tells Prometheus. */
async function residentBytes(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = /^process_resident_memory_bytes (\S+)$/m.exec(metrics);
  if (line === null) throw new Error('The API does not tell its memory.');
  return Number(line[1]);
}
