import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '@metade/api/compose.ts';
import { createPool } from '@metade/api/db/pool.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type pg from 'pg';
import { startPostgres } from '../apps/all-in-one/src/embedded-postgres.ts';
import { freePort } from '@metade/dev-env/free-port.ts';

export type Database = { url: string; pool: pg.Pool };
export type DatabaseServer = {
  /** A new database with the present schema, its places and its job queue, or what `prepare` makes. Its pool ends with the server. */
  create(name: string, prepare?: (url: string) => Promise<unknown>): Promise<Database>;
  stop(): Promise<void>;
};
export type Program = { url: string; pid: number; stop(): Promise<void> };

export const root = fileURLToPath(new URL('..', import.meta.url));

// By a signal alone no `exit` is told, and what was started here would go on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/**
 * A durable PostgreSQL of its own in a temporary folder, gone after stop. BENCH_DATABASE_URL: a superuser's, used instead.
 * counting: with pg_stat_statements.
 */
export async function startDatabaseServer({ counting = false } = {}): Promise<DatabaseServer> {
  const given = counting ? undefined : process.env.BENCH_DATABASE_URL;
  const dataDir = given ? undefined : mkdtempSync(path.join(tmpdir(), 'metade-bench-'));
  const server = dataDir === undefined ? undefined : await startPostgres({ dataDir, maxConnections: 200, counting });
  const serverUrl = given ?? (server as { url: string }).url;
  const admin = createPool(serverUrl, 2);
  const made: { name: string; pool: pg.Pool }[] = [];
  return {
    async create(name, prepare) {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`create database ${name}`);
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      const pool = createPool(url.href, 4);
      made.push({ name, pool });
      if (prepare) await prepare(url.href);
      else await prepareDatabase(pool);
      return { url: url.href, pool };
    },
    async stop() {
      for (const { name, pool } of made) {
        await pool.end();
        if (given) await admin.query(`drop database if exists ${name} with (force)`);
      }
      await admin.end();
      await server?.stop();
      if (dataDir !== undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Secrets = { VOUCHER_SIGNING_KEY: string; GATEWAY_API_KEY: string; GATEWAY_WEBHOOK_SECRET: string };

export function newSecrets(): Secrets {
  return {
    VOUCHER_SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    GATEWAY_API_KEY: randomBytes(24).toString('base64url'),
    GATEWAY_WEBHOOK_SECRET: randomBytes(24).toString('base64url'),
  };
}

/** Settings under which no message waits for a morning. */
export const noQuietHours = { quietFromHour: 0, quietToHour: 0 };

export type ApiOptions = {
  databaseUrl: string;
  settings?: Partial<Settings>;
  secrets?: Secrets;
  gatewayUrl?: string;
  /** Where people reach the marketplace, however many servers it has; the server's own address by default. */
  publicUrl?: string;
  port?: number;
  /** Of another version: the folder of its sources. */
  folder?: string;
  /** Further variables of the environment. */
  env?: Record<string, string>;
};

/** One API server process as it is deployed; only its limits on callers are raised, because all calls come from one address. */
export function startApi(options: ApiOptions): Promise<Program> {
  return startServer('apps/api/src/main.ts', options);
}

/** Only what answers requests, or only what runs the jobs. */
export function startHalf(half: 'api' | 'jobs', options: ApiOptions): Promise<Program> {
  return startServer('bench/half-server.ts', options, [half]);
}

/** The same with site and panel, which are built: the program of `npm start`. */
export function startWhole(options: ApiOptions): Promise<Program> {
  return startServer('apps/all-in-one/src/main.ts', options);
}

async function startServer(file: string, options: ApiOptions, args: string[] = []): Promise<Program> {
  const { databaseUrl, settings, secrets, gatewayUrl, publicUrl, port, folder = root, env } = options;
  return startProgram(
    path.join(folder, file),
    port ?? (await freePort()),
    {
      ...(secrets ?? newSecrets()),
      DATABASE_URL: databaseUrl,
      GATEWAY_URL: gatewayUrl ?? 'http://127.0.0.1:1',
      ...(publicUrl ? { PUBLIC_URL: publicUrl } : {}),
      POSTAL_CODES_ONLINE: 'false',
      LOG_LEVEL: 'silent',
      METADE_SETTINGS: JSON.stringify({
        writesPerMinutePerAddress: 100_000_000,
        readsPerMinutePerAddress: 100_000_000,
        ...settings,
      }),
      ...env,
    },
    args,
  );
}

/** The sandbox's card gateway as a process; it tells its events to the API at webhookUrl. */
export async function startGateway(databaseUrl: string, secrets: Secrets, webhookUrl: string): Promise<Program> {
  const port = await freePort();
  return startProgram('apps/sandbox-gateway/src/main.ts', port, {
    DATABASE_URL: databaseUrl,
    WEBHOOK_URL: webhookUrl,
    WEBHOOK_SECRET: secrets.GATEWAY_WEBHOOK_SECRET,
    API_KEY: secrets.GATEWAY_API_KEY,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
}

/** Starts a server, by its place in this repository or anywhere, and waits until it takes connections. It gets nothing of this process's environment. */
export async function startProgram(
  file: string,
  port: number,
  env: Record<string, string>,
  args: string[] = [],
): Promise<Program> {
  const child = spawn(process.execPath, [path.resolve(root, file), ...args], {
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.pipe(process.stderr);
  const exited = once(child, 'exit');
  const onExit = () => child.kill();
  process.once('exit', onExit);
  const url = `http://127.0.0.1:${port}`;
  for (const start = Date.now(); ; ) {
    if (child.exitCode !== null || Date.now() - start > 60_000) {
      child.kill();
      throw new Error(`${file} did not start.`);
    }
    if (await answers(url)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid as number,
    async stop() {
      process.removeListener('exit', onExit);
      child.kill();
      await exited;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).body?.cancel();
    return true;
  } catch {
    return false;
  }
}
