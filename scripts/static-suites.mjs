// The suites that read the code and run none of it. They go side by side, each with its output in one piece.
import path from 'node:path';
import { builtApps, ensureBuilt } from './ensure-builds.mjs';
import { npmCommand, root } from './ensure-install.mjs';
import { attempt, check, program, sum } from './suites.mjs';

/** By name, in the order of the sum. */
export const staticSuites = {
  lockfile: () => told('lockfile', root, npmCommand(['ci', '--dry-run', '--ignore-scripts'])),
  types: async () =>
    sum(
      await Promise.all([
        told('types', root, ['tsc', '-p', 'tsconfig.json']),
        makeRouteTypes(),
        ...builtApps.map(typesOf),
      ]),
    ),
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
  return told(`types: ${app}`, path.join(root, 'apps', app), ['tsc', '-p', 'tsconfig.json', '--noEmit']);
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
