// npm run test:ops: the files of ops/: units by systemd, Caddy's file by Caddy with TLS on this machine, compose file and image by what they name.
// The last line is the true sum: "N passed, N failed".
import { ensureDebianProgram } from './ensure-debian-program.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

const files = ['ops', 'image'].map((name) => `apps/all-in-one/test/${name}.test.ts`);

await runProof('test:ops', {
  prepare: () => ensureDebianProgram('caddy', 'caddy', 'version'),
  suites: {
    ops: (caddy) => runVitest({ files, env: caddy && { CADDY: caddy } }),
  },
  skipped: 'what needs systemd-analyze, or Caddy (on Debian: the network for this command).',
});
