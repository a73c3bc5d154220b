// npm run test:gateways: the tests of payments, cards, kills and races against each gateway that a marketplace may have: the same files, told by TEST_GATEWAY.
// The last line is the true sum: "N passed, N failed".
import { atBoth, atSandbox, atStripe } from './gateway-tests.mjs';
import { inMemory } from './memory-folder.mjs';
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

const against = (gateway, own) => () =>
  runVitest({
    files: [...atBoth, ...own].map((name) => `apps/api/test/${name}.test.ts`),
    env: { TEST_GATEWAY: gateway },
  });

// As npm test: the long proofs are of real disks too.
if (!process.argv.includes('--long')) Object.assign(process.env, inMemory());
await runProof('test:gateways', {
  suites: {
    sandbox: against('sandbox', atSandbox),
    stripe: against('stripe', atStripe),
  },
  long: 'asked',
});
