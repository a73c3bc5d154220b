// What all suites of npm test share: counts, and how a program is run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment } from './ensure-install.mjs';

export async function attempt(name, run) {
  try {
    return await run();
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    return check(false);
  }
}

/** Runs a program; it counts as one check. print: takes its output when it ends; without it the output goes straight through. */
export async function program(folder, [command, ...args], { env = {}, print } = {}) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...environment(folder), ...env },
    stdio: ['ignore', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  print?.(Buffer.concat(output).toString());
  return check(code === 0);
}

export function check(good) {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
}

export function sum(counts) {
  const total = (field) => counts.reduce((n, count) => n + count[field], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
