// npm run test:gateways: the tests of payments, cards, kills and races against each gateway that a marketplace may have: the same files, told by TEST_GATEWAY.
// The last line is the true sum: "N passed, N failed".
import { runProof } from './run-proof.mjs';
import { runVitest } from './run-tests.mjs';

const tests = [
  'kill',
  'kill-change',
  'races',
  'races-storm',
  'ledger-races',
  'waitlist-races',
  'payments',
  'payment-tries',
  'payment-parts',
  'cancellation',
  'change-order',
  'cards',
  'gifts',
  'card-disputes',
  'failed-refunds',
];

const against = (gateway, own) => () =>
  runVitest({
    files: [...tests, ...own].map((name) => `apps/api/test/${name}.test.ts`),
    env: { TEST_GATEWAY: gateway },
  });

await runProof('test:gateways', {
  suites: {
    sandbox: against('sandbox', ['gateway-contract', 'gateway-move']),
    stripe: against('stripe', ['stripe', 'gateway-accounts']),
  },
  long: 'asked',
});
