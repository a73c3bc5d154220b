// The whole marketplace in one process tree on one port: database, API, jobs, card gateway of the sandbox, web and panel.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './embedded-postgres.ts';
import { localSecrets } from './local-secrets.ts';
import { startMarketplace } from './marketplace.ts';

const { values } = parseArgs({ options: { demo: { type: 'boolean' }, dev: { type: 'boolean', default: false } } });
const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
const stops: (() => Promise<unknown>)[] = [];
let stopping = false;

const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  for (const step of stops.toReversed()) await step().catch((error: Error) => console.error(error.message));
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
process.once('disconnect', () => void stop(0));

try {
  const outside = process.env.DATABASE_URL;
  if (!outside) console.log('Starting PostgreSQL …');
  const postgres = outside ? null : await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  if (postgres) stops.push(() => postgres.stop());
  const marketplace = await startMarketplace({
    databaseUrl: outside ?? (postgres as { url: string }).url,
    dataDir,
    demo: values.demo ?? !outside,
    dev: values.dev,
    env: { ...localSecrets(dataDir), ...process.env },
  });
  stops.push(() => marketplace.close());
  console.log(marketplace.welcome);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  await stop(1);
}
