// npm run backup: database and files of npm start in one file, whether the marketplace is open or not.
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaults } from '@metade/api/config-variables.ts';
import { makeBackup } from './backup/make-backup.ts';
import { progressBar } from './backup/progress-bar.ts';
import { refuseOwnDatabase } from './backup/refuse-own-database.ts';

const usage = `usage: npm run backup -- [--recipient age1…] [<file>]
       npm run backup -- --make-key <file>
  --recipient  encrypts the backup for this public key; only its private key opens it
  --make-key   writes a new private key into the file, and prints its public key`;

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  return 1;
});

async function main(args: string[]): Promise<number> {
  const given = readArguments(args);
  if (given === null || given.values.help) {
    (given ? console.log : console.error)(usage);
    return given ? 0 : 2;
  }
  const { 'make-key': keyFile, recipient } = given.values;
  if (keyFile !== undefined) {
    const identity = await generateIdentity();
    writeFileSync(keyFile, `${identity}\n`, { mode: 0o600, flag: 'wx' });
    console.log(`Keep ${keyFile} where the backups are not. Its public key:\n${await identityToRecipient(identity)}`);
    return 0;
  }
  refuseOwnDatabase(process.env);
  const dataDir = path.resolve(process.env.DATA_DIR || defaults.dataDir);
  const file = path.resolve(given.positionals[0] ?? nameOf(new Date(), recipient));
  const { bytes } = await makeBackup({ dataDir, file, recipient, onProgress: progressBar() });
  console.log(`${file}: ${(bytes / 1024 / 1024).toFixed(1)} MB`);
  return 0;
}

function readArguments(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { recipient: text, 'make-key': text, help: { type: 'boolean' } } as const;
    const given = parseArgs({ args, allowPositionals: true, options });
    return given.positionals.length > 1 ? null : given;
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

function nameOf(now: Date, recipient: string | undefined): string {
  const moment = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `metade-${moment}.tar.zst${recipient === undefined ? '' : '.age'}`;
}
