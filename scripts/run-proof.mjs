// Runs a long proof of its own command: what it needs first, then its test files, and the true sum as the last line.
import { runVitest } from './run-tests.mjs';

/** prepare: installs what is missing, and throws a sentence when it cannot. Sets the exit code. */
export async function runProof(command, files, prepare) {
  if (process.argv.length > 2) {
    console.error(`Usage: npm run ${command} (it takes no arguments)`);
    process.exitCode = 2;
    return;
  }
  process.exitCode = 1;
  try {
    await prepare();
  } catch (error) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    return;
  }
  process.env.LONG = 'true';
  const { passed, failed, notes } = await runVitest({ files });
  for (const note of notes) console.log(`\n--- ${note}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
