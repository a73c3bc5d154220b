// npm test: every check there is, each even when another one failed. What failed is told once more at the end, in few words.
//   npm test -- <pattern>              the test files and journeys with this in their path, else those with it in a title
//   npm test -- --only vitest,e2e      the named suites alone
//   npm run test:long [-- <pattern>]   tests and journeys with the whole of their long proofs, journeys on both screens
// The last line is the true sum: "N passed, N failed".
// Plain JavaScript: it must run on the Node 20 that the machine may have.
import path from 'node:path';
import { ensureHeadlessShell } from './ensure-chromium.mjs';
import { ensureInstalled, root } from './ensure-install.mjs';
import { findTests } from './find-tests.mjs';
import { inMemory } from './memory-folder.mjs';
import { ONCE, runPlaywright, runVitest } from './run-tests.mjs';
import { staticSuites } from './static-suites.mjs';
import { attempt, sum } from './suites.mjs';

const names = [...Object.keys(staticSuites), 'vitest', 'e2e'];

process.exitCode = await main(process.argv.slice(2));

async function main(args) {
  const asked = readArguments(args);
  if (asked === null) {
    console.error(
      `Usage: npm test -- [--long] [--only <suite>[,<suite>]] [<pattern>]; the suites: ${names.join(', ')}`,
    );
    return 2;
  }
  if (asked.long) process.env.LONG = 'true';
  // The long proofs are of real disks too, and fill them.
  else Object.assign(process.env, inMemory());
  // Dozens of programs are started, of which each reads what an earlier one compiled.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/compiled');
  try {
    await ensureInstalled();
  } catch (error) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const found = asked.pattern === undefined ? {} : findTests(asked.pattern, asked.long);
  const chosen = asked.only ?? chosenFor(asked, found);
  if (chosen.length === 0) {
    const where = asked.long ? '' : ' (npm run test:long also knows *.long.*)';
    console.error(`No path and no title of a test has "${asked.pattern}" in it${where}.`);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const results = await run(chosen, found);
  tell(results);
  const { passed, failed } = sum(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function readArguments(args) {
  const asked = { long: false };
  for (let at = 0; at < args.length; at += 1) {
    if (args[at] === '--long') asked.long = true;
    else if (args[at] === '--only' && args[at + 1]) asked.only = args[(at += 1)].split(',');
    else if (asked.pattern === undefined && args[at] !== '' && !args[at].startsWith('--')) asked.pattern = args[at];
    else return null;
  }
  return asked.only?.some((name) => !names.includes(name)) ? null : asked;
}

/** The suites that a pattern needs; without one all of them, of the long proofs those that have any. */
function chosenFor({ long, pattern }, { vitest, e2e }) {
  if (pattern === undefined) return long ? ['build', 'vitest', 'e2e'] : names;
  return [...(e2e ? ['build', 'e2e'] : []), ...(vitest ? ['vitest'] : [])];
}

/** What reads the code beside each other, then tests and journeys: both wait a part of their time, and the other has the cores meanwhile. */
async function run(chosen, found) {
  const timed = async (name, work) => {
    const start = performance.now();
    const counts = await attempt(name, work);
    return { name, ...counts, seconds: (performance.now() - start) / 1000 };
  };
  const isChosen = ([name]) => chosen.includes(name);
  // Debian's packages come while others compute.
  const browser = chosen.includes('e2e') && !process.env.CHROMIUM_PATH ? ensureHeadlessShell() : undefined;
  browser?.catch(() => {});
  const results = await Promise.all(
    Object.entries(staticSuites)
      .filter(isChosen)
      .map(([name, suite]) => timed(name, suite)),
  );
  const dynamic = {
    vitest: () => runVitest(found.vitest),
    e2e: async () => runPlaywright(found.e2e, process.env.CHROMIUM_PATH ?? (await browser)),
  };
  const running = Object.entries(dynamic).filter(isChosen);
  if (running.length > 0) console.log(`\n=== ${running.map(([name]) => name).join(' and ')} ===`);
  return [...results, ...(await Promise.all(running.map(([name, suite]) => timed(name, suite))))];
}

function tell(results) {
  const all = results.flatMap(({ name, notes = [] }) => notes.map((note) => ({ name, note })));
  // Of a long output often only the end is kept: what failed for good comes last.
  all.sort((one, other) => Number(other.note.startsWith(ONCE)) - Number(one.note.startsWith(ONCE)));
  for (const { name, note } of all) console.log(`\n--- ${name}: ${note}`);
  console.log('');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const notRun = skipped > 0 ? `, ${skipped} skipped` : '';
    console.log(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed${notRun} (${seconds.toFixed(1)} s)`,
    );
  }
  // Names alone, once more.
  for (const { note } of all) console.log(note.split('\n')[0]);
}
