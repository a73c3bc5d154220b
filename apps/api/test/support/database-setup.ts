import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../all-in-one/src/embedded-postgres.ts';
import { queryOnce } from './query-once.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Server and migrated template that `createTestDatabase` clones. */
    testDatabase: { serverUrl: string; template: string };
    /** Folder of this run where `serverBundle` puts the server that tests kill. */
    serverBundle: string;
  }
}

/**
 * Vitest's global set-up: one server for the whole run (TEST_DATABASE_URL, a superuser's URL, else an embedded one) with
 * every migration applied once, to a template. Returns the tear-down.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await testServer();
  const template = `metade_template_${randomUUID().slice(0, 8)}`;
  try {
    await queryOnce(server.url, `create database ${template}`);
    await migrateTemplate(server.url, template);
    // Cloning demands that nobody is connected to the template; this keeps even a superuser out.
    await queryOnce(server.url, `alter database ${template} with allow_connections false`);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testDatabase', { serverUrl: server.url, template });
  // Below the packages that the bundle goes on importing.
  const bundles = path.resolve(import.meta.dirname, '../../node_modules/.cache', template);
  project.provide('serverBundle', bundles);
  return async () => {
    rmSync(bundles, { recursive: true, force: true });
    await queryOnce(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}

async function testServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'metade-test-'));
  const server = await startPostgres({ dataDir, fast: true });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function migrateTemplate(serverUrl: string, template: string): Promise<void> {
  const { prepareDatabase } = await import('../../src/compose.ts');
  const { createPool } = await import('../../src/db/pool.ts');
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  const pool = createPool(url.href);
  try {
    await prepareDatabase(pool);
  } finally {
    await pool.end();
  }
}
