import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../scripts/ensure-builds.mjs';
import type { Program } from './programs.ts';
import { newSecrets, startProgram } from './programs.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

/** A page of a big city's restaurants, in the bench's data. */
export const listPath = '/restaurants/ES-MD/madrid';

/** The whole marketplace as one process on a database that is there already, built when its sources changed; with the demo when asked. */
export async function startSite(databaseUrl: string, { demo = false } = {}): Promise<Program> {
  await ensureBuilt('web');
  await ensureBuilt('panel');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'metade-bench-site-'));
  const port = await freePort();
  const environment = {
    // The demo makes its own, and is refused beside another gateway.
    ...(demo ? {} : { ...newSecrets(), GATEWAY_URL: 'http://127.0.0.1:1' }),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    POSTAL_CODES_ONLINE: 'false',
    METADE_SETTINGS: JSON.stringify({ readsPerMinutePerAddress: 100_000_000, writesPerMinutePerAddress: 100_000_000 }),
  };
  const program = await startProgram('apps/all-in-one/src/main.ts', port, environment, demo ? ['--demo'] : []);
  return {
    ...program,
    stop: async () => {
      await program.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
