import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programEnv } from '@metade/dev-env/program-env.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startsDemo } from '../src/start-mode.ts';

const program = path.join(import.meta.dirname, '../src/main.ts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'metade-mode-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program, which is to end by itself. */
function run(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...programEnv(), DATA_DIR: path.join(folder, 'data'), ...env },
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}

const flags = { demo: false, dev: false };
const database = { DATABASE_URL: 'postgresql://metade:word@127.0.0.1:1/metade' };

test('the demo: by itself on this machine, and on a database of one’s own where it is asked for', () => {
  expect(startsDemo(flags, {})).toBe(true);
  expect(startsDemo(flags, { DATABASE_URL: '', PUBLIC_URL: 'http://localhost:3100', HOST: '127.0.0.1' })).toBe(true);
  expect(startsDemo({ ...flags, demo: true }, database)).toBe(true);
  expect(startsDemo(flags, { ...database, DEMO: 'true' })).toBe(true);
});

describe('the program refuses, with code 1, by name and before anything is made,', () => {
  test.each([
    ['NODE_ENV=production', { NODE_ENV: 'production' }],
    ['an https address', { PUBLIC_URL: 'https://www.example.com' }],
    ['an address of another machine', { PUBLIC_URL: 'http://192.168.1.4:3000' }],
    ['a host that others reach', { HOST: '0.0.0.0' }],
    ['production with a database alone', { NODE_ENV: 'production', ...database }],
  ])('%s', (_, look: Record<string, string>) => {
    const { status, printed } = run(look);
    expect(status).toBe(1);
    expect(printed).toContain('looks like production');
    const given = Object.keys(look);
    for (const name of ['DATABASE_URL', 'GATEWAY_URL', 'GATEWAY_API_KEY', 'GATEWAY_WEBHOOK_SECRET'])
      if (!given.includes(name))
        expect(printed).toMatch(new RegExp(`^  ${name} is not set. Example: ${name}=\\S`, 'm'));
    for (const name of ['VOUCHER_SIGNING_KEY', 'SMTP_URL', 'MAIL_FROM'])
      expect(printed).toContain(`${name} is not set`);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  test('a database of one’s own without gateway and key, and says what starts the demo there', () => {
    const { status, printed } = run(database);
    expect(status).toBe(1);
    expect(printed).toContain('GATEWAY_URL is not set');
    expect(printed).toContain('--demo puts the demo into this database');
    expect(printed).not.toContain('looks like production');
  });

  test.each([
    ['--demo', 'NODE_ENV', 'production'],
    ['--demo', 'PUBLIC_URL', 'https://www.example.com'],
    ['--dev', 'HOST', '0.0.0.0'],
  ])('%s with %s=%s', (flag, name, value) => {
    const { status, printed } = run({ [name]: value }, flag);
    expect(status).toBe(1);
    expect(printed).toContain(`${flag} is for one machine`);
  });
});

test.each(['--demos', 'demo', '--port=3001'])('the argument %s is refused with the usage', (argument) => {
  const { status, printed } = run({}, argument);
  expect(status).toBe(2);
  expect(printed).toContain('usage: npm start -- [--demo] [--dev]');
});

test('--help tells the usage', () => {
  expect(run({}, '--help')).toMatchObject({ status: 0, printed: expect.stringContaining('usage: npm start') });
});
