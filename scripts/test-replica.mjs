// npm run test:replica: reads from a real replica that lags, hangs, goes and comes back.
// The last line is the true sum: "N passed, N failed".
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

await runProof('test:replica', {
  suites: { replica: () => runVitest({ files: ['apps/api/test/replica.long.test.ts'] }) },
});
