// node scripts/run.mjs <program> [argument …]: runs a program of this repository under Node 24, after installing what is missing.
// Plain JavaScript: it must run on the Node 20 that the machine may have.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled, root } from './ensure-install.mjs';

const [program, ...args] = process.argv.slice(2);

try {
  // Benches measure with development packages; the other programs need those of production alone.
  const { node, env } = await ensureInstalled({ development: program.startsWith('bench/') });
  const child = spawn(node, [path.join(root, program), ...args], { env, stdio: 'inherit' });
  // Ctrl-C reaches both; what the program says last is worth waiting for.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code, signal] = await once(child, 'exit');
  process.exitCode = code ?? 128 + os.constants.signals[signal];
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
