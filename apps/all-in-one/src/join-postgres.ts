import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from './embedded-postgres.ts';
import { runningServer } from './embedded-postgres-orphan.ts';

/**
 * The embedded database of a folder, for a command beside the marketplace: the server that runs on it, which stop leaves alone, else
 * one started for as long as the command takes.
 */
export async function joinPostgres(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = runningServer(path.join(dataDir, 'cluster'));
  if (server?.status === 'ready') {
    const password = readFileSync(path.join(dataDir, 'password'), 'utf8');
    const url = `postgresql://postgres:${password}@127.0.0.1:${server.port}/metade`;
    // A pid file may outlive its server; a password that is accepted belongs to no other one.
    if (await answers(url)) return { url, stop: async () => {} };
  }
  return startPostgres({ dataDir });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
