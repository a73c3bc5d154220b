import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a .br and a .gz beside every text file of the client build, so that serving costs no compression. */
export async function compressClientBuild(buildDirectory: string): Promise<void> {
  const root = path.join(buildDirectory, 'client');
  for (const name of await readdir(root, { recursive: true })) {
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name)) continue;
    const file = path.join(root, name);
    const content = await readFile(file);
    if (content.length < 512) continue;
    await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
  }
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
