import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProgram } from './support/start-program.ts';

// What npm start runs.
const program = path.join(import.meta.dirname, '../../../scripts/start.mjs');
let folder: string;
let marketplace: Awaited<ReturnType<typeof startProgram>>;

/** A marketplace with its document, and beside it other people's tools, installed as their lockfile says. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'metade-strangers-'));
  cpSync(path.join(import.meta.dirname, 'strangers'), folder, { recursive: true });
  await run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund');
  marketplace = await startProgram(program, { DATA_DIR: path.join(folder, 'data') });
  const answer = await fetch(`${marketplace.url}/v1/openapi.json`);
  expect(answer.status).toBe(200);
  writeFileSync(path.join(folder, 'openapi.json'), await answer.text());
});
afterAll(async () => {
  await marketplace?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test('three generators make code of it that compiles, and with one of them a stranger searches, holds and pays', async () => {
  await tool('openapi-typescript', 'openapi.json', '--output', 'made/openapi-typescript/schema.ts');
  await tool('openapi-ts');
  await tool('orval', '--config', 'orval.config.mjs');
  await tool('tsc', '--project', '.');
  const order = JSON.parse(await run(process.execPath, 'compiled/book-a-table.js', marketplace.url));
  expect(order.number).toMatch(/^M-/);
  expect(['confirmed', 'awaiting_restaurant']).toContain(order.state);
  expect(order.payment_state).toBe(order.state === 'confirmed' ? 'paid' : 'authorized');
  expect(order.payment.card).toEqual({ brand: 'visa', last4: '4242' });
});

test('two linters find nothing, not even a hint', async () => {
  const spectral = await tool('spectral', 'lint', 'openapi.json', '--format=json', '--quiet', '--fail-severity=hint');
  expect(JSON.parse(spectral)).toEqual([]);
  expect(JSON.parse(await tool('redocly', 'lint', 'openapi.json', '--format=json')).problems).toEqual([]);
});

function tool(name: string, ...args: string[]): Promise<string> {
  return run(path.join(folder, 'node_modules/.bin', name), ...args);
}

/** What the program prints; when it ends badly the error tells all of it. */
async function run(command: string, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  const running = promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 100_000_000 });
  const { stdout } = await running.catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${error.message}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}
