import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { queryOnce } from './query-once.ts';

export type TestDatabase = {
  /** Superuser's URL to this database. */
  url: string;
  /** Ends every session on the database and removes it. */
  drop(): Promise<void>;
};

/** Makes a database of its own for one test file, with all migrations applied, by cloning the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('testDatabase');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Its files as they are: the other way writes all of the template's pages to the log once more.
  await queryOnce(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await queryOnce(serverUrl, `drop database if exists ${name} with (force)`)),
  };
}
