import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@metade/dev-env/free-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../../..');
let folder: string;
let taken: Server;
let port: number;

/** A repository of the same scripts, with nothing installed but a Node, and programs that only say what they were given. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'metade-npm-'));
  cpSync(path.join(repository, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  const lock = JSON.stringify({ packages: {} });
  writeFileSync(path.join(folder, 'package-lock.json'), lock);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: 'node scripts/start.mjs', dev: 'node scripts/start.mjs --dev' } }),
  );
  const program = "console.log('given', JSON.stringify(process.argv.slice(2))); process.exitCode = 7;";
  mkdirSync(path.join(folder, 'apps/all-in-one/src'), { recursive: true });
  writeFileSync(path.join(folder, 'apps/all-in-one/src/main.ts'), program);
  writeFileSync(path.join(folder, 'program.ts'), program);
  mkdirSync(path.join(folder, 'packages'));
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  port = (taken.address() as AddressInfo).port;
  return () => taken.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function install(lock: string) {
  const bin = path.join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, path.join(bin, 'node'));
  const stamp = createHash('sha256').update(`${process.platform}-${process.arch}`).update(lock).digest('hex');
  writeFileSync(path.join(folder, 'node_modules/.metade-lock'), stamp);
}

function run(env: Record<string, string>, command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, ...env },
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}

test('a taken port is told before anything is installed, with the line to type', () => {
  const { status, printed } = run({ PORT: String(port) }, 'npm', 'start');
  expect(status).toBe(1);
  expect(printed).toMatch(new RegExp(`Port ${port} is taken .*Type: PORT=\\d+ npm start`));
  expect(printed).not.toContain('Installing');
});

test('an argument that is none is refused before anything is installed, with the usage', () => {
  const { status, printed } = run({}, 'npm', 'start', '--', '--demos');
  expect(status).toBe(2);
  expect(printed).toContain('There is no --demos');
  expect(printed).toContain('usage: npm start');
  expect(printed).not.toContain('Installing');
  expect(run({}, 'npm', 'start', '--port=3001').printed).toContain('PORT=3001 npm start');
});

test('arguments reach the program, also those that npm takes for its own', async () => {
  install(JSON.stringify({ packages: {} }));
  const free = { PORT: String(await freePort()) };
  for (const [args, given] of [
    [['start'], []],
    [['start', '--', '--demo'], ['--demo']],
    [['start', '--demo'], ['--demo']],
    [
      ['run', 'dev', '--demo'],
      ['--dev', '--demo'],
    ],
  ] as const)
    expect(run(free, 'npm', ...args), args.join(' ')).toEqual({
      status: 7,
      printed: expect.stringContaining(`given ${JSON.stringify(given)}`),
    });
  const own = run({}, process.execPath, 'scripts/run.mjs', 'program.ts', '--limit', '5');
  expect(own).toEqual({ status: 7, printed: expect.stringContaining('given ["--limit","5"]') });
});

test('an installation without development packages is taken as it is', async () => {
  const packages = {
    'node_modules/needed': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
  };
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const { 'node_modules/needed': needed } = packages;
  mkdirSync(path.join(folder, 'node_modules/needed'), { recursive: true });
  writeFileSync(
    path.join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/needed': needed } }),
  );
  const start = run({ PORT: String(await freePort()) }, process.execPath, 'scripts/start.mjs');
  expect(start).toEqual({ status: 7, printed: expect.stringContaining('given []') });
  expect(start.printed).not.toContain('Installing');
});
