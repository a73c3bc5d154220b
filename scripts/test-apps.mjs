// npm run test:apps: the app's types, its screens against the real API, its native projects, its bundles for web, Android and iOS with the limit of their size, and its
// walks in Chromium.
// The last line is the true sum: "N passed, N failed".
import { bytecodeMax, bytecodeSize, exportApp, firstScreenMax, firstScreenSize } from './app-bundles.mjs';
import { app, appEnvironment, ensureAppInstalled } from './app-install.mjs';
import { ensureBuilt, builtApps } from './ensure-builds.mjs';
import { ensureHeadlessShell } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { checkNativeProjects } from './native-projects.mjs';
import { runPlaywright } from './run-tests.mjs';
import { attempt, check, program, sum } from './suites.mjs';

const asksServers = ['Check Expo config', 'Validate packages against React Native Directory'];

if (process.argv.length > 2) {
  console.error('Usage: npm run test:apps (it takes no arguments)');
  process.exit(2);
}
await ensureInstalled();
await ensureAppInstalled();
const chromium = await ensureHeadlessShell();
const results = [
  await program(app, ['tsc', '-p', 'tsconfig.json']),
  await program(app, ['jest', '--config', 'jest.config.cjs']),
  await attempt('native projects', checkNativeProjects),
  await attempt('expo-doctor', checkDoctor),
  await exportApp('web'),
  await exportApp('android', '--no-bytecode'),
  await exportApp('ios'),
  await attempt('size of the bytecode', async () => atMost('Android bytecode', await bytecodeSize(), bytecodeMax)),
  await attempt('size of the first screen', async () => atMost('First screen', firstScreenSize(), firstScreenMax)),
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

function atMost(name, bytes, max) {
  console.log(`${name}: ${(bytes / 1024 / 1024).toFixed(2)} MB`);
  return check(bytes <= max);
}
