import { freePort } from '@metade/dev-env/free-port.ts';
import { bigCity, emptyOrders, insertDiners, insertRestaurants, readSeats } from './data.ts';
import { diners, holdCalls } from './hold.ts';
import { load } from './load.ts';
import { startApi } from './programs.ts';
import type { Bench } from './run.ts';
import { questions } from './search.ts';

const step = 100_000;
const steps = Math.max(2, Math.round(Number(process.env.BENCH_REQUESTS ?? 2 * step) / step));

/** Resident memory of one API process, used a little, and after each 100,000 of `BENCH_REQUESTS` (200,000) mixed requests. */
export const bench: Bench = async ({ databases }) => {
  const database = await databases.create('bench_memory');
  await insertRestaurants(database.pool, 2000);
  await insertDiners(database.pool, diners);
  const seats = await readSeats(database.pool, 50_000);
  const metricsPort = await freePort();
  const own = await startApi({ databaseUrl: database.url, env: { METRICS_PORT: String(metricsPort) } });
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
    await emptyOrders(database.pool);
    await load({ url: own.url, next: mixed, status: [200, 201, 409], amount });
    return residentBytes(metricsPort);
  };
  try {
    const start = await use(2000);
    const first = await use(step);
    let last = first;
    for (let done = 2; done <= steps; done += 1) {
      last = await use(step);
      console.log(`memory: ${(last / 1e6).toFixed(0)} MB after ${(done * step).toLocaleString('en-GB')} requests`);
    }
    const figure = (work: string, bytes: number, before: number, target: number) => ({
      work,
      unit: 'MB',
      own: bytes / 1e6,
      reference: before / 1e6,
      ratio: bytes / before,
      target: `≤ ${target} ×`,
      ok: bytes <= target * before,
    });
    return [
      figure('resident memory after 100,000 mixed requests, against the start', first, start, 2),
      figure(`the same after ${(steps * step).toLocaleString('en-GB')}, against then`, last, first, 1.15),
    ];
  } finally {
    await own.stop();
  }
};

/** As the process itself tells Prometheus. */
async function residentBytes(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = /^process_resident_memory_bytes (\S+)$/m.exec(metrics);
  if (line === null) throw new Error('The API does not tell its memory.');
  return Number(line[1]);
}
