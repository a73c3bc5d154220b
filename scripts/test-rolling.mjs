// npm run test:rolling: two servers behind Debian's HAProxy, restarted in turn 50 times while diners book. ROLLING_ROUNDS changes the number.
// The last line is the true sum: "N passed, N failed".
import { ensureInstalled } from './ensure-install.mjs';
import { ensurePrograms } from './ensure-programs.mjs';
import { runProof } from './run-proof.mjs';

await runProof('test:rolling', ['bench/test/rolling.long.test.ts'], async () => {
  await ensureInstalled();
  await ensurePrograms({ haproxy: 'haproxy' });
  process.env.ROLLING_ROUNDS ??= '50';
});
