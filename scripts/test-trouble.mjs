// npm run test:trouble: disk, database, gateway, mail server and clock go wrong for real: a full disk in memory, PostgreSQL killed and frozen, servers
// that stop. Then site and panel in a browser. As root, for the disk. The last line is the true sum: "N passed, N failed".
import { ensureBuilt, builtApps } from './ensure-builds.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { runPlaywright, runVitest } from './run-tests.mjs';
import { attempt, sum } from './suites.mjs';

const names = ['trouble.long', 'database-trouble', 'busy-database', 'services-away', 'outside-service', 'wrong-clock'];

if (process.argv.length > 2) {
  console.error('Usage: npm run test:trouble (it takes no arguments)');
  process.exit(2);
}
await ensureInstalled();
for (const app of builtApps) await ensureBuilt(app);
const chromium = await ensureChromium();
process.env.LONG = 'true';
const results = [
  await attempt('faults', () => runVitest({ files: names.map((name) => `apps/api/test/${name}.test.ts`) })),
  await attempt('pages', () => runPlaywright({ files: ['trouble.long'] }, chromium)),
];
for (const { notes } of results) for (const note of notes ?? []) console.log(`\n--- ${note}`);
const { passed, failed, skipped } = sum(results);
if (skipped > 0) console.log('\nSKIPPED: the full disk, which root alone can make.');
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
