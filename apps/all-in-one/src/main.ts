// The whole marketplace in one process tree on one port: database, API, jobs, web and panel; in the demo a card gateway too.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaults } from '@metade/api/config-variables.ts';
import { startFailure } from '@metade/api/start-failure.ts';
import { supervisePostgres } from './supervised-postgres.ts';
import { localSecrets } from './local-secrets.ts';
import { startsDemo } from './start-mode.ts';

const usage =
  'usage: npm start -- [--demo] [--dev]\n  --demo  with demo data, also in the database of DATABASE_URL\n  --dev   the site from source, with hot reloading';

const dataDir = path.resolve(process.env.DATA_DIR || defaults.dataDir);
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

const options = readOptions();
if (options === undefined || options.help) {
  (options ? console.log : console.error)(usage);
  process.exit(options ? 0 : 2);
}
try {
  const demo = startsDemo(options, process.env);
  const outside = process.env.DATABASE_URL;
  if (!outside && process.env.DATABASE_DIRECT_URL)
    throw new Error('DATABASE_DIRECT_URL is set without DATABASE_URL, the pooler before it.');
  // Imported after the checks, so that a refusal is printed at once.
  const { startMarketplace } = await import('./marketplace.ts');
  if (!outside) console.log('Starting PostgreSQL …');
  const postgres = outside ? null : await supervisePostgres({ dataDir: path.join(dataDir, 'postgres') }, console.warn);
  if (postgres) stops.push(() => postgres.stop());
  const marketplace = await startMarketplace({
    databaseUrl: outside || (postgres as { url: string }).url,
    dataDir,
    demo,
    dev: options.dev,
    env: demo ? { ...localSecrets(dataDir), ...given(process.env) } : process.env,
  });
  stops.push(() => marketplace.close());
  console.log(marketplace.welcome);
} catch (error) {
  console.error(startFailure(error as Error));
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  await stop(1);
}

function readOptions() {
  try {
    const flag = { type: 'boolean', default: false } as const;
    return parseArgs({ options: { demo: flag, dev: flag, help: flag } }).values;
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

/** An empty variable counts as one that is not there. */
function given(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
