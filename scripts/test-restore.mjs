// npm run test:restore: backup, restore and upgrade for real: pgBackRest on a PostgreSQL of its own that is killed while it books, the backup of the
// embedded database, and the schema from its oldest form on. RESTORE_SEED repeats the moments of a run.
// The last line is the true sum: "N passed, N failed".
import { ensureInstalled } from './ensure-install.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { runVitest } from './run-tests.mjs';

const files = [
  'bench/test/restore.long.test.ts',
  'apps/all-in-one/test/backup.test.ts',
  'apps/api/test/migrate.test.ts',
  'apps/api/test/oldest-schema.test.ts',
];

process.exitCode = await main(process.argv.slice(2));

async function main(args) {
  if (args.length > 0) {
    console.error('Usage: npm run test:restore (it takes no arguments)');
    return 2;
  }
  try {
    await ensureInstalled();
    process.env.POSTGRES_BIN = await ensurePostgres();
  } catch (error) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    return 1;
  }
  process.env.LONG = 'true';
  const { passed, failed, notes } = await runVitest({ files });
  for (const note of notes) console.log(`\n--- ${note}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
