// npm run bench:replay [-- --speed N --limit N --clients N --data folder]: real bookings through the HTTP API of two server
// processes on one database, then an audit of that database. Exit code 1 when any promise is broken.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, startDatabaseServer } from './programs.ts';
import { report } from './replay/report.ts';
import { bookingsFile, defaultClients, runReplay } from './replay/run-replay.ts';

const { values } = parseArgs({
  options: {
    speed: { type: 'string', default: '0' },
    limit: { type: 'string', default: 'Infinity' },
    clients: { type: 'string', default: String(defaultClients) },
    help: { type: 'boolean', default: false },
    data: { type: 'string', default: path.join(root, '../shared/data/reservations') },
  },
});

process.exitCode = await start();

async function start(): Promise<number> {
  if (values.help) {
    console.log('usage: npm run bench:replay [-- --speed <n> --limit <n> --clients <n> --data <folder>]');
    return 0;
  }
  return existsSync(path.join(values.data, bookingsFile)) ? main() : nothing();
}

async function main(): Promise<number> {
  const databases = await startDatabaseServer();
  try {
    const outcome = await runReplay({
      database: await databases.create('bench_replay'),
      folder: values.data,
      speed: Number(values.speed),
      limit: Number(values.limit),
      clients: Number(values.clients),
    });
    console.log(report(outcome));
    return outcome.violations.length === 0 ? 0 : 1;
  } finally {
    await databases.stop();
  }
}

function nothing(): number {
  console.log(`Nothing replayed: there is no ${bookingsFile} in ${values.data}.`);
  return 0;
}
