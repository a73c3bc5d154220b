import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Settings } from '@metade/domain/settings.ts';
import { unlimited, voucherKey } from './app.ts';
import type { TestApp } from './app.ts';
import { serverBundle } from './server-bundle.ts';

export type ServerProcess = {
  url: string;
  /** The points it has passed, the latest last. */
  points: string[];
  /** All that it wrote. */
  output: string[];
  alive(): boolean;
  ended: Promise<unknown>;
  kill(): Promise<void>;
  /** How it ended: 0 after an orderly stop, null by force. */
  code(): number | null;
  /** Any other signal, such as SIGSTOP. */
  signal(name: NodeJS.Signals): void;
};

const settings: Partial<Settings> = {
  stepUndoSeconds: 0,
  claimAnswerHours: 0,
  workerLostSeconds: 2,
  statementTimeoutSeconds: 60,
  lockTimeoutSeconds: 60,
};

/** Starts server-process.ts on an app's database and gateway; env adds to its environment. */
export async function startServerProcess(app: TestApp, env: Record<string, string> = {}): Promise<ServerProcess> {
  const skewed = env.CLOCK_SKEW_MS ? ['--import', new URL('skewed-clock.ts', import.meta.url).href] : [];
  const { folder, program } = await serverBundle();
  const child = spawn(process.execPath, [...skewed, program], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: app.databaseUrl,
      PORT: '0',
      PUBLIC_URL: 'http://metade.test',
      VOUCHER_SIGNING_KEY: voucherKey,
      ...app.gateway.env,
      POSTAL_CODES_ONLINE: 'false',
      LOG_LEVEL: 'error',
      POOL_SIZE: '5',
      // Dozens start in one test: each reads what the first one compiled.
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
      ...env,
      METADE_SETTINGS: JSON.stringify({
        ...unlimited,
        ...(env.METADE_SETTINGS === undefined ? settings : (JSON.parse(env.METADE_SETTINGS) as Partial<Settings>)),
      }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [points, output]: [string[], string[]] = [[], []];
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error(`The server did not start: ${output.join('\n')}`)));
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      const [word, first, ...rest] = line.split(' ');
      if (word === 'point') points.push([first, ...rest].join(' '));
      if (word === 'listening') resolve(first ?? '');
    });
  });
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    url,
    points,
    output,
    alive,
    ended,
    code: () => child.exitCode,
    signal: (name) => void child.kill(name),
    kill: async () => {
      if (alive()) child.kill('SIGKILL');
      await ended;
    },
  };
}
