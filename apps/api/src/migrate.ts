// npm run migrate: brings the database of DATABASE_URL to this version's schema. Servers of the previous version may keep running.
import { prepareDatabase, withPatientPool } from './compose.ts';
import { directUrlOf } from './direct-url.ts';

const usage = `usage: npm run migrate
Brings the database of DATABASE_URL to this version's schema (of DATABASE_DIRECT_URL, where a pooler lies before it): migrations, job queue,
cities and first texts. Run it before servers of this version start; those of the version before may go on meanwhile. Safe to run again, and by several at once.`;

/** Answers the exit code: 0 done, 1 the database failed, 2 wrong arguments. */
async function run(args: string[], databaseUrl: string | undefined): Promise<number> {
  if (args.includes('--help')) return say(0, usage);
  if (args.length > 0) return say(2, usage);
  if (!databaseUrl) return say(2, 'DATABASE_URL is not set: it says which database to migrate.');
  try {
    const done = await withPatientPool(databaseUrl, prepareDatabase);
    return say(0, done.length === 0 ? 'The schema is the newest already.' : `Applied ${done.join(', ')}.`);
  } catch (error) {
    return say(1, (error as Error).message);
  }
}

function say(code: number, words: string): number {
  console.error(words);
  return code;
}

process.exitCode = await run(process.argv.slice(2), directUrlOf(process.env));
