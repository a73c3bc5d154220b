// npm run test:rolling: two servers behind Debian's HAProxy, restarted in turn 50 times while diners book. ROLLING_ROUNDS changes the number.
// The last line is the true sum: "N passed, N failed".
import { ensurePrograms } from './ensure-programs.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

process.env.ROLLING_ROUNDS ??= '50';
await runProof('test:rolling', {
  prepare: () => ensurePrograms({ haproxy: 'haproxy' }),
  suites: { rolling: () => runVitest({ files: ['bench/test/rolling.long.test.ts'] }) },
});
