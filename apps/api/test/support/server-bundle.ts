import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

let made: Promise<string> | undefined;

/** server-process.ts and what it imports of this repository as one file, made once per test worker: a process loads it in two thirds of the time. */
export function serverBundle(): Promise<string> {
  return (made ??= bundle());
}

async function bundle(): Promise<string> {
  // Beside the packages that it goes on importing.
  const file = fileURLToPath(new URL(`../../node_modules/.cache/server-process-${process.pid}.mjs`, import.meta.url));
  await build({
    input: fileURLToPath(new URL('server-process.ts', import.meta.url)),
    platform: 'node',
    external: (id) => !/^([./]|@metade\/|\0)/.test(id),
    plugins: [
      {
        name: 'files stay where they are',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
  return file;
}
