// npm run test:watch: metrics, alerts, dashboard, traces and log; alerts and metrics also by promtool.
// The last line is the true sum: "N passed, N failed".
import { ensureInstalled } from './ensure-install.mjs';
import { ensureDebianProgram } from './ensure-debian-program.mjs';
import { runVitest } from './run-tests.mjs';

const files = ['metrics', 'watch-files', 'log', 'tracing'].map((name) => `apps/api/test/${name}.test.ts`);

if (process.argv.length > 2) {
  console.error('Usage: npm run test:watch (it takes no arguments)');
  process.exit(2);
}
await ensureInstalled();
const promtool = await ensureDebianProgram('promtool', 'prometheus', '--version');
if (promtool) process.env.PROMTOOL = promtool;
const { passed, failed, skipped, notes } = await runVitest({ files });
for (const note of notes) console.log(`\n--- ${note}`);
if (!promtool)
  console.log(
    '\nSKIPPED: the checks by promtool, which is not here. On Debian: apt install prometheus, or the network for this command.',
  );
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
