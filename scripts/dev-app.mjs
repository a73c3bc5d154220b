// npm run dev:app [-- <address of a marketplace>]: Metro for the app, for simulators and for a phone in the same network.
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { app, appEnvironment, ensureAppInstalled } from './app-install.mjs';
import { ensureInstalled, environment } from './ensure-install.mjs';

const [given] = process.argv.slice(2);
if (given === '--help' || (given !== undefined && !URL.canParse(given))) {
  console.error('Usage: npm run dev:app [-- <address of a marketplace, such as http://192.168.1.20:3000>]');
  process.exit(given === '--help' ? 0 : 2);
}
await ensureInstalled();
await ensureAppInstalled();
const marketplace = given ?? `http://${ownAddress()}:3000`;
console.log(`The app asks ${marketplace}. There the marketplace listens for others when it was started with
  HOST=0.0.0.0 PUBLIC_URL=${marketplace} npm start -- --demo\n`);
const child = spawn('expo', ['start', '--lan'], {
  cwd: app,
  env: { ...environment(app), ...appEnvironment, METADE_URL: marketplace },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
child.on('close', (code) => (process.exitCode = code ?? 1));

/** This machine's address in its network. */
function ownAddress() {
  const all = Object.values(networkInterfaces()).flat();
  return all.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1';
}
