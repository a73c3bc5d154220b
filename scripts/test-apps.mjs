// npm run test:apps: the app's types, its screens against the real API, its native projects, its bundles for web, Android and iOS with the limit of their size, and its
// walks in Chromium.
// The last line is the true sum: "N passed, N failed".
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { app, appEnvironment, ensureAppInstalled } from './app-install.mjs';
import { ensureBuilt, builtApps } from './ensure-builds.mjs';
import { ensureHeadlessShell } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { checkNativeProjects } from './native-projects.mjs';
import { runPlaywright } from './run-tests.mjs';
import { attempt, check, program, sum } from './suites.mjs';

/** Hermes bytecode of the Android bundle, bytes. */
const bytecodeMax = 3.5 * 1024 * 1024;

const systems = { linux: 'linux64', darwin: 'osx', win32: 'win64' };

const asksServers = ['Check Expo config', 'Validate packages against React Native Directory'];

if (process.argv.length > 2) {
  console.error('Usage: npm run test:apps (it takes no arguments)');
  process.exit(2);
}
await ensureInstalled();
await ensureAppInstalled();
// A plugin of Expo's, which is among the app's own packages.
const { hermesFlags } = createRequire(import.meta.url)('../apps/mobile/plugins/hermes-flags.js');
const chromium = await ensureHeadlessShell();
const results = [
  await program(app, ['tsc', '-p', 'tsconfig.json']),
  await program(app, ['jest', '--config', 'jest.config.cjs']),
  await attempt('native projects', checkNativeProjects),
  await attempt('expo-doctor', checkDoctor),
  await bundled('web'),
  await bundled('android', '--no-bytecode'),
  await attempt('size of the bytecode', checkBytecode),
  await bundled('ios'),
  ...(await Promise.all(
    builtApps.map((name) => attempt(`build of apps/${name}`, () => ensureBuilt(name).then(() => check(true)))),
  )),
  await attempt('walk', () => runPlaywright({ config: 'e2e/apps/playwright.config.ts' }, chromium)),
];
const { passed, failed } = sum(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** What is wrong with the project by Expo's own tool. Two of its checks ask its servers, which a machine without network has not. */
async function checkDoctor() {
  let found = [];
  await program(app, ['expo-doctor'], {
    env: appEnvironment,
    print: (output) => {
      found = [...output.matchAll(/^✖ (.*)$/gm)]
        .map(([, name]) => name)
        .filter((name) => !asksServers.some((one) => name.startsWith(one)));
      if (!/\d+\/\d+ checks passed/.test(output)) found.push(output);
    },
  });
  for (const name of found) console.error(`expo-doctor: ${name}`);
  return check(found.length === 0);
}

/** Compiles Android's bundle as its build does: with the flags that the native project has. */
async function checkBytecode() {
  const folder = path.join(app, 'dist/android/_expo/static/js/android');
  const [bundle] = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const bytecode = path.join(folder, 'index.android.bundle');
  const compiler = path.join(app, 'node_modules/hermes-compiler/hermesc', `${systems[process.platform]}-bin/hermesc`);
  const flags = ['-w', '-emit-binary', ...hermesFlags, '-out', bytecode, path.join(folder, bundle)];
  const compiled = await program(app, [compiler, ...flags]);
  if (compiled.failed > 0) return compiled;
  const { size } = statSync(bytecode);
  console.log(`Android bytecode: ${(size / 1024 / 1024).toFixed(2)} MB`);
  return check(size <= bytecodeMax);
}

function bundled(platform, ...options) {
  return program(app, ['expo', 'export', '--platform', platform, '--output-dir', `dist/${platform}`, ...options], {
    env: { ...appEnvironment, CI: '1' },
    print: (output) =>
      console.log(
        output
          .split('\n')
          .filter((line) => /rror|Exported|\.hbc|entry-/.test(line))
          .join('\n'),
      ),
  });
}
