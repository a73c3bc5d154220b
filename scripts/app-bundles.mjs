// The app's bundles: what npm run test:apps holds to its limits, and the bench app-size measures.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { app, appEnvironment } from './app-install.mjs';
import { program } from './suites.mjs';

/** Hermes bytecode of the Android bundle, bytes. */
export const bytecodeMax = 3.5 * 1024 * 1024;
/** What a browser loads before the first screen, gzipped, bytes. */
export const firstScreenMax = 600 * 1024;

const systems = { linux: 'linux64', darwin: 'osx', win32: 'win64' };

/** Exports the app for 'web', 'android' or 'ios' into its dist. Answers counts. */
export function exportApp(platform, ...options) {
  return program(app, ['expo', 'export', '--platform', platform, '--output-dir', `dist/${platform}`, ...options], {
    env: { ...appEnvironment, CI: '1' },
    print: (output) =>
      console.log(
        output
          .split('\n')
          .filter((line) => /rror|Exported|\.hbc|entry-/.test(line))
          .join('\n'),
      ),
  });
}

/** Bytes of Android's bytecode, compiled of the export without bytecode as its build does: with the flags of the native project. */
export async function bytecodeSize() {
  // A plugin of Expo's, which is among the app's own packages.
  const { hermesFlags } = createRequire(import.meta.url)('../apps/mobile/plugins/hermes-flags.js');
  const folder = path.join(app, 'dist/android/_expo/static/js/android');
  const [bundle] = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const bytecode = path.join(folder, 'index.android.bundle');
  const compiler = path.join(app, 'node_modules/hermes-compiler/hermesc', `${systems[process.platform]}-bin/hermesc`);
  const options = ['-w', '-emit-binary', ...hermesFlags, '-out', bytecode];
  const { failed } = await program(app, [compiler, ...options, path.join(folder, bundle)]);
  if (failed > 0) throw new Error('the bundle does not compile');
  return statSync(bytecode).size;
}

/** Bytes, gzipped, of the scripts that the web export's page names. */
export function firstScreenSize() {
  const folder = path.join(app, 'dist/web');
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [...page.matchAll(/<script src="([^"]+)"/g)]
    .map(([, src]) => gzipSync(readFileSync(path.join(folder, src))).length)
    .reduce((all, one) => all + one, 0);
}
