// The suites that read the code and run none of it. They go side by side, each with its output in one piece.
import path from 'node:path';
import { builtApps, ensureBuilt } from './ensure-builds.mjs';
import { npmCommand, root } from './ensure-install.mjs';
import { attempt, check, program, sum } from './suites.mjs';

/** By name, in the order of the sum. */
export const staticSuites = {
  lockfile: () => told('lockfile', root, npmCommand(['ci', '--dry-run', '--ignore-scripts'])),
  types: async () =>
    sum(await Promise.all([told('types', root, checkTypes('all')), makeRouteTypes(), ...builtApps.map(typesOf)])),
  lint: async () => {
    await makeRouteTypes();
    return told('lint', root, ['oxlint']);
  },
  format: () => told('format', root, ['biome', 'format']),
  knip: async () => {
    await makeRouteTypes();
    return told('knip', root, ['knip']);
  },
  build: async () =>
    sum(
      await Promise.all(
        builtApps.map((app) => attempt(`build of apps/${app}`, () => ensureBuilt(app).then(() => check(true)))),
      ),
    ),
};

async function typesOf(app) {
  await makeRouteTypes();
  return told(`types: ${app}`, path.join(root, 'apps', app), checkTypes(app));
}

/** One checker each: several would work out the same types side by side. What is unchanged since the last check is not checked again. */
function checkTypes(name) {
  const known = path.join(root, 'node_modules/.cache', `types-${name}.tsbuildinfo`);
  return ['tsc', '-p', 'tsconfig.json', '--checkers', '1', '--incremental', '--tsBuildInfoFile', known];
}

let routeTypes;

/** Once for all suites that read them: React Router's types of the site's routes. */
function makeRouteTypes() {
  routeTypes ??= told("web's routes", path.join(root, 'apps/web'), ['react-router', 'typegen']);
  return routeTypes;
}

function told(name, folder, command) {
  return program(folder, command, { print: (output) => console.log(`\n=== ${name} ===\n${output}`) });
}
