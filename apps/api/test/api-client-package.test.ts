import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { apiVersion } from '@metade/contracts/api-version.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { openTable } from './support/diner.ts';
import { createTestKey } from './support/keys-fixture.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');
let folder: string;
let installed: string;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'metade-client-'));
  const made = path.join(folder, 'made');
  await run(process.execPath, ['scripts/pack-api-client.ts', made], { cwd: root });
  await run('npm', ['pack', '--pack-destination', folder], { cwd: made });
  installed = path.join(folder, 'node_modules/@metade/api-client');
  await mkdir(installed, { recursive: true });
  const packed = path.join(folder, `metade-api-client-${apiVersion}.tgz`);
  await run('tar', ['-xzf', packed, '--strip-components=1', '-C', installed]);
  await symlink(path.join(root, 'node_modules/@types'), path.join(folder, 'node_modules/@types'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.close();
});

test('the package has what it exports, and nothing of this repository’s paths', async () => {
  const files = await readdir(installed);
  expect(files.toSorted()).toEqual([
    'README.md',
    'index.d.ts',
    'index.js',
    'operations.d.ts',
    'package.json',
    'routes.js',
  ]);
  const { exports, version, dependencies } = JSON.parse(
    await readFile(path.join(installed, 'package.json'), 'utf8'),
  ) as {
    exports: { '.': Record<string, string> };
    version: string;
    dependencies?: object;
  };
  for (const file of Object.values(exports['.'])) expect(files).toContain(path.basename(file));
  expect(version).toBe(apiVersion);
  expect(dependencies).toBeUndefined();
  for (const file of files.filter((name) => name !== 'README.md')) {
    const text = await readFile(path.join(installed, file), 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(
      imported.filter((from) => !/^\.\/(routes|operations)\.js$/.test(from ?? '')),
      file,
    ).toEqual([]);
  }
});

test('the examples of its README compile strictly, and do what they say', async () => {
  const readme = await readFile(path.join(installed, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
  expect(examples).toHaveLength(2);
  const names = examples.map((_, n) => `example-${n}.mts`);
  for (const [n, code] of examples.entries()) await writeFile(path.join(folder, names[n] ?? ''), code);
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  await run(path.join(root, 'node_modules/.bin/tsc'), [...options, ...names], { cwd: folder });

  const table = await openTable(app.pool, { qtd: 3 });
  const { key } = await createTestKey(app.pool, { restaurant: table.restaurantId });
  const env = { ...process.env, METADE_URL: app.url, METADE_KEY: key };
  const [searched, held] = await Promise.all(
    names.map((name) => run(process.execPath, [name], { cwd: folder, env }).then(({ stdout }) => stdout)),
  );
  expect(searched).toContain(table.date.slice(0, 4));
  expect(held).toMatch(/give this link to the person: http:\/\/metade\.test\/hold\/[\w-]{32}\nheld\n/);
});
