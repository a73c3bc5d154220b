// Finds a Chromium for the browser tests, installing Debian's when root, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { environment, root } from './ensure-install.mjs';
import { timed } from './progress.mjs';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Resolves to the path of the system's Chromium, or undefined when Playwright has its own. Throws when there is none. */
export async function ensureChromium() {
  const found = findSystem();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await timed('Installing Chromium', () => {
      const installed =
        run('apt-get', ['update', '-qq']) &&
        run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
      if (!installed) console.log('apt-get could not install chromium');
    });
    if (findSystem()) return findSystem();
  } else {
    console.log("No Chromium here: the system's package (apt install chromium), or Playwright's, which comes now.");
  }
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const ready = await timed("Fetching Playwright's Chromium", () => run('node', [playwright, 'install', 'chromium']));
  if (!ready)
    throw new Error('The browser tests need Chromium. Install it (Debian: apt install chromium fonts-liberation).');
  return undefined;
}

function findSystem() {
  return system.find((file) => existsSync(file));
}

function run(command, args) {
  const env = { ...environment(root), DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}
