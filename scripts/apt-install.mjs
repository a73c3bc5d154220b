// Installs Debian's packages for the commands that need them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

export function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** What cannot be installed is told; whoever needs it looks for it afterwards. */
export async function aptInstall(...packages) {
  const installed =
    (await aptGet('update', '-qq')) && (await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages));
  if (!installed) console.log(`apt-get could not install ${packages.join(' and ')}`);
}

async function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}
