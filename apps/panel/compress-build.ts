import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes a .br and a .gz beside every text file of the build, so that serving costs no compression. */
export function compressBuild(): Plugin {
  let folder = '';
  return {
    name: 'compress-build',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => /\.(html|js|css|svg)$/.test(name)).map((name) => compress(folder, name)),
      );
    },
  };
}

async function compress(folder: string, name: string): Promise<void> {
  const file = path.join(folder, name);
  const content = await readFile(file);
  await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
