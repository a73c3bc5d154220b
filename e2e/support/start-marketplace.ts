// Starts a whole marketplace with fresh demo data in a folder of its own, removed when it stops. As a child of a journey
// (own-marketplace.ts) it is told by messages what time it is.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../apps/all-in-one/src/embedded-postgres.ts';
import { localSecrets } from '../../apps/all-in-one/src/local-secrets.ts';
import { startMarketplace } from '../../apps/all-in-one/src/marketplace.ts';
import { queryOnce } from '../../apps/api/test/support/query-once.ts';
import { walletKeys } from '@metade/dev-env/wallet-keys.ts';
import { startFakeStripe } from '@metade/fake-stripe/fake-stripe.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { port, stateFile, type State } from './marketplace.ts';
import type { ClockMessage } from './own-marketplace.ts';

const limitsOfAnAddress = Object.keys(defaultSettings).filter((key) => /PerAddress|^address.*Per/.test(key));
const dataDir = mkdtempSync(path.join(tmpdir(), 'metade-e2e-'));
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), fast: true });
writeFileSync(stateFile, JSON.stringify({ databaseUrl: postgres.url } satisfies State));
const env = process.env.FAKE_STRIPE === 'true' ? await stripeBeside(postgres.url) : {};
const movable = process.send !== undefined;
let aheadMs = 0;
const marketplace = await startMarketplace({
  databaseUrl: postgres.url,
  dataDir,
  demo: true,
  dev: false,
  ...(movable ? { now: () => Date.now() + aheadMs } : {}),
  env: {
    ...localSecrets(dataDir),
    ...process.env,
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
    POSTAL_CODES_ONLINE: 'false',
    MAP_STYLE_URL: 'none',
    // A journey's own receiver or push service listens on this machine.
    WEBHOOK_LOOPBACK: 'true',
    PUSH_LOOPBACK: 'true',
    ...walletKeys().env,
    METADE_SETTINGS: JSON.stringify({
      // All journeys come from one address.
      ...Object.fromEntries(limitsOfAnAddress.map((key) => [key, 1_000_000])),
      accountLoginTriesPer15Min: 100_000,
      // A journey looks at a list the moment after a table was taken.
      listCacheMs: 0,
      // Vouchers open long before their meal: a journey ends at the table without waiting for the day.
      ...(movable ? {} : { voucherOpensMinutes: 100_000 }),
    }),
  },
});
console.log(marketplace.welcome);
process.on('message', ({ to }: ClockMessage) => {
  aheadMs = to - Date.now();
  void runCron().then(() => process.send?.('moved'));
});
process.send?.('open');

/** What came round in the hours that were passed over, whose cron goes by the machine's clock. */
async function runCron(): Promise<void> {
  await queryOnce(postgres.url, "select graphile_worker.add_job('close_statements', '{}')");
}

/** Stripe instead of the sandbox for what is new; answers the variables that say so. */
async function stripeBeside(connectionString: string): Promise<Record<string, string>> {
  const keys = {
    secretKey: 'sk_test_of_the_journeys',
    publishableKey: 'pk_test_of_the_journeys',
    webhookSecret: 'whsec_of_the_journeys',
  };
  const webhookUrl = () => `http://localhost:${port}/v1/webhooks/gateway`;
  const { url } = await startFakeStripe({ ...keys, pool: new pg.Pool({ connectionString }), webhookUrl });
  return {
    GATEWAY: 'stripe',
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_URL: url,
    STRIPE_SCRIPT_URL: `${url}/script.js`,
  };
}

let stopping = false;
// 'disconnect': whose child it is has ended, however that was.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.on(end, () => {
    if (stopping) return;
    stopping = true;
    void marketplace
      .close()
      .then(() => postgres.stop())
      .finally(() => {
        rmSync(stateFile, { force: true });
        rmSync(dataDir, { recursive: true, force: true });
        process.exit(0);
      });
  });
}
