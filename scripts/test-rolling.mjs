// npm run test:rolling: two servers as production runs them behind Debian's HAProxy, restarted in turn 50 times while diners book, pages are looked
// at and a restaurant's day is open; then a new version that replaces the one before it. ROLLING_ROUNDS changes the number.
// The last line is the true sum: "N passed, N failed".
import { builtApps, ensureBuilt } from './ensure-builds.mjs';
import { ensurePrograms } from './ensure-programs.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

process.env.ROLLING_ROUNDS ??= '50';
await runProof('test:rolling', {
  prepare: async () => {
    await ensurePrograms({ haproxy: 'haproxy' });
    for (const app of builtApps) await ensureBuilt(app);
  },
  suites: {
    restarts: () => runVitest({ files: ['bench/test/rolling.long.test.ts'] }),
    rollout: () => runVitest({ files: ['bench/test/rollout.long.test.ts'] }),
  },
  skipped: 'the version before, which git knows: here is no history, or too little of it.',
});
