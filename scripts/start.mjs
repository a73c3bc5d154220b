// npm start: installs and builds what is missing or out of date, then runs the whole marketplace under Node 24.
// Plain JavaScript: it must run on the Node 20 that the machine may have. Arguments go to the program; --dev, which
// serves the sites from their sources, needs no builds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { builtApps, ensureBuilt } from './ensure-builds.mjs';
import { ensureInstalled, root } from './ensure-install.mjs';

const args = process.argv.slice(2);

try {
  const { node, env } = await ensureInstalled();
  if (!args.includes('--dev')) for (const app of builtApps) await ensureBuilt(app);
  process.exitCode = await run(node, [path.join(root, 'apps/all-in-one/src/main.ts'), ...args], env);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function run(command, commandArgs, env) {
  // A process group of its own: Ctrl-C, which the terminal and npm both send, reaches the program once, from here.
  const child = spawn(command, commandArgs, {
    cwd: root,
    env,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  let askedAt;
  const forward = (signal) => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      child.kill(signal);
    } else if (Date.now() - askedAt > 1_000) {
      child.kill('SIGKILL');
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => forward(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  const [code, signal] = await once(child, 'exit');
  return code ?? 128 + os.constants.signals[signal];
}
