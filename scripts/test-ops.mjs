// npm run test:ops: the files of ops/: units by systemd, Caddy's file by Caddy with TLS on this machine, the compose file by the configuration.
// The last line is the true sum: "N passed, N failed".
import { ensureDebianProgram } from './ensure-debian-program.mjs';
import { ensureInstalled } from './ensure-install.mjs';
import { runVitest } from './run-tests.mjs';

if (process.argv.length > 2) {
  console.error('Usage: npm run test:ops (it takes no arguments)');
  process.exit(2);
}
await ensureInstalled();
const caddy = await ensureDebianProgram('caddy', 'caddy', 'version');
if (caddy) process.env.CADDY = caddy;
const { passed, failed, skipped, notes } = await runVitest({ files: ['apps/all-in-one/test/ops.test.ts'] });
for (const note of notes) console.log(`\n--- ${note}`);
if (skipped > 0)
  console.log('\nSKIPPED: what needs systemd-analyze, or Caddy (on Debian: the network for this command).');
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
