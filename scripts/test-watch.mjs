// npm run test:watch: metrics, alerts, dashboard, traces and log; alerts and metrics also by promtool.
// The last line is the true sum: "N passed, N failed".
import { ensureDebianProgram } from './ensure-debian-program.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

const files = ['metrics', 'watch-files', 'log', 'tracing'].map((name) => `apps/api/test/${name}.test.ts`);

await runProof('test:watch', {
  prepare: () => ensureDebianProgram('promtool', 'prometheus', '--version'),
  suites: { watch: (promtool) => runVitest({ files, env: promtool && { PROMTOOL: promtool } }) },
  skipped:
    'the checks by promtool, which is not here. On Debian: apt install prometheus, or the network for this command.',
});
