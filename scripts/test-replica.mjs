// npm run test:replica: reads from a real replica that lags, hangs, goes and comes back.
// The last line is the true sum: "N passed, N failed".
import { ensureInstalled } from './ensure-install.mjs';
import { runVitest } from './run-tests.mjs';

if (process.argv.length > 2) {
  console.error('Usage: npm run test:replica (it takes no arguments)');
  process.exit(2);
}
await ensureInstalled();
process.env.LONG = 'true';
const { passed, failed, notes } = await runVitest({ files: ['apps/api/test/replica.long.test.ts'] });
for (const note of notes) console.log(`\n--- ${note}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
