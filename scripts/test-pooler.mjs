// npm run test:pooler: the marketplace behind Debian's PgBouncer in transaction mode.
// The last line is the true sum: "N passed, N failed".
import { ensurePrograms } from './ensure-programs.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

await runProof('test:pooler', {
  prepare: () => ensurePrograms({ pgbouncer: 'pgbouncer' }),
  suites: { pooler: () => runVitest({ files: ['apps/api/test/pooler.long.test.ts'] }) },
});
