// Runs a proof of its own command: what it needs first, then its suites, each even when another one failed, and the true sum as the last line.
import { ensureInstalled } from './ensure-install.mjs';
import { attempt, sum } from './suites.mjs';

/**
 * suites: by name, each answers its counts, and is given what `prepare` answers. prepare: finds what is needed besides the packages, and
 * throws a sentence when it cannot. skipped: what was not there if tests were skipped. long: whether the long proofs are run whole, or
 * 'asked': with --long. Sets the exit code.
 */
export async function runProof(command, { suites, prepare = async () => {}, skipped: lacking = '', long = true }) {
  const args = process.argv.slice(2).filter((arg) => long !== 'asked' || arg !== '--long');
  if (args.length > 0) {
    console.error(`Usage: npm run ${command} ${long === 'asked' ? '[-- --long]' : '(it takes no arguments)'}`);
    process.exitCode = 2;
    return;
  }
  process.exitCode = 1;
  let found;
  try {
    await ensureInstalled();
    found = await prepare();
  } catch (error) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    return;
  }
  if (long === true || process.argv.includes('--long')) process.env.LONG = 'true';
  const results = [];
  for (const [name, run] of Object.entries(suites)) {
    console.log(`\n=== ${name} ===`);
    results.push({ name, ...(await attempt(name, () => run(found))) });
  }
  for (const { notes } of results) for (const note of notes ?? []) console.log(`\n--- ${note}`);
  console.log('');
  for (const { name, passed, failed } of results)
    console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${passed} passed, ${failed} failed`);
  const { passed, failed, skipped } = sum(results);
  if (skipped > 0 && lacking) console.log(`\nSKIPPED: ${lacking}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
