// npm run test:pooler: the marketplace behind Debian's PgBouncer in transaction mode.
// The last line is the true sum: "N passed, N failed".
import { ensureInstalled } from './ensure-install.mjs';
import { ensurePrograms } from './ensure-programs.mjs';
import { runProof } from './run-proof.mjs';

await runProof('test:pooler', ['apps/api/test/pooler.long.test.ts'], async () => {
  await ensureInstalled();
  await ensurePrograms({ pgbouncer: 'pgbouncer' });
});
