// npm run restore: makes the data folder of npm start from a backup.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withPatientPool } from '@metade/api/compose.ts';
import { defaults } from '@metade/api/config-variables.ts';
import { refuseNewerSchema } from '@metade/api/db/migrate.ts';
import { auditDatabase } from '@metade/api/features/audit/audit-database.ts';
import { progressBar } from './backup/progress-bar.ts';
import { refuseOwnDatabase } from './backup/refuse-own-database.ts';
import { restoreBackup } from './backup/restore-backup.ts';

const usage = `usage: npm run restore -- [--identity <file>] <backup>
  --identity  the file with the private key that the backup was encrypted for
  The data folder is that of DATA_DIR (.data unless given); it must be empty or missing.`;

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  return 1;
});

async function main(args: string[]): Promise<number> {
  const given = readArguments(args);
  if (given === null || given.help) {
    (given ? console.log : console.error)(usage);
    return given ? 0 : 2;
  }
  refuseOwnDatabase(process.env);
  const dataDir = path.resolve(process.env.DATA_DIR || defaults.dataDir);
  const identity = given.identity === undefined ? undefined : readFileSync(given.identity, 'utf8').trim();
  await restoreBackup({ file: given.file, dataDir, identity, onProgress: progressBar(), check });
  console.log(`${dataDir} is restored.`);
  return 0;
}

/** Refuses what a newer version made, as it would be no use to this one, and audits the rest. */
async function check(databaseUrl: string): Promise<void> {
  await withPatientPool(databaseUrl, refuseNewerSchema);
  await audit(databaseUrl);
}

/** Tells what the audit finds, and restores all the same: what was wrong before the backup is no reason to have nothing. */
async function audit(databaseUrl: string): Promise<void> {
  try {
    const violations = await withPatientPool(databaseUrl, (pool) => auditDatabase(pool, { settled: false }));
    for (const violation of violations) console.error(violation);
    console.log(
      violations.length === 0 ? 'The audit finds no broken promise.' : `The audit finds ${violations.length}.`,
    );
  } catch (error) {
    console.error(`The audit could not look at it: ${(error as Error).message}`);
  }
}

function readArguments(
  args: string[],
): { file: string; identity?: string | undefined; help?: boolean | undefined } | null {
  try {
    const options = { identity: { type: 'string' }, help: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file] = positionals;
    if (values.help) return { ...values, file: '' };
    return file === undefined || positionals.length > 1 ? null : { ...values, file };
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}
