// Finds the programs of Debian's PostgreSQL and pgBackRest, installing the packages when root.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, isRootOnDebian } from './apt-install.mjs';
import { timed } from './progress.mjs';

const versions = '/usr/lib/postgresql';

/** Resolves to the folder with initdb, postgres and pg_dump (15 or newer; pgbackrest is in the PATH). Throws when there is none. */
export async function ensurePostgres() {
  const missing = [...(findPostgres() ? [] : ['postgresql']), ...(hasPgBackRest() ? [] : ['pgbackrest'])];
  if (missing.length > 0 && isRootOnDebian())
    await timed(`Installing ${missing.join(' and ')}`, () => aptInstall(...missing));
  const bin = findPostgres();
  if (bin && hasPgBackRest()) return bin;
  throw new Error(
    `This needs Debian's PostgreSQL (15 or newer) and pgBackRest, and ${missing.join(' and ')} could not be had here. As root on Debian or Ubuntu: apt install postgresql pgbackrest`,
  );
}

/** The programs of the newest version of Debian's that is installed, 15 at least. */
export function findPostgres() {
  const found = existsSync(versions) ? readdirSync(versions).map(Number) : [];
  const [newest] = found
    .filter((version) => version >= 15 && existsSync(path.join(versions, `${version}/bin/initdb`)))
    .sort((one, other) => other - one);
  return newest && path.join(versions, `${newest}/bin`);
}

function hasPgBackRest() {
  return spawnSync('pgbackrest', ['version'], { stdio: 'ignore' }).status === 0;
}
