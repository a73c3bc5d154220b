// npm run test:gateways: the tests of payments, cards, kills and races against each gateway that a marketplace may have: the same files, told by TEST_GATEWAY.
// The last line is the true sum: "N passed, N failed".
import { ensureInstalled } from './ensure-install.mjs';
import { runVitest } from './run-tests.mjs';
import { attempt, sum } from './suites.mjs';

const gateways = ['sandbox', 'stripe'];

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
].map((name) => `apps/api/test/${name}.test.ts`);

const args = process.argv.slice(2).filter((arg) => arg !== '--long');
if (args.length > 0) {
  console.error('Usage: npm run test:gateways [-- --long]');
  process.exit(2);
}
if (process.argv.includes('--long')) process.env.LONG = 'true';
await ensureInstalled();
const results = [];
for (const gateway of gateways) {
  console.log(`\n=== ${gateway} ===`);
  const own = gateway === 'stripe' ? ['stripe', 'gateway-accounts'] : ['gateway-contract', 'gateway-move'];
  const files = [...tests, ...own.map((name) => `apps/api/test/${name}.test.ts`)];
  const counts = await attempt(gateway, () => runVitest({ files, env: { TEST_GATEWAY: gateway } }));
  results.push({ gateway, ...counts });
}
for (const { notes } of results) for (const note of notes ?? []) console.log(`\n--- ${note}`);
console.log('');
for (const { gateway, passed, failed } of results)
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${gateway}: ${passed} passed, ${failed} failed`);
const { passed, failed } = sum(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
