// npm run test:restore: backup, restore and upgrade for real: pgBackRest on a PostgreSQL of its own that is killed while it books, the backup of the
// embedded database, and the schema from its oldest form on. RESTORE_SEED repeats the moments of a run.
// The last line is the true sum: "N passed, N failed".
import { ensurePostgres } from './ensure-postgres.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

const files = [
  'bench/test/restore.long.test.ts',
  'apps/all-in-one/test/backup.test.ts',
  'apps/api/test/migrate.test.ts',
  'apps/api/test/oldest-schema.test.ts',
];

await runProof('test:restore', {
  prepare: async () => {
    process.env.POSTGRES_BIN = await ensurePostgres();
  },
  suites: { restore: () => runVitest({ files }) },
});
