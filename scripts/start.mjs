// npm start: installs and builds what is missing or out of date, then runs the whole marketplace under Node 24.
// Plain JavaScript: it must run on the Node 20 that the machine may have. Arguments go to the program; --dev, which
// serves the site from its sources, builds the panel alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { builtApps, ensureBuilt } from './ensure-builds.mjs';
import { ensureInstalled, root } from './ensure-install.mjs';

const args = process.argv.slice(2);

try {
  const { node, env } = await ensureInstalled();
  for (const app of builtApps) if (!(args.includes('--dev') && app === 'web')) await ensureBuilt(app);
  process.exitCode = await run(node, [path.join(root, 'apps/all-in-one/src/main.ts'), ...args], env);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function run(command, commandArgs, env) {
  const child = spawn(command, commandArgs, {
    cwd: root,
    env,
    // The channel carries no message: its end ('disconnect') tells the program that we were killed by force.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A process group of its own: Ctrl-C, which the terminal and npm both send, reaches the program once, from here.
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
  process.on('SIGINT', forward);
  process.on('SIGTERM', forward);
  process.on('SIGHUP', () => forward('SIGTERM'));
  const watch = watchNpm(() => forward('SIGTERM'));
  const [code, signal] = await once(child, 'exit');
  clearInterval(watch);
  return code ?? 128 + os.constants.signals[signal];
}

/** npm runs us under a shell, which dies of npm's SIGTERM without passing it on: a change of parent stands for it. */
function watchNpm(onGone) {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event)) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, 250);
  return watch;
}
