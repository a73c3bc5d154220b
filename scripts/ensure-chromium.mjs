// Finds a Chromium for the browser tests and benches, installing Debian's when root, else Playwright's own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, isRootOnDebian } from './apt-install.mjs';
import { environment, root } from './ensure-install.mjs';
import { timed } from './progress.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const fonts = 'fonts-liberation';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The headless shell, for journeys: as ensureChromium, which answers where there is none to be had. */
export async function ensureHeadlessShell() {
  if (!existsSync(shell) && isRootOnDebian())
    // With the browser, which apt would otherwise keep at a version that the shell does not go with.
    await timed("Installing Chromium's headless shell", () => aptInstall('chromium', 'chromium-headless-shell', fonts));
  return existsSync(shell) ? shell : ensureChromium();
}

/** Resolves to the path of the system's Chromium, or undefined when Playwright has its own. Throws when there is none. */
export async function ensureChromium() {
  const found = findWhole();
  if (found) return found;
  if (isRootOnDebian()) {
    await timed('Installing Chromium', () => aptInstall('chromium', fonts));
    if (findWhole()) return findWhole();
  } else {
    console.log("No Chromium here: the system's package (apt install chromium), or Playwright's, which comes now.");
  }
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const ready = await timed("Fetching Playwright's Chromium", () => run('node', [playwright, 'install', 'chromium']));
  if (!ready)
    throw new Error('The browser tests need Chromium. Install it (Debian: apt install chromium fonts-liberation).');
  return undefined;
}

function findWhole() {
  return whole.find((file) => existsSync(file));
}

async function run(command, args) {
  const child = spawn(command, args, { cwd: root, env: environment(root), stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}
