import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import { insertDiners, insertRestaurants, readSeats } from './data.ts';
import { diners, holdCalls } from './hold.ts';
import { load } from './load.ts';
import { newSecrets, startApi } from './programs.ts';
import type { Bench } from './run.ts';

const attempts = Number(process.env.BENCH_ATTEMPTS ?? 100_000);
/** In a row, from both processes: several times as many as a slot has tables. */
const attemptsPerSlot = 20;

/** Holds of the same few tables at two server processes at once, 64 at a time: what was sold twice, lost or left over. */
export const bench: Bench = async ({ databases }) => {
  const database = await databases.create('bench_oversold');
  await insertRestaurants(database.pool, 1000);
  await insertDiners(database.pool, diners);
  const seats = await readSeats(database.pool, Math.ceil(attempts / attemptsPerSlot));
  const secrets = newSecrets();
  // Holds outlast the run, so that no table comes back, and nobody is refused for having many.
  const servers = await Promise.all(
    [1, 2].map(() =>
      startApi({ databaseUrl: database.url, secrets, settings: { holdMinutes: 60, liveHoldsPerDiner: 20 } }),
    ),
  );
  const next = holdCalls(seats.flatMap((seat) => Array.from({ length: attemptsPerSlot }, () => seat)));
  try {
    const rates = await Promise.all(
      servers.map(({ url }) => load({ url, next, status: [201, 409], amount: attempts / servers.length })),
    );
    const promised = rates.reduce((sum, { counts }) => sum + (counts.get(201) ?? 0), 0);
    const { rows } = await database.pool.query<{ held: number; left: number }>(
      `select (select count(*)::integer from orders) as held, (select count(*)::integer from slot_day where booked < capacity) as left`,
    );
    const { held, left } = rows[0] as (typeof rows)[0];
    const broken = await auditDatabase(database.pool, { settled: false });
    for (const line of broken) console.error(line);
    const perSecond = rates.reduce((sum, rate) => sum + rate.perSecond, 0);
    console.log(
      `     ${attempts} attempts, ${Math.round(perSecond)} a second: ${promised} tables taken, the others refused`,
    );
    const none = { unit: '', reference: null, ratio: null, target: '0' };
    return [
      {
        ...none,
        work: 'promises that the audit finds broken, tables sold twice among them',
        own: broken.length,
        ok: broken.length === 0,
      },
      {
        ...none,
        work: 'tables answered as taken and not there, or there and not answered',
        own: Math.abs(promised - held),
        ok: promised === held,
      },
      { ...none, work: 'slots refused while a table was left', own: left, ok: left === 0 },
    ];
  } finally {
    for (const server of servers) await server.stop();
  }
};
