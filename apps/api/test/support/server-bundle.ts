import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { inject } from 'vitest';

/** What has parts that are no JavaScript, or threads of its own. */
const apart = ['sharp', 'pino', 'graphile-worker'];

let made: Promise<string> | undefined;

/**
 * server-process.ts with all that it imports in few files, made once per run by the first worker that needs it: dozens of processes
 * load them, in half of the time. Answers the folder and the program in it.
 */
export function serverBundle(): Promise<{ folder: string; program: string }> {
  const folder = inject('serverBundle');
  made ??= bundle(folder);
  return made.then((program) => ({ folder, program }));
}

async function bundle(folder: string): Promise<string> {
  const program = path.join(folder, 'server-process.mjs');
  const done = path.join(folder, 'done');
  if (!isFirst(folder)) {
    while (!existsSync(done)) {
      if (!existsSync(folder)) throw new Error('Another worker could not bundle the server.');
      await sleep(100);
    }
    return program;
  }
  try {
    await build({
      input: fileURLToPath(new URL('server-process.ts', import.meta.url)),
      platform: 'node',
      external: (id) => apart.some((name) => id === name || id.startsWith(`${name}/`)),
      plugins: [{ name: 'files stay where they are', transform: (code, id) => inPlace(code, id.replace(/\?.*/, '')) }],
      output: { dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      logLevel: 'warn',
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  writeFileSync(done, '');
  return program;
}

/** Whether nobody made the folder before. */
function isFirst(folder: string): boolean {
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function inPlace(code: string, file: string): string | null {
  const places: [string, string][] = [
    ['import.meta.url', pathToFileURL(file).href],
    ['__dirname', path.dirname(file)],
    ['__filename', file],
  ];
  const used = places.filter(([name]) => code.includes(name));
  if (used.length === 0 || !path.isAbsolute(file)) return null;
  return used.reduce((text, [name, place]) => text.replaceAll(name, JSON.stringify(place)), code);
}
