// npm start: installs and builds what is missing or out of date, then runs the whole marketplace under Node 24.
// Plain JavaScript: it must run on the Node 20 that the machine may have. Arguments go to the program; --dev, which
// serves the site from its sources, builds the panel alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { builtApps, ensureBuilt, isBuilt } from './ensure-builds.mjs';
import { ensureInstalled, root } from './ensure-install.mjs';
import { ensurePortIsFree } from './ensure-port.mjs';

const flags = ['--demo', '--dev', '--help'];
const usage = `usage: npm start -- [--demo] [--dev]
  --demo  with demo data, also in the database of DATABASE_URL
  --dev   the site from source, with hot reloading
Without anything: the demo on http://localhost:3000. The configuration's variables are in README.md.`;
const command = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start';

process.exitCode = await main();

async function main() {
  const args = [...new Set([...process.argv.slice(2), ...takenByNpm()])];
  const unknown = args.filter((arg) => !flags.includes(arg));
  if (process.env.npm_config_port) unknown.push(`--port (type: PORT=${process.env.npm_config_port} ${command})`);
  if (unknown.length > 0) console.error(`There is no ${unknown.join(' or ')}.`);
  if (unknown.length > 0 || args.includes('--help')) {
    console.error(usage);
    return unknown.length > 0 ? 2 : 0;
  }
  try {
    await ensurePortIsFree(command);
    const apps = builtApps.filter((app) => !(args.includes('--dev') && app === 'web'));
    const development = args.includes('--dev') || !apps.every(isBuilt);
    const { node, env } = await ensureInstalled({ development });
    for (const app of apps) await ensureBuilt(app);
    return await run(node, [path.join(root, 'apps/all-in-one/src/main.ts'), ...args], env);
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

/**
 * `npm start --demo`, without the inner dashes, gives the flag to npm, which passes it on as its own configuration. --dev is an option of
 * npm itself, which it passes on to nobody: npm run dev is for that.
 */
function takenByNpm() {
  return flags.filter((flag) => process.env[`npm_config_${flag.slice(2)}`] === 'true');
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
