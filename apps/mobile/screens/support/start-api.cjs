const { spawn } = require('node:child_process');
const { once } = require('node:events');
const path = require('node:path');

/** Starts the real API for all screen tests, and tells them where it is. */
module.exports = async () => {
  const child = spawn(process.execPath, [path.join(__dirname, '../../../../e2e/support/serve-screens.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  globalThis.apiOfScreens = child;
  const first = new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const line = text.split('\n').find((one) => one.startsWith('{'));
      if (line && text.includes('\n')) resolve(line);
    });
    void once(child, 'exit').then(() => reject(new Error('the API did not start')));
  });
  const told = JSON.parse(await first);
  process.env.METADE_URL = told.url;
  process.env.SCREENS = JSON.stringify(told);
};
