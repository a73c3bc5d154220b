// npm run test:trouble: disk, database, gateway, mail server and clock go wrong for real: a full disk in memory, PostgreSQL killed and frozen, servers
// that stop. Then site and panel in a browser. As root, for the disk. The last line is the true sum: "N passed, N failed".
import { ensureBuilt, builtApps } from './ensure-builds.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { runProof } from './run-proof.mjs';
import { runPlaywright, runVitest } from './run-tests.mjs';

const files = [
  'trouble.long',
  'database-trouble',
  'busy-database',
  'services-away',
  'outside-service',
  'wrong-clock',
].map((name) => `apps/api/test/${name}.test.ts`);

await runProof('test:trouble', {
  prepare: async () => {
    for (const app of builtApps) await ensureBuilt(app);
    return ensureChromium();
  },
  suites: {
    faults: () => runVitest({ files }),
    pages: (chromium) => runPlaywright({ files: ['trouble.long'] }, chromium),
  },
  skipped: 'the full disk, which root alone can make.',
});
