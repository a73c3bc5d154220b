// The suites that read the code and run none of it. They go side by side, each with its output in one piece.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtApps, ensureBuilt } from './ensure-builds.mjs';
import { npmCommand, root } from './ensure-install.mjs';
import { attempt, check, program, sum } from './suites.mjs';

/** By name, in the order of the sum. */
export const staticSuites = {
  lockfile: () => told('lockfile', root, npmCommand(['ci', '--dry-run', '--ignore-scripts'])),
  types: async () =>
    sum(await Promise.all([told('types', root, ['tsc', '-p', 'tsconfig.json']), ...builtApps.map(typesOf)])),
  lint: () => told('lint', root, ['oxlint']),
  format: () => told('format', root, ['biome', 'format']),
  knip: () => told('knip', root, ['knip']),
  build: async () =>
    sum(
      await Promise.all(
        builtApps.map((app) => attempt(`build of apps/${app}`, () => ensureBuilt(app).then(() => check(true)))),
      ),
    ),
};

async function typesOf(app) {
  const folder = path.join(root, 'apps', app);
  const counts = [];
  if (existsSync(path.join(folder, 'react-router.config.ts')))
    counts.push(await told(`types: ${app}'s routes`, folder, ['react-router', 'typegen']));
  counts.push(await told(`types: ${app}`, folder, ['tsc', '-p', 'tsconfig.json', '--noEmit']));
  return sum(counts);
}

function told(name, folder, command) {
  return program(folder, command, { print: (output) => console.log(`\n=== ${name} ===\n${output}`) });
}
