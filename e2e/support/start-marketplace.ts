// Starts a whole marketplace with fresh demo data in a folder of its own, removed when it stops.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../apps/all-in-one/src/embedded-postgres.ts';
import { localSecrets } from '../../apps/all-in-one/src/local-secrets.ts';
import { startMarketplace } from '../../apps/all-in-one/src/marketplace.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { port, stateFile, type State } from './marketplace.ts';

const limitsOfAnAddress = Object.keys(defaultSettings).filter((key) => /PerAddress|^address.*Per/.test(key));
const dataDir = mkdtempSync(path.join(tmpdir(), 'metade-e2e-'));
const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), fast: true });
writeFileSync(stateFile, JSON.stringify({ databaseUrl: postgres.url } satisfies State));
const marketplace = await startMarketplace({
  databaseUrl: postgres.url,
  dataDir,
  demo: true,
  dev: false,
  env: {
    ...localSecrets(dataDir),
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    POSTAL_CODES_ONLINE: 'false',
    MAP_STYLE_URL: 'none',
    // A journey's own receiver listens on this machine.
    WEBHOOK_LOOPBACK: 'true',
    METADE_SETTINGS: JSON.stringify({
      // All journeys come from one address.
      ...Object.fromEntries(limitsOfAnAddress.map((key) => [key, 1_000_000])),
      accountLoginTriesPer15Min: 100_000,
      // A journey looks at a list the moment after a table was taken.
      listCacheMs: 0,
      // Vouchers open long before their meal: a journey ends at the table without waiting for the day.
      voucherOpensMinutes: 100_000,
    }),
  },
});
console.log(marketplace.welcome);
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
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
