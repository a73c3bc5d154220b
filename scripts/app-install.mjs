// Installs the packages of apps/mobile, which has a lockfile of its own, when its node_modules does not hold exactly them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment, npmCommand, root } from './ensure-install.mjs';
import { timed } from './progress.mjs';

export const app = path.join(root, 'apps/mobile');
const stamp = path.join(app, 'node_modules/.metade-lock');

/** Neither asks the network what there is to update, nor tells anybody what was done. */
export const appEnvironment = { EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' };

export async function ensureAppInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(app, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await timed('Installing packages of apps/mobile', () => {
    const [command, ...args] = npmCommand(['ci', '--no-audit', '--no-fund']);
    const shell = command === 'npm' && process.platform === 'win32';
    const { status } = spawnSync(command, args, {
      cwd: app,
      env: environment(app),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell,
    });
    if (status !== 0) throw new Error('The packages of apps/mobile could not be installed.');
  });
  writeFileSync(stamp, wanted);
}
