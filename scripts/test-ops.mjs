// npm run test:ops: the files of ops/: units by systemd, Caddy's file by Caddy with TLS on this machine, the compose file by the configuration.
// The last line is the true sum: "N passed, N failed".
import { ensureDebianProgram } from './ensure-debian-program.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

await runProof('test:ops', {
  prepare: () => ensureDebianProgram('caddy', 'caddy', 'version'),
  suites: {
    ops: (caddy) => runVitest({ files: ['apps/all-in-one/test/ops.test.ts'], env: caddy && { CADDY: caddy } }),
  },
  skipped: 'what needs systemd-analyze, or Caddy (on Debian: the network for this command).',
});
