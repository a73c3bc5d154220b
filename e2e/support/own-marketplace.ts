import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@metade/dev-env/free-port.ts';
import { stateFileOf, type State } from './marketplace.ts';

/** The time that it is from now on, epoch ms. */
export type ClockMessage = { to: number };

export type OwnMarketplace = {
  url: string;
  databaseUrl: string;
  /** Epoch ms. */
  now(): number;
  /** Moves its clock on, and has run what an hour brings. */
  moveTo(epochMs: number): Promise<void>;
  close(): Promise<void>;
};

/** A marketplace beside that of the other journeys, for one that would change it for all of them: with the demo, and a clock that can be moved. env: variables of its own. */
export async function startOwnMarketplace(env: Record<string, string> = {}): Promise<OwnMarketplace> {
  const port = await freePort();
  const child = fork(path.join(import.meta.dirname, 'start-marketplace.ts'), {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, E2E_PORT: String(port), ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (printed += text.toString()));
  const ended = once(child, 'close');
  const answer = () =>
    Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new Error(`It ended: ${printed}`);
      }),
    ]);
  await answer();
  let aheadMs = 0;
  return {
    url: `http://localhost:${port}`,
    databaseUrl: (JSON.parse(readFileSync(stateFileOf(port), 'utf8')) as State).databaseUrl,
    now: () => Date.now() + aheadMs,
    moveTo: async (to) => {
      aheadMs = to - Date.now();
      const moved = answer();
      child.send({ to } satisfies ClockMessage);
      await moved;
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
