// Runs vitest and Playwright for npm test and reads their reports: how many passed, and what failed where and why.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './ensure-install.mjs';
import { check, program } from './suites.mjs';

const reports = mkdtempSync(path.join(os.tmpdir(), 'metade-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Test files of what must never happen, by their names: a race that is lost once is lost. */
const ofPromises = /(races|storm|kill|lives|audit)[\w-]*\.test\.ts$/;
/** How the note of a test begins that passed when it was run again. */
export const ONCE = 'FAILED ONCE, passed when run again:';

/** All tests of vitest, or those that were found for a pattern. */
export async function runVitest(found) {
  const first = await vitest('vitest.json', found);
  // As for journeys: an hour on a busy machine. A fault that stays fails, one that does not is told. Promises have one look.
  const broken = first.failures.filter(({ place }) => ofPromises.test(place));
  const doubted = new Set(first.failures.flatMap(({ place }) => (ofPromises.test(place) ? [] : [place])));
  const again =
    process.env.CI && doubted.size > 0 ? await vitest('again.json', { files: [...doubted], env: found?.env }) : null;
  const lasting = again ? [...broken, ...again.failures] : first.failures;
  const isLasting = new Set(lasting.map(({ what }) => what));
  const passing = first.failures.filter(({ what }) => !isLasting.has(what));
  const brokenAnyway = lasting.length === 0 ? (again ?? first).broken : 0;
  return {
    passed: first.passed + first.failures.length - lasting.length,
    failed: lasting.length + brokenAnyway,
    skipped: first.skipped,
    notes: [
      ...(brokenAnyway ? ['an error outside of every test: vitest tells it above'] : []),
      ...lasting.map(({ what, why }) => note(what, why)),
      ...passing.map(({ what, why }) => note(`${ONCE} ${what}`, why)),
    ],
  };
}

/** One run, of the named files or of all, with variables of its own: how many passed and were skipped, what failed where and why; broken: 1 when it ended badly. */
async function vitest(output, { files = [], title, env = {} } = {}) {
  const file = path.join(reports, output);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const only = title === undefined ? files : [...files, '-t', title];
  const { failed: broken } = await program(root, ['vitest', 'run', ...reporters, ...only], { env });
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

/** All journeys, or those that were found for a pattern, in a browser (Playwright's own when none is named). */
export async function runPlaywright({ files = [], title, config = 'e2e/playwright.config.ts' } = {}, chromium) {
  const file = path.join(reports, 'e2e.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };
  const only = title === undefined ? files : [...files, '-g', title];
  const args = ['test', '-c', config, '--reporter=list,json', ...only];
  const { failed: broken } = await program(root, ['playwright', ...args], { env });
  if (!existsSync(file)) return check(false);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky, skipped } = report.stats;
  const notes = specsOf(report).flatMap(({ file: place, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, annotations, results }) => {
        const failures = results.flatMap(({ error }) => (error ? [error.message] : []));
        const width = annotations.find(({ type }) => type === 'width')?.description;
        const what = `[${width}] ${place}:${line} ${title}`;
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
