// npm test: every check there is, one suite after the other, each even when an earlier one failed.
// npm test -- --only vitest,e2e runs the named suites alone. What failed is told once more at the end, in few words.
// The last line is the true sum: "N passed, N failed".
// Plain JavaScript: it must run on the Node 20 that the machine may have.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtApps, ensureBuilt } from './ensure-builds.mjs';
import { ensureHeadlessShell } from './ensure-chromium.mjs';
import { ensureInstalled, environment, npm, root } from './ensure-install.mjs';

const has = (file) => existsSync(path.join(root, file));
const reports = mkdtempSync(path.join(os.tmpdir(), 'metade-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Test files of what must never happen, by their names: a race that is lost once is lost. */
const ofPromises = /(races|storm|kill|lives|audit)[\w-]*\.test\.ts$/;
const ONCE = 'FAILED ONCE, passed when run again:';

/** In order. A suite resolves to its counts and, where it knows them, notes on what failed; what throws counts as one failure. */
const suites = {
  lockfile: () => check(npm(['ci', '--dry-run', '--ignore-scripts']) === 0),
  types: async () => {
    const counts = [await program(root, 'tsc', '-p', 'tsconfig.json')];
    for (const app of ['web', 'panel']) {
      if (!has(`apps/${app}/tsconfig.json`)) continue;
      const folder = path.join(root, 'apps', app);
      if (has(`apps/${app}/react-router.config.ts`)) counts.push(await program(folder, 'react-router', 'typegen'));
      counts.push(await program(folder, 'tsc', '-p', 'tsconfig.json', '--noEmit'));
    }
    return sum(counts);
  },
  lint: () => program(root, 'oxlint'),
  format: () => program(root, 'biome', 'format'),
  knip: has('knip.json') && (() => program(root, 'knip')),
  'db-types': has('scripts/check-db-types.ts') && (() => program(root, 'node', 'scripts/check-db-types.ts')),
  vitest: runVitest,
  build: async () => {
    const counts = [];
    for (const app of builtApps)
      counts.push(await attempt(`build of apps/${app}`, () => ensureBuilt(app).then(() => check(true))));
    return sum(counts);
  },
  e2e: has('e2e/playwright.config.ts') && runPlaywright,
};

process.exitCode = await main(process.argv.slice(2));

async function main(args) {
  const only = args[0] === '--only' && args[1] ? args[1].split(',') : undefined;
  const unknown = (only ?? []).filter((name) => !(name in suites));
  if ((args.length > 0 && !only) || args.length > 2 || unknown.length > 0) {
    console.error(`Usage: npm test -- --only <suite>[,<suite>]; the suites: ${Object.keys(suites).join(', ')}`);
    return 2;
  }
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const results = [];
  for (const [name, run] of Object.entries(suites)) {
    if (!run || (only && !only.includes(name))) continue;
    console.log(`\n=== ${name} ===`);
    const start = performance.now();
    const counts = await attempt(name, run);
    results.push({ name, ...counts, seconds: (performance.now() - start) / 1000 });
  }
  for (const { name, notes } of results) for (const note of notes ?? []) console.log(`\n--- ${name}: ${note}`);
  console.log('');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const notRun = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${notRun} (${seconds.toFixed(1)} s)`,
    );
  }
  // Names alone, once more: of a long output often only the end is kept.
  for (const { notes } of results) for (const note of notes ?? []) console.log(note.split('\n')[0]);
  const { passed, failed } = sum(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

async function attempt(name, run) {
  try {
    return await run();
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    return check(false);
  }
}

async function runVitest() {
  const first = await vitest('vitest.json');
  // As for journeys: an hour on a busy machine. A fault that stays fails, one that does not is told. Promises have one look.
  const broken = first.failures.filter(({ place }) => ofPromises.test(place));
  const doubted = new Set(first.failures.flatMap(({ place }) => (ofPromises.test(place) ? [] : [place])));
  const again = process.env.CI && doubted.size > 0 ? await vitest('again.json', ...doubted) : null;
  const lasting = again ? [...broken, ...again.failures] : first.failures;
  const isLasting = new Set(lasting.map(({ what }) => what));
  const passing = first.failures.filter(({ what }) => !isLasting.has(what));
  return {
    passed: first.passed + first.failures.length - lasting.length,
    failed: lasting.length === 0 ? (again ?? first).broken : lasting.length,
    skipped: first.skipped,
    notes: [
      ...lasting.map(({ what, why }) => note(what, why)),
      ...passing.map(({ what, why }) => note(`${ONCE} ${what}`, why)),
    ],
  };
}

/** One run, of the named files or of all: how many passed and were skipped, what failed where and why; broken: 1 when it ended badly. */
async function vitest(output, ...files) {
  const file = path.join(reports, output);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { failed: broken } = await program(root, 'vitest', 'run', ...reporters, ...files);
  if (!existsSync(file)) throw new Error('no report was written');
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = path.relative(root, name);
    // A file that does not load has no tests to count: it counts as one failure itself.
    if (status === 'failed' && assertionResults.length === 0) return [{ place, what: place, why: message }];
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => ({ place, what: `${place}: ${fullName}`, why: failureMessages[0] }));
  });
  return { passed: report.numPassedTests, skipped: report.numPendingTests + report.numTodoTests, failures, broken };
}

async function runPlaywright() {
  const chromium = process.env.CHROMIUM_PATH ?? (await ensureHeadlessShell());
  const file = path.join(reports, 'e2e.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { failed: broken } = await programWith(env, root, 'playwright', ...args);
  if (!existsSync(file)) return check(false);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky, skipped } = report.stats;
  const notes = specsOf(report).flatMap(({ file: place, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) => {
        const failures = results.flatMap(({ error }) => (error ? [error.message] : []));
        const what = `[${projectName}] ${place}:${line} ${title}`;
        return note(status === 'flaky' ? `${ONCE} ${what}` : what, failures[0]);
      }),
  );
  return { passed: expected + flaky, failed: unexpected === 0 ? broken : unexpected, skipped, notes };
}

/** All journeys of a Playwright report, whose suites lie in each other. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What failed and the first lines of why, without colours. */
function note(what, why = '') {
  // oxlint-disable-next-line no-control-regex
  const lines = why
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => !line.includes('node_modules'));
  return [what, ...lines.slice(0, 12)].join('\n    ');
}

function program(folder, command, ...args) {
  return programWith({}, folder, command, ...args);
}

/** Runs a program with its output going straight through; it counts as one check. */
async function programWith(env, folder, command, ...args) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...environment(folder), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(child, 'exit');
  return check(code === 0);
}

function check(good) {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
}

function sum(counts) {
  const total = (field) => counts.reduce((n, count) => n + count[field], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
