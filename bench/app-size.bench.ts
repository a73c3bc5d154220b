import { ensureAppInstalled } from '../scripts/app-install.mjs';
import { bytecodeMax, bytecodeSize, exportApp, firstScreenMax, firstScreenSize } from '../scripts/app-bundles.mjs';
import type { Bench } from './run.ts';

/** The app's bytecode for Android, and what a browser loads before its first screen. */
export const bench: Bench = async () => {
  await ensureAppInstalled();
  for (const made of [await exportApp('android', '--no-bytecode'), await exportApp('web')])
    if (made.failed > 0) throw new Error('the app could not be exported');
  const figure = (work: string, bytes: number, max: number) => ({
    work,
    unit: 'kB',
    own: bytes / 1024,
    reference: null,
    ratio: null,
    target: `≤ ${Math.round(max / 1024)} kB`,
    ok: bytes <= max,
  });
  return [
    figure('bytecode of the app for Android', await bytecodeSize(), bytecodeMax),
    figure('what a browser loads before the app’s first screen, gzipped', firstScreenSize(), firstScreenMax),
  ];
};
