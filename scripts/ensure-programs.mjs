// Finds programs of Debian's packages, installing the packages that lack when root.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, isRootOnDebian } from './apt-install.mjs';
import { findPostgres } from './ensure-postgres.mjs';
import { timed } from './progress.mjs';

const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', findPostgres() ?? '/usr/sbin'];

/** Package by program, such as { haproxy: 'haproxy' }. Throws the command to type when one cannot be had. */
export async function ensurePrograms(packages) {
  const missing = () => [
    ...new Set(Object.entries(packages).flatMap(([program, name]) => (isThere(program) ? [] : [name]))),
  ];
  const wanted = missing();
  if (wanted.length > 0 && isRootOnDebian())
    await timed(`Installing ${wanted.join(' and ')}`, () => aptInstall(...wanted));
  if (missing().length > 0)
    throw new Error(`This needs ${missing().join(' and ')}. As root on Debian: apt install ${missing().join(' ')}`);
}

function isThere(program) {
  return folders().some((folder) => existsSync(path.join(folder, program)));
}
